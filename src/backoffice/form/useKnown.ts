import { useMemo, useState } from 'react';
import type { Field } from '../../fields/field.ts';
import { checkableValue } from '../../fields/views.ts';
import type { CheckedShape } from './checkValues.ts';

type Values = Record<string, unknown>;

/** Nothing may move under the finger that left a field by pressing something. */
const pause = 300;

/** What a form holds as a check wants it: what is no value yet counts as none. */
function wholeValues({ fields }: CheckedShape, values: Values): Values {
  return Object.fromEntries(
    Object.entries(fields).map(([name, field]) => {
      const checked = field.schema.safeParse(checkableValue(field, values[name]));
      return [name, checked.success ? checked.data : field.initial];
    }),
  );
}

/** What is wrong with a value by itself; nothing with one that is missing. */
function faultIn(field: Field, value: unknown): string | undefined {
  if (field.isEmpty(value)) return undefined;
  return field.schema.safeParse(checkableValue(field, value)).error?.issues[0]?.message;
}

/** What can be said of a form's fields before it is saved. */
export function useKnown(shape: CheckedShape, values: Values, previous: Values | undefined) {
  const [left, setLeft] = useState<readonly string[]>([]);
  const whole = useMemo(() => wholeValues(shape, values), [shape, values]);
  const context = { now: new Date(), previous };
  const faults = shape.check?.(whole, context) ?? [];
  const remarks = shape.remark?.(whole, context) ?? [];
  const without = (name: string) => (all: readonly string[]) => all.filter((each) => each !== name);

  return {
    /** What a save would be refused for; what a field holds by itself is looked at once it was left. */
    fault(name: string, field: Field): string | undefined {
      const own = left.includes(name) ? faultIn(field, values[name]) : undefined;
      if (own !== undefined || field.isEmpty(values[name])) return own;
      return faults.find(({ param }) => param === name)?.msg;
    },
    /** What is worth knowing all the same. */
    remark: (name: string) => remarks.find(({ param }) => param === name)?.msg,
    refuses: (name: string, value: unknown) =>
      shape.check?.({ ...whole, [name]: value }, context).some(({ param }) => param === name) ??
      false,
    leave(name: string): void {
      setTimeout(() => setLeft((all) => [...without(name)(all), name]), pause);
    },
    touch: (name: string) => setLeft(without(name)),
  };
}
