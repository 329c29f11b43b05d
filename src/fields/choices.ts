import { z } from 'zod';
import { messages } from '../language/messages.ts';
import { type Field, type Options, storedAsList } from './field.ts';

export type ChoicesField<Value extends string = string> = Field<Value[]> & {
  choices: readonly Value[];
  names?: Partial<Record<Value, string>>;
};

/** Any of a few words, each at most once, kept in the declared order. */
export function choices<const Value extends string>(
  label: string,
  of: readonly [Value, ...Value[]],
  options: Options & { names?: Partial<Record<Value, string>> } = {},
): ChoicesField<Value> {
  const answer = z.array(z.enum(of)) as unknown as z.ZodType<Value[]>;
  return {
    ...storedAsList<Value>(),
    ...options,
    kind: 'choices',
    label,
    choices: of,
    schema: z
      .array(z.enum(of), messages.invalid)
      .transform((chosen) => of.filter((each) => (chosen as Value[]).includes(each))),
    answer,
  };
}
