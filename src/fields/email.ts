import { z } from 'zod';
import { type Field, type Options, storedAsText } from './field.ts';
import { messages } from './messages.ts';

/** An e-mail address. */
export function email(label: string, options: Options = {}): Field<string> {
  return {
    ...storedAsText,
    ...options,
    kind: 'email',
    readAs: 'mail',
    isSearched: true,
    sorts: 'letters',
    label,
    schema: z
      .string(messages.email)
      .transform((value) => value.trim())
      .pipe(z.union([z.literal(''), z.email(messages.email).max(254, messages.email)])),
    answer: z.string().max(254).meta({ description: 'Um endereço de email, ou vazio' }),
  };
}
