import { z } from 'zod';
import { messages } from '../language/messages.ts';
import { plainText } from '../language/plainText.ts';
import { textKind } from './field.ts';

const maxLength = 200_000;

/** The maximum of tags, entities and attributes: each costs the sanitiser as much as a page of plain text. */
const mostMarks = 20_000;

/** Whether a text has more markup than a person would write. */
export function isIntricate(html: string): boolean {
  let marks = 0;
  for (const _ of html.matchAll(/[<&=]/g)) if (++marks > mostMarks) return true;
  return false;
}

/** Formatted text as HTML. The server's sanitiser decides which tags it may contain. */
export const richText = textKind({
  kind: 'richText',
  uploads: 'photo',
  isHtml: true,
  schema: z
    .string(messages.invalid)
    .max(maxLength, messages.tooLong(maxLength))
    .refine((value) => !isIntricate(value), messages.tooIntricate)
    .transform((value) => value.replaceAll('\u0000', '').trim()),
  answer: z.string().meta({ contentMediaType: 'text/html' }),
  isEmpty: (value) => plainText(value) === '' && !/<img\b/i.test(value),
});
