import { z } from 'zod';
import { messages } from '../language/messages.ts';
import { textKind } from './field.ts';

/** An e-mail address. */
export const email = textKind({
  kind: 'email',
  readAs: 'mail',
  isSearched: true,
  sorts: 'letters',
  schema: z
    .string(messages.email)
    .transform((value) => value.trim())
    .pipe(z.union([z.literal(''), z.email(messages.email).max(254, messages.email)])),
  answer: z.string().max(254).meta({ description: 'Um endereço de email, ou vazio' }),
});
