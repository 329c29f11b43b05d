import { z } from 'zod';
import { type Field, type Options, storedAsText } from './field.ts';
import { textSchema } from './text.ts';

const maxLength = 2_000;

/**
 * An address elsewhere, as it was typed, with or without its scheme. `names` is where a site has
 * the pages of its people: there `@casa` is one of them.
 */
export function link(label: string, options: Options & { names?: string } = {}): Field<string> {
  const { names, ...rest } = options;
  const tidy = (typed: string) => (names ? typed.trim().replace(/^@(?=[\w.-]+$)/, names) : typed);
  return {
    ...storedAsText,
    ...rest,
    kind: 'link',
    readAs: 'web',
    isSearched: true,
    sorts: 'letters',
    label,
    tidy,
    schema: textSchema(maxLength).transform(tidy),
    answer: z.string().max(maxLength),
  };
}
