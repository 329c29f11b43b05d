import { z } from 'zod';
import { textKind } from './field.ts';
import { messages } from './messages.ts';
import { plainText } from './plainText.ts';

const most = 200_000;

/** Formatted text as HTML. What tags it may hold is decided by the server's sanitiser. */
export const richText = textKind({
  kind: 'richText',
  uploads: 'photo',
  isHtml: true,
  schema: z
    .string(messages.invalid)
    .max(most, messages.tooLong(most))
    .transform((value) => value.replaceAll('\u0000', '').trim()),
  answer: z.string().meta({ contentMediaType: 'text/html' }),
  isEmpty: (value) => plainText(value) === '' && !/<img\b/i.test(value),
});
