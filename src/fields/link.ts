import { z } from 'zod';
import { type Field, type Options, storedAsText } from './field.ts';
import { textSchema } from './text.ts';

const maxLength = 2_000;

/**
 * A web address as it was typed, with or without its scheme. With `names`, the prefix of a
 * network's profile addresses, `@casa` becomes such an address.
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
