import { meets, type Shape } from '../../fields/shape.ts';
import { type FieldError, validate } from '../../fields/validate.ts';
import type { Section } from '../../sections/section.ts';

/** A shape that may look across its fields, as a section does. */
export type CheckedShape = Shape & Pick<Section, 'check' | 'remark'>;

/** Everything wrong with what a form holds, in the order of its fields; hidden fields are never at fault. */
export function checkValues(
  shape: CheckedShape,
  values: Record<string, unknown>,
  previous: Record<string, unknown> | undefined,
): FieldError[] {
  const context = { now: new Date(), previous };
  const across = (sent: Record<string, unknown>) => shape.check?.(sent, context) ?? [];
  const result = validate(shape, sendableValues(shape, values), across);
  const errors = result.ok ? [] : result.errors;
  const order = Object.keys(shape.fields);
  return errors.toSorted((one, other) => order.indexOf(one.param) - order.indexOf(other.param));
}

/** What is sent of a field. Nobody can correct a hidden field, so an invalid value left in one is dropped. */
export function sendable(shape: Shape, values: Record<string, unknown>, name: string): unknown {
  const field = shape.fields[name];
  const isShown = meets(shape.shownWhen?.[name], values);
  return isShown || field?.schema.safeParse(values[name]).success ? values[name] : field?.initial;
}

/** What is sent of a whole form. */
export function sendableValues(shape: Shape, values: Record<string, unknown>) {
  const sent = Object.keys(shape.fields).filter((name) => !shape.fields[name]?.setByServer);
  return Object.fromEntries(sent.map((name) => [name, sendable(shape, values, name)]));
}
