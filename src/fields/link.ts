import { z } from 'zod';
import { type Field, type Options, storedAsText } from './field.ts';
import { textSchema } from './text.ts';

const most = 2_000;

/** An address elsewhere, as it was typed, with or without its scheme. */
export function link(label: string, options: Options = {}): Field<string> {
  return {
    ...storedAsText,
    ...options,
    kind: 'link',
    readAs: 'web',
    isSearched: true,
    sorts: 'letters',
    label,
    schema: textSchema(most),
    answer: z.string().max(most),
  };
}
