import { sql } from 'kysely';
import type { Answer } from '../../calls/call.ts';
import type { pesquisaCall } from '../../calls/village.ts';
import type { NamedPdf } from '../../fields/field.ts';
import type { Language } from '../../language/speaking.ts';
import { publicAmong } from '../rules/publicRecords.ts';
import type { Database, Engine } from '../store/database.ts';
import { definicoes } from '../store/definicoes.ts';
import { languagePrefixes, type SearchEntry, type Translated } from '../store/searchEntry.ts';
import { excerptAround, marksIn } from '../store/searchExcerpt.ts';
import { isFindable } from '../store/searchIndex.ts';
import { foundInside } from '../store/searchInside.ts';
import { type Asked, askedIn, entriesWith, expressions, wordsHeld } from '../store/searchQuery.ts';
import type { Table } from '../store/table.ts';
import type { Context } from '../village/context.ts';
import { meantBy } from './misspellings.ts';

/** Something that was found. */
export type Resultado = Answer<typeof pesquisaCall>['resultados'][number];

type Entry = Omit<SearchEntry, 'pdfs'> & { sequence: number; pdfs: string };

/** The number of an entry, and the record it is about. */
type Match = { sequence: number; collection: string; _id: string };

const mostResults = 60;
/** How many results are shown where nothing has all the words. */
const mostOfSome = 20;
/** How many results come from inside PDFs; the list of documents has more, page by page. */
const mostInside = 20;

/** The rough length of an entry: a shorter entry comes first and, of two of a length, the newer one. */
type Size = (entry: Entry) => number;
const ofTitle: Size = ({ title }) => Math.floor(Math.log2(title.split(' ').length));
const ofText: Size = ({ terms }) => Math.floor(Math.log2(terms.length));

/** The expressions to try, the best matches first. */
function ordersFor(engine: Engine) {
  const { all, oneInTitle } = expressions(engine);
  /** Entries with all the words, the best first; the last expression matches every one of them. */
  const inOrder = (whole: Asked, begun: Asked): [expression: string, size: Size][] => [
    [all(whole, 'a'), ofTitle],
    [oneInTitle(whole), ofTitle],
    [all(whole, 'b'), ofText],
    [oneInTitle(begun), ofTitle],
    [all(whole, 'c'), ofText],
    [all(begun, 'c'), ofText],
  ];
  const insideInOrder = (whole: Asked, begun: Asked) => [
    oneInTitle(begun, 'd'),
    all(whole, 'c', 'd'),
    all(begun, 'c', 'd'),
  ];
  return { inOrder, insideInOrder };
}

/** The entries found, as they are answered. */
async function shown(
  db: Database,
  own: readonly Entry[],
  inside: readonly Entry[],
  asked: Asked,
  { which = 'all', language }: { which?: 'all' | 'any'; language?: Language | undefined } = {},
) {
  const mostPages = which === 'all' ? mostInside : 0;
  // Finding the page is the most expensive part, so only the first results get one.
  const holders = [...own, ...inside].map((entry, index) => ({
    pdfs: index < own.length && index >= mostPages ? [] : (JSON.parse(entry.pdfs) as NamedPdf[]),
    saysAll: index < own.length,
  }));
  const achados = await foundInside(db, holders, asked, which);
  return [...own, ...inside].map((entry, index): Resultado => {
    const { type, path } = entry;
    const { title, text } =
      (language && (JSON.parse(entry.traducoes) as Translated)[language]) ?? entry;
    const excerpt = excerptAround(text, asked);
    const marks = { title: marksIn(title, asked), excerpt: marksIn(excerpt, asked) };
    return { type, title, excerpt, path, marks, achado: achados[index] ?? null };
  });
}

type Searched = Pick<Context, 'store' | 'collections' | 'rules' | 'now' | 'lacks'>;

/** Makes the functions that read public entries from the index. */
function readerOf({ store, collections, rules, now, lacks }: Searched) {
  const { engine, db } = store;
  const tables: Table[] = [...collections, definicoes].filter(isFindable);

  /** The newest public matches besides the known ones; where many entries are hidden, it reads more at a time. */
  async function newest(
    expression: string,
    known: readonly number[],
    { wanted, isInside }: { wanted: number; isInside: boolean },
  ): Promise<Match[]> {
    const entries = entriesWith(engine, expression, isInside);
    // FTS5 can read backwards, and from the middle, only by its own rowid.
    const number = engine === 'sqlite' ? sql`"searchTerms".rowid` : sql`"sequence"`;
    const found: Match[] = [];
    let last: Match | undefined;
    for (let most = wanted; ; most = Math.min(2 * most, 1_000)) {
      const { rows } = await sql<Match>`
        select "sequence", "collection", "_id" from ${entries}
        ${known.length > 0 ? sql`and "sequence" not in (${sql.join(known)})` : sql``}
        ${last ? sql`and ${number} < ${last.sequence}` : sql``}
        order by ${number} desc limit ${most}`.execute(db);
      // If a table cannot be read, its records are not found; the others are.
      const isPublic = await publicAmong(rows, { store, tables, rules, now }, (reading) =>
        lacks.orElse(reading, []),
      );
      found.push(...rows.filter(({ _id }) => isPublic.has(_id)));
      last = rows.at(-1);
      if (rows.length < most || found.length >= wanted) return found.slice(0, wanted);
    }
  }

  /** The newest public entries that match an expression, besides those already found. */
  async function look(
    expression: string,
    already: readonly Entry[],
    inside?: { most: number },
  ): Promise<Entry[]> {
    const known = already.map(({ sequence }) => sequence);
    const wanted = Math.min(inside?.most ?? mostResults, mostResults - known.length);
    const matches = await newest(expression, known, { wanted, isInside: inside !== undefined });
    if (matches.length === 0) return [];
    const { rows } = await sql<Entry>`
      select "sequence", "type", "title", "path", "pdfs", "text", "traducoes", "terms" from "searchIndex"
      where "sequence" in (${sql.join(matches.map(({ sequence }) => sequence))})
      order by "sequence" desc`.execute(db);
    return rows;
  }

  /** The entries that match these expressions, in that order. */
  async function gather(
    inOrder: readonly [expression: string, size: Size][],
    most = mostResults,
  ): Promise<Entry[]> {
    const entries: Entry[] = [];
    for (const [expression, size] of inOrder) {
      if (entries.length >= most) break;
      const found = await look(expression, entries);
      entries.push(...found.toSorted((one, other) => size(one) - size(other)));
    }
    return entries.slice(0, most);
  }

  /** The entries that match only if the words of their PDFs count too, besides those already found. */
  async function lookInside(inOrder: readonly string[], own: readonly Entry[]): Promise<Entry[]> {
    const entries: Entry[] = [];
    for (const expression of inOrder) {
      if (entries.length === mostInside || own.length + entries.length === mostResults) break;
      const most = mostInside - entries.length;
      entries.push(...(await look(expression, [...own, ...entries], { most })));
    }
    return entries;
  }

  /** Whether any entry, public or not, matches an expression; if none does, stricter ones need not be tried. */
  async function isAnywhere(expression: string): Promise<boolean> {
    const { rows } = await sql`
      select 1 from ${entriesWith(engine, expression, true)} limit 1`.execute(db);
    return rows.length > 0;
  }

  return { gather, lookInside, isAnywhere };
}

/** Makes the search over everything that is public at the moment of the query. */
export function makeSearch(searched: Searched) {
  const { engine, db } = searched.store;
  const { all, any, oneInTitle } = expressions(engine);
  const { inOrder, insideInOrder } = ordersFor(engine);
  const { gather, lookInside, isAnywhere } = readerOf(searched);

  /** The entries with all the words in a language: those with most of them in their title there first. */
  const spoken = async (language: Language, whole: Asked, begun: Asked) => {
    const place = languagePrefixes[language];
    const found = await gather([
      [all(whole, place), ofTitle],
      [all(begun, place), ofTitle],
      [all(begun, 'c', place), ofText],
    ]);
    const inTitle = ({ traducoes }: Entry) =>
      marksIn((JSON.parse(traducoes) as Translated)[language]?.title ?? '', begun).length;
    const held = new Map(found.map((entry) => [entry, inTitle(entry)]));
    return found.toSorted((one, other) => (held.get(other) ?? 0) - (held.get(one) ?? 0));
  };

  return async (query: string, language?: Language): Promise<Resultado[]> => {
    const { words, whole, begun, atOnce } = askedIn(query);
    if (words.length === 0) return [];
    if (language) {
      const found = await spoken(language, whole, begun);
      if (found.length > 0) return shown(db, found, [], begun, { language });
    }
    const isHeld = await isAnywhere(all(begun, 'c', 'd'));
    const found = await gather([
      [all([[atOnce]], 't'), ofTitle],
      ...(isHeld ? inOrder(whole, begun) : []),
    ]);
    const inside = isHeld ? await lookInside(insideInOrder(whole, begun), found) : [];
    if (found.length + inside.length > 0) return shown(db, found, inside, begun, { language });

    const meant = await meantBy(db, words);
    const guessed = begun.map((each, index) => [...each, ...(meant[index] ?? [])]);
    const isNear = await isAnywhere(all(guessed, 'c', 'd'));
    const near = isNear
      ? await gather([
          [oneInTitle(guessed), ofTitle],
          [all(guessed, 'b'), ofText],
          [all(guessed, 'c'), ofText],
        ])
      : [];
    const nearInside = isNear ? await lookInside([all(guessed, 'c', 'd')], near) : [];
    if (near.length + nearInside.length > 0) {
      return shown(db, near, nearInside, guessed, { language });
    }

    const some = await gather(
      [
        [any(guessed, 'a'), ofTitle],
        [any(guessed, 'b'), ofText],
        [any(guessed, 'c'), ofText],
      ],
      mostOfSome,
    );
    const held = new Map(some.map((entry) => [entry, wordsHeld(entry.terms, guessed)]));
    const byWords = (one: Entry, other: Entry) => (held.get(other) ?? 0) - (held.get(one) ?? 0);
    const someInside = await lookInside([any(guessed, 'd')], some);
    return shown(db, some.toSorted(byWords), someInside, guessed, { which: 'any', language });
  };
}
