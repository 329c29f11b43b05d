import { z } from 'zod';
import { messages } from '../language/messages.ts';
import { type Field, type Options, storedAsText } from './field.ts';

export type ChoiceField<Value extends string = string> = Field<Value> & {
  choices: readonly Value[];
  /** The words shown for a choice, if not the choice itself. */
  names?: Partial<Record<Value, string>>;
};

/** One of a few words; a new record has the first. */
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
    // '' passes, so that a required field is refused as missing rather than as invalid.
    schema: z.union([z.enum(choices), z.literal('')], messages.invalid) as z.ZodType<Value>,
    answer: z.enum(choices) as unknown as z.ZodType<Value>,
    fromColumn: (stored) => stored as Value,
  };
}

/** A choice with nothing preselected, so that nobody takes the first option by accident. */
export function unchosen<const Value extends string>(
  ...declared: Parameters<typeof choice<Value>>
) {
  return { ...choice(...declared), initial: '' as Value };
}

/** A choice with a single value, never shown: it says which of a collection's sections a record belongs to. */
export function fixed<const Value extends string>(label: string, value: Value) {
  const names = { [value]: '' } as Record<Value, string>;
  const { isSearched: _, ...rest } = choice(label, [value], { required: true, names });
  return { ...rest, kind: 'fixed' };
}
