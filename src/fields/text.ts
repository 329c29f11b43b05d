import { z } from 'zod';
import { messages } from '../language/messages.ts';
import { normalized } from '../language/normalized.ts';
import { holdsSiteAddress } from '../language/siteAddress.ts';
import { type Field, type Options, storedAsText } from './field.ts';

export type TextField = Field<string> & {
  /** More than one line may be written. */
  lines?: boolean;
  /** The advised length; a counter shows when it is exceeded, nothing is refused. */
  advised?: number;
};

/** Removed from texts; PostgreSQL refuses the first, U+0000. */
// biome-ignore lint/suspicious/noControlCharactersInRegex: removing them is the point
const controlCharacters = /[\u0000-\u0008\u000b\u000c\u000e-\u001f\u007f]/g;

function makeSchema(most: number, lines: boolean) {
  return z
    .string(messages.invalid)
    .transform((value) => {
      const whole = lines ? value : value.replace(/[\t\r\n]+/g, ' ');
      return normalized(whole.replace(controlCharacters, '').trim());
    })
    .pipe(z.string().max(most, messages.tooLong(most)));
}

/** Hundreds of fields have the same few limits; a schema of its own for each would take megabytes. */
const schemas = new Map<string, ReturnType<typeof makeSchema>>();

/** The schema of every kind typed as text; without `lines`, line breaks become spaces. */
export function textSchema(most: number, lines = false) {
  const limits = `${most} ${lines}`;
  const schema = schemas.get(limits) ?? makeSchema(most, lines);
  schemas.set(limits, schema);
  return schema;
}

/** Plain text, trimmed. */
export function text(
  label: string,
  options: Options & {
    lines?: boolean;
    advised?: number;
    most?: number;
    /** Refuses web addresses, in texts that letters repeat to people who may not have written them. */
    noAddresses?: true;
    tidy?: (typed: string) => string;
  } = {},
): TextField {
  const { most = options.lines ? 5_000 : 300, noAddresses, ...rest } = options;
  const plain = textSchema(most, options.lines);
  const schema = options.tidy ? plain.transform(options.tidy) : plain;
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
    answer: plain.out,
  };
}
