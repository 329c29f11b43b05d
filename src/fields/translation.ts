import { z } from 'zod';
import { digest } from '../language/digest.ts';
import { messages } from '../language/messages.ts';
import { plainText } from '../language/plainText.ts';
import { type Language, languageCodes, translationName } from '../language/speaking.ts';
import { type Field, type Fields, storedAsJson } from './field.ts';

/** What the back-office calls the languages. */
export const languageNames: Record<Language, string> = {
  en: 'inglês',
  es: 'espanhol',
  fr: 'francês',
};

/** What each translation was made from, by the name of its field: the digest of the Portuguese. */
export type MadeFrom = Readonly<Record<string, string>>;

/** More than any section has translations. */
const mostMarks = 60;

const madeFromSchema = z
  .record(z.string().max(60), z.string().max(16), messages.invalid)
  .refine((marks) => Object.keys(marks).length <= mostMarks, messages.invalid);

/** Set by forms, so that a translation can be marked when the Portuguese has changed since. */
const traduzidoDe: Field<MadeFrom> = {
  ...storedAsJson<MadeFrom>(),
  kind: 'traduzidoDe',
  label: 'Traduzido de',
  initial: {},
  schema: madeFromSchema,
  answer: madeFromSchema,
  staysIfUnsent: true,
  isEmpty: (value) => Object.keys(value).length === 0,
  // Nobody sees these marks, and each belongs to one translation, so nobody is asked to choose.
  merge(base, mine, theirs) {
    const marks = Object.keys({ ...theirs, ...mine }).map((name) => [
      name,
      mine[name] === base[name] ? theirs[name] : mine[name],
    ]);
    return Object.fromEntries(marks.filter(([, mark]) => mark !== undefined));
  },
};

function translationOf(field: Field, name: string, language: Language): Field {
  const { required: _, isSearched: __, ...rest } = field;
  return {
    ...rest,
    label: `${field.label} (${languageNames[language]})`,
    translates: { name, language },
    fold: 'Outras línguas',
    staysIfUnsent: true,
    // A formatted text without words is no translation.
    schema: field.schema.transform((value) => (field.isEmpty(value) ? field.initial : value)),
  };
}

/** These fields again in every other language, empty until somebody translates them, and what they were made from. */
export function translationsOf(fields: Fields, names: readonly string[]): Fields {
  const made = names.flatMap((name) =>
    languageCodes.map((language) => [
      translationName(name, language),
      translationOf(fields[name] as Field, name, language),
    ]),
  );
  return { ...Object.fromEntries(made), traduzidoDe };
}

/** The label of the field that this one is a translation of. */
export function originalLabel({ label, translates }: Field): string {
  return translates ? label.slice(0, -` (${languageNames[translates.language]})`.length) : label;
}

type Values = Readonly<Record<string, unknown>>;

/** The digest of the Portuguese as it is stored; it stays the same if only the formatting changes. */
export function digestOfOriginal(translation: Field, values: Values): string {
  const original = values[translation.translates?.name ?? ''] ?? translation.initial;
  if (translation.isHtml) return digest(plainText(String(original)));
  const read = translation.schema.safeParse(original);
  return digest(read.success ? read.data : original);
}

const madeFrom = ({ traduzidoDe: marks = {} }: Values) => marks as MadeFrom;

/** What the translations were made from, once this one is certain for the Portuguese as it stands. */
export function markedAnew(name: string, translation: Field, values: Values): MadeFrom {
  const { [name]: _, ...others } = madeFrom(values);
  if (translation.isEmpty(values[name])) return others;
  return { ...madeFrom(values), [name]: digestOfOriginal(translation, values) };
}

/** Whether the Portuguese has changed since a translation was made from it. */
export function isStale(name: string, translation: Field, values: Values): boolean {
  const from = madeFrom(values)[name];
  if (from === undefined || translation.isEmpty(values[name])) return false;
  return from !== digestOfOriginal(translation, values);
}
