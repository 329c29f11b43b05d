import { z } from 'zod';
import { messages } from '../language/messages.ts';
import { type Field, type Options, storedAsList } from './field.ts';
import { textSchema } from './text.ts';

export type ListField = Field<string[]> & {
  /** The maximum number of items. */
  most: number;
  /** What one item is called, in the button that adds it. */
  item: string;
};

/** The schema of a list of short texts; blank ones are dropped. */
export function listSchema(most: number, longest: number, tidy: (item: string) => string = String) {
  return z
    .array(textSchema(longest).transform(tidy), messages.invalid)
    .transform((items) => items.filter((item) => item !== ''))
    .pipe(z.array(z.string()).max(most, messages.tooMany(most)));
}

/** A list of short texts, such as dishes or phone numbers. */
export function list(
  label: string,
  options: Options & { item: string; most?: number; tidy?: (item: string) => string },
): ListField {
  const { most = 30, ...rest } = options;
  return {
    ...storedAsList(),
    ...rest,
    kind: 'list',
    isSearched: true,
    label,
    most,
    schema: listSchema(most, 200, options.tidy),
    answer: z.array(z.string()).max(most),
  };
}
