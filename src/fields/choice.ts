import { z } from 'zod';
import { messages } from '../language/messages.ts';
import { type Field, type Options, storedAsText } from './field.ts';

export type ChoiceField<Value extends string = string> = Field<Value> & {
  choices: readonly Value[];
  /** What people read for each choice, where it is not the choice itself. */
  names?: Partial<Record<Value, string>>;
};

/** One of a few words; the first is what a new record holds. */
export function choice<const Value extends string>(
  label: string,
  choices: readonly [Value, ...Value[]],
  options: Options & { names?: Partial<Record<Value, string>> } = {},
): ChoiceField<Value> {
  return {
    ...storedAsText,
    ...options,
    kind: 'choice',
    label,
    choices,
    isSearched: true,
    readings: choices.map((each) => [each, options.names?.[each] ?? each]),
    initial: choices[0],
    // Blank is let through, for a required field to answer that it is missing.
    schema: z.union([z.enum(choices), z.literal('')], messages.invalid) as z.ZodType<Value>,
    answer: z.enum(choices) as unknown as z.ZodType<Value>,
    fromColumn: (stored) => stored as Value,
  };
}

/** A choice with one possibility: it says which of a collection's sections a record belongs to, and nobody reads it. */
export function fixed<const Value extends string>(label: string, value: Value) {
  const names = { [value]: '' } as Record<Value, string>;
  const { isSearched: _, ...rest } = choice(label, [value], { required: true, names });
  return { ...rest, kind: 'fixed' };
}
