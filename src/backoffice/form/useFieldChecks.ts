import { useState } from 'react';
import type { Field } from '../../fields/field.ts';
import type { CheckContext } from '../../sections/section.ts';
import type { CheckedShape } from './checkValues.ts';
import { showFault } from './FieldFrame.tsx';

type Values = Record<string, unknown>;

/**
 * A message waits this long, in milliseconds: it must not move the button that was just pressed to leave the
 * field.
 */
const pause = 300;

/** The form's values as a check wants them: an unfinished value counts as none. */
function wholeValues({ fields }: CheckedShape, values: Values): Values {
  return Object.fromEntries(
    Object.entries(fields).map(([name, field]) => {
      const checked = field.schema.safeParse(values[name]);
      return [name, checked.success ? checked.data : field.initial];
    }),
  );
}

/** The messages for what a form holds while it is being typed. */
export function checksOf(shape: CheckedShape, values: Values, context: CheckContext<never>) {
  const { check, remark, fields } = shape;
  const whole = check || remark ? wholeValues(shape, values) : {};
  const faults = check?.(whole, context) ?? [];
  const remarks = remark?.(whole, context) ?? [];
  const isEmpty = (name: string) => fields[name]?.isEmpty(values[name]) ?? true;
  return {
    /** What is wrong with one value alone; a missing value is not reported. */
    ownFault(name: string): string | undefined {
      const field = fields[name] as Field;
      if (isEmpty(name)) return undefined;
      return field.schema.safeParse(values[name]).error?.issues[0]?.message;
    },
    /** What is wrong with a value, given the others. */
    fault: (name: string) =>
      isEmpty(name) ? undefined : faults.find(({ param }) => param === name)?.msg,
    /** What is worth knowing, though nothing is wrong. */
    remark: (name: string) => remarks.find(({ param }) => param === name),
    /** Whether another value would be refused, given the others. */
    refuses: (name: string, value: unknown) =>
      check?.({ ...whole, [name]: value }, context).some(({ param }) => param === name) ?? false,
  };
}

/** `checksOf` for a form on the screen; a field's own value is checked once the field was left. */
export function useFieldChecks(shape: CheckedShape, values: Values, previous: Values | undefined) {
  const [left, setLeft] = useState<readonly string[]>([]);
  const checks = checksOf(shape, values, { now: new Date(), previous: previous as never });
  const without = (name: string) => (all: readonly string[]) => all.filter((each) => each !== name);
  return {
    ...checks,
    fault: (name: string) =>
      (left.includes(name) ? checks.ownFault(name) : undefined) ?? checks.fault(name),
    leave(name: string): void {
      setTimeout(() => {
        setLeft((all) => [...without(name)(all), name]);
        requestAnimationFrame(() => showFault(name));
      }, pause);
    },
    touch: (name: string) => setLeft(without(name)),
  };
}
