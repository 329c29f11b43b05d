import { createHash } from 'node:crypto';
import type { Field, Fields, NamedPdf } from '../../fields/field.ts';
import { readingOf } from '../../fields/reading.ts';
import { fileName } from '../../language/fileName.ts';
import { plainText } from '../../language/plainText.ts';
import { type Language, languageCodes, translationName } from '../../language/speaking.ts';
import { recordPath } from '../../sections/face.ts';
import { sectionOf } from '../../sections/section.ts';
import type { Table } from '../store/table.ts';
import type { PlacedWords } from './engines.ts';
import { foldedWords, joinNumbers } from './words.ts';

/** What the search holds of a row, and the page it leads to. */
export type SearchEntry = {
  type: string;
  title: string;
  path: string;
  /** What the excerpt is taken from. */
  text: string;
  /** Its title and text in each language that both are in, as JSON. */
  traducoes: string;
  /** The words it is found by, those inside its PDFs excepted. */
  words: PlacedWords;
  /** The PDFs whose words find it too, in their order. */
  pdfs: NamedPdf[];
};

/** Raise this number when the code below changes: entries written in another form are written again. */
const form = 6;

/** More different words than any long text has, and below PostgreSQL's limit. */
const mostWords = 4_000;

/** The words of a text, folded, up to so many different ones. */
function bounded(text: string): string[] {
  const kept = new Set<string>();
  return foldedWords(text).filter((word) => kept.size < mostWords && kept.add(word));
}

/** The title and text of a record in other languages. */
export type Translated = Partial<Record<Language, { title: string; text: string }>>;

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
  const ownWords = { heading: foldedWords(`${title} ${type}`), own: bounded(`${more} ${text}`) };
  const translated = languageCodes.flatMap((language) => {
    const other = (name: string) => translationName(name, language);
    const inIt = (name: string) => read(fields[other(name)] ? other(name) : name);
    const shown = { title: inIt(heading), text: excerpted.map(inIt).join(' ') };
    const isTranslated = [heading, ...excerpted].some((name) => fields[other(name)]);
    if (!isTranslated || shown.title === '' || shown.text.trim() === '') return [];
    const also = allOf(foundBy.map(other).filter((name) => fields[name]));
    const words = [
      ...bounded(`${shown.title} ${also} ${shown.text}`),
      ...ownWords.heading,
      ...ownWords.own,
    ];
    return [{ language, shown, words }];
  });
  const byLanguage = <Value>(read: (each: (typeof translated)[number]) => Value) =>
    Object.fromEntries(translated.map((each) => [each.language, read(each)]));
  return {
    type,
    title,
    path: recordPath(face, String(row[key]), row),
    text,
    traducoes: JSON.stringify(byLanguage(({ shown }) => shown) satisfies Translated),
    words: { ...ownWords, ...byLanguage(({ words }) => words) },
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
