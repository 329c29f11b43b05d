import type { Fields, Values } from './field.ts';

/** True for records with these values; a list means any of them. */
type Condition<F> = { [K in keyof F]?: Values<F>[K] | readonly Values<F>[K][] };

/** A set of fields and the conditions between them: sections and forms are shapes. */
export type Shape<F = Fields, Name extends string = string> = {
  fields: F;
  /** The field is hidden, and not required, while the condition does not hold. */
  shownWhen?: { [K in Name]?: Condition<F> };
  /** A required field may be left empty while the condition does not hold. */
  requiredWhen?: { [K in Name]?: Condition<F> };
  /** The field keeps its initial value, whatever was sent, while the condition does not hold. */
  editableWhen?: { [K in Name]?: Condition<F> };
  /** Refuses what it has no field for, where somebody could believe that it was obeyed; otherwise that is dropped. */
  isExact?: true;
};

/** Whether a record meets a condition; an absent condition always holds. */
export function meets(
  condition: Record<string, unknown> | undefined,
  record: Record<string, unknown>,
): boolean {
  return Object.entries(condition ?? {}).every(([name, value]) =>
    Array.isArray(value) ? value.includes(record[name]) : record[name] === value,
  );
}

/** Whether this field is required in a record with these values. */
export function isRequired(
  { fields, shownWhen, requiredWhen }: Shape,
  name: string,
  record: Record<string, unknown>,
): boolean {
  const isAsked = meets(shownWhen?.[name], record) && meets(requiredWhen?.[name], record);
  return isAsked && (fields[name]?.required ?? false);
}
