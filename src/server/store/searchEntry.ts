import { createHash } from 'node:crypto';
import type { Field, Fields, NamedPdf } from '../../fields/field.ts';
import { readingOf } from '../../fields/reading.ts';
import { fileName } from '../../language/fileName.ts';
import { plainText } from '../../language/plainText.ts';
import { type Language, languageCodes, translationName } from '../../language/speaking.ts';
import { recordPath } from '../../sections/face.ts';
import { sectionOf } from '../../sections/section.ts';
import type { Table } from './table.ts';
import { longestWord, wordsIn } from './wordsIn.ts';

/** What the search holds of a row, and the page it leads to. */
export type SearchEntry = {
  type: string;
  title: string;
  path: string;
  /** What the excerpt is taken from. */
  text: string;
  /** Its title and text in each language that both are in, as JSON. */
  traducoes: string;
  /** The words it is found by, as `termsOf` writes them. */
  terms: string;
  /** The PDFs whose words find it too, in their order. */
  pdfs: NamedPdf[];
};

/**
 * The first letter of a term says where its word stands: a in the title; b in what the record is
 * about (title, type, short fields, and the words that its text repeats, or all words of a short
 * text); c anywhere in the record; d only in its PDFs. After t come all words of a title or type,
 * joined. The words of its translations have their own letters, one for each language.
 */
export type Prefix = 't' | 'a' | 'b' | 'c' | 'd' | (typeof languagePrefixes)[Language];

/** The first letter of the terms of each language. */
export const languagePrefixes = { en: 'e', es: 's', fr: 'f' } as const satisfies Record<
  Language,
  string
>;

/** Raise this number when the code below changes: entries written in another form are written again. */
const form = 5;

const shortText = 20;
/** More different words than any long text has, and below PostgreSQL's limit. */
const mostTerms = 4_000;

/** All words of a text joined into one. */
export const joined = (words: readonly string[]) => words.join('').slice(0, longestWord);

/** Joins a phone number written in groups into one number; the number of an act and its year stay two. */
export const joinNumbers = (text: string) =>
  text.replace(/(?<=(?<![\p{L}\d])\d{2,3})[\s.-]+(?=\d{2,3}(?!\d))/gu, '');

/** The words that a text repeats, or all of them if it is short. */
function mainWords(words: readonly string[]): string[] {
  if (words.length < shortText) return [...words];
  const times = new Map<string, number>();
  for (const word of words) times.set(word, (times.get(word) ?? 0) + 1);
  const often = Math.max(2, words.length / 100);
  return [...times].filter(([, count]) => count >= often).map(([word]) => word);
}

type Parts = { title: string; type: string; more: string; text: string };

/** The title and text of a record in other languages. */
export type Translated = Partial<Record<Language, { title: string; text: string }>>;

const words = (text: string) => [...wordsIn(text)].map(({ word }) => word);

type OwnWords = { language: Language; title: string; text: string; more: string };

function termsOf(parts: Parts, translated: readonly OwnWords[]): string {
  const [title, type, text] = [words(parts.title), words(parts.type), words(parts.text)];
  const about = [...title, ...type, ...words(parts.more), ...mainWords(text)];
  const placed: [Prefix, string[]][] = [
    ['t', [joined(title), joined(type)]],
    ['a', title],
    ['b', about],
    ['c', [...about, ...text]],
    ...translated.map(({ language, title, text, more }): [Prefix, string[]] => [
      languagePrefixes[language],
      words(`${title} ${more} ${text}`),
    ]),
  ];
  const terms = placed.flatMap(([place, some]) => some.map((word) => place + word));
  return [...new Set(terms)].slice(0, mostTerms).join(' ');
}

/** A value as plain text. */
function textOf(field: Field, value: unknown): string {
  if (field.isHtml) return plainText(String(value));
  return readingOf(field, value)?.text ?? '';
}

/** The search entry of a row; undefined if its section has no face. */
export function searchEntryOf(
  { sections = [], key = '_id' }: Table,
  row: Readonly<Record<string, unknown>>,
): SearchEntry | undefined {
  const { face, fields, heading } = sectionOf(sections, row) ?? {};
  if (!face || !fields || !heading) return undefined;
  const named = typeof face.searchLabel === 'string' ? '' : face.searchLabel.field;
  const read = (name: string) => textOf(fields[name] as Field, row[name]);
  const names = Object.keys(fields);
  const excerpted =
    face.excerptOf ?? names.filter((name) => fields[name]?.isHtml && !fields[name].translates);
  const isFormatted = excerpted.some((name) => fields[name]?.isHtml);
  const short = names.filter((name) => fields[name]?.isSearched && !fields[name].unique);
  const apart = [heading, named, ...excerpted];
  const foundBy = face.foundBy ?? short.filter((name) => !apart.includes(name));
  const type = named ? read(named) : String(face.searchLabel);
  const title = read(heading);
  const text = excerpted
    .map(read)
    .filter((part) => part !== '')
    .join(isFormatted ? ' ' : ' · ');
  const allOf = (some: readonly string[]) =>
    some
      .flatMap((name) => (Array.isArray(row[name]) ? row[name] : read(name)))
      .map((part) => joinNumbers(String(part)))
      .join(' ');
  const more = allOf(foundBy);
  const translated = languageCodes.flatMap((language): OwnWords[] => {
    const other = (name: string) => translationName(name, language);
    const inIt = (name: string) => read(fields[other(name)] ? other(name) : name);
    const own = { title: inIt(heading), text: excerpted.map(inIt).join(' ') };
    const isTranslated = [heading, ...excerpted].some((name) => fields[other(name)]);
    if (!isTranslated || own.title === '' || own.text.trim() === '') return [];
    return [{ language, ...own, more: allOf(foundBy.map(other).filter((name) => fields[name])) }];
  });
  const shown: Translated = Object.fromEntries(
    translated.map(({ language, title, text }) => [language, { title, text }]),
  );
  return {
    type,
    title,
    path: recordPath(face, String(row[key]), row),
    text,
    traducoes: JSON.stringify(shown),
    terms: termsOf({ title, type, more, text }, translated),
    pdfs: pdfsOf(fields, row),
  };
}

/** The PDFs that a row names now. */
function pdfsOf(fields: Fields, row: Readonly<Record<string, unknown>>): NamedPdf[] {
  return Object.entries(fields)
    .flatMap(([name, field]) => field.pdfs?.(row[name]) ?? [])
    .map(({ file, title }) => ({ file, title: title || fileName(file) }));
}

const recipes = new WeakMap<Table, string>();

/** A checksum of the declarations that say how rows are found: if it changes, rows are indexed again. */
export function recipeOf(table: Table): string {
  const known = recipes.get(table);
  if (known) return known;
  const kinds = (fields: Fields) =>
    Object.entries(fields).map(([name, { isHtml, isSearched, unique, readAs, readings, pdfs }]) => [
      name,
      isHtml,
      isSearched,
      unique,
      readAs,
      readings,
      pdfs !== undefined,
    ]);
  const declared = table.sections?.map(({ fields, heading, face }) => [
    heading,
    face && [face.path, face.each, face.searchLabel, face.excerptOf, face.foundBy],
    kinds(fields),
  ]);
  const recipe = createHash('sha256')
    .update(JSON.stringify([form, table.key, declared]))
    .digest('base64url')
    .slice(0, 12);
  recipes.set(table, recipe);
  return recipe;
}
