import { z } from 'zod';
import { messages } from '../language/messages.ts';
import { normalized } from '../language/normalized.ts';
import { holdsSiteAddress } from '../language/siteAddress.ts';
import { type Field, type Options, storedAsText } from './field.ts';

export type TextField = Field<string> & {
  /** More than one line may be written. */
  lines?: boolean;
  /** A length to count towards; going past it is shown, not refused. */
  advised?: number;
};

/** Control characters have no place in a text, and PostgreSQL refuses the first of them. */
// biome-ignore lint/suspicious/noControlCharactersInRegex: removing them is the point
const controlCharacters = /[\u0000-\u0008\u000b\u000c\u000e-\u001f\u007f]/g;

/** The check behind every kind that is typed as text; a line break counts as a blank unless lines are wanted. */
export function textSchema(most: number, lines = false) {
  return z
    .string(messages.invalid)
    .transform((value) => (lines ? value : value.replace(/[\t\r\n]+/g, ' ')))
    .transform((value) => normalized(value.replace(controlCharacters, '').trim()))
    .pipe(z.string().max(most, messages.tooLong(most)));
}

/** Plain text, trimmed. */
export function text(
  label: string,
  options: Options & {
    lines?: boolean;
    advised?: number;
    most?: number;
    /** For what is said again to people who did not write it. */
    noAddresses?: true;
    tidy?: (typed: string) => string;
  } = {},
): TextField {
  const { most = options.lines ? 5_000 : 300, noAddresses, ...rest } = options;
  const schema = textSchema(most, options.lines).transform(options.tidy ?? String);
  return {
    ...storedAsText,
    ...rest,
    kind: 'text',
    isSearched: true,
    sorts: 'letters',
    label,
    schema: noAddresses
      ? schema.refine((value) => !holdsSiteAddress(value), messages.noAddresses)
      : schema,
    answer: z.string().max(most),
  };
}
