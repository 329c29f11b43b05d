import { sql } from 'kysely';
import type { Answer } from '../../calls/call.ts';
import type { pesquisaCall } from '../../calls/village.ts';
import type { NamedPdf } from '../../fields/field.ts';
import { publicAmong } from '../rules/publicRecords.ts';
import type { Database, Engine } from '../store/database.ts';
import type { SearchEntry } from '../store/searchEntry.ts';
import { excerptAround, marksIn } from '../store/searchExcerpt.ts';
import { isFindable } from '../store/searchIndex.ts';
import { foundInside } from '../store/searchInside.ts';
import { type Asked, askedIn, entriesWith, expressions, wordsHeld } from '../store/searchQuery.ts';
import type { Table } from '../store/table.ts';
import { definicoes } from '../tables/definicoes.ts';
import type { Context } from '../village/context.ts';
import { meantBy } from './misspellings.ts';

/** Something that was found. */
export type Resultado = Answer<typeof pesquisaCall>['resultados'][number];

type Entry = Omit<SearchEntry, 'pdfs'> & { sequence: number; pdfs: string };

/** Where an entry is, and the record it is of. */
type Match = { sequence: number; collection: string; _id: string };

const mostResults = 60;
/** Where nothing has all the words, the first few that have some. */
const mostOfSome = 20;
/** More of them are in the list of documents, page by page. */
const mostInside = 20;

/** How much else an entry says, roughly: what says little else comes first, then what is newer. */
type Size = (entry: Entry) => number;
const ofTitle: Size = ({ title }) => Math.floor(Math.log2(title.split(' ').length));
const ofText: Size = ({ terms }) => Math.floor(Math.log2(terms.length));

/** What is asked of the index, in turn. */
function ordersFor(engine: Engine) {
  const { all, oneInTitle } = expressions(engine);
  /** What holds all the words, by how well; all of it holds the last as well. */
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

/** What was found, as it is answered. */
async function shown(
  db: Database,
  own: readonly Entry[],
  inside: readonly Entry[],
  asked: Asked,
  which: 'all' | 'any' = 'all',
) {
  const mostPages = which === 'all' ? mostInside : 0;
  // Looking for a page costs more than all else: those that come first have theirs.
  const holders = [...own, ...inside].map((entry, index) => ({
    pdfs: index < own.length && index >= mostPages ? [] : (JSON.parse(entry.pdfs) as NamedPdf[]),
    saysAll: index < own.length,
  }));
  const achados = await foundInside(db, holders, asked, which);
  return [...own, ...inside].map(({ type, title, path, text }, index): Resultado => {
    const excerpt = excerptAround(text, asked);
    const marks = { title: marksIn(title, asked), excerpt: marksIn(excerpt, asked) };
    return { type, title, excerpt, path, marks, achado: achados[index] ?? null };
  });
}

type Searched = Pick<Context, 'store' | 'collections' | 'rules' | 'now' | 'lacks'>;

/** Gives the ways in which public entries are read from the index. */
function readerOf({ store, collections, rules, now, lacks }: Searched) {
  const { engine, db } = store;
  const tables: Table[] = [...collections, definicoes].filter(isFindable);

  /** The newest that an expression holds for, besides those there are already; where many are hidden, more are read at a time. */
  async function newest(
    expression: string,
    known: readonly number[],
    { wanted, isInside }: { wanted: number; isInside: boolean },
  ): Promise<Match[]> {
    const entries = entriesWith(engine, expression, isInside);
    // FTS5 reads the other way round, and from the middle, by its own number alone.
    const number = engine === 'sqlite' ? sql`"searchTerms".rowid` : sql`"sequence"`;
    const found: Match[] = [];
    let last: Match | undefined;
    for (let most = wanted; ; most = Math.min(2 * most, 1_000)) {
      const { rows } = await sql<Match>`
        select "sequence", "collection", "_id" from ${entries}
        ${known.length > 0 ? sql`and "sequence" not in (${sql.join(known)})` : sql``}
        ${last ? sql`and ${number} < ${last.sequence}` : sql``}
        order by ${number} desc limit ${most}`.execute(db);
      // What is in a table that cannot be read is not found; the rest is.
      const isPublic = await publicAmong(rows, { store, tables, rules, now }, (reading) =>
        lacks.orElse(reading, []),
      );
      found.push(...rows.filter(({ _id }) => isPublic.has(_id)));
      last = rows.at(-1);
      if (rows.length < most || found.length >= wanted) return found.slice(0, wanted);
    }
  }

  /** The newest public entries that an expression holds for, besides those there are already. */
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
      select "sequence", "type", "title", "path", "pdfs", "text", "terms" from "searchIndex"
      where "sequence" in (${sql.join(matches.map(({ sequence }) => sequence))})
      order by "sequence" desc`.execute(db);
    return rows;
  }

  /** What these expressions hold for, the first ones first. */
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

  /** What expressions hold for that count what stands inside PDFs as well, besides what was found without. */
  async function lookInside(inOrder: readonly string[], own: readonly Entry[]): Promise<Entry[]> {
    const entries: Entry[] = [];
    for (const expression of inOrder) {
      if (entries.length === mostInside || own.length + entries.length === mostResults) break;
      const most = mostInside - entries.length;
      entries.push(...(await look(expression, [...own, ...entries], { most })));
    }
    return entries;
  }

  /** Whether there is anything at all, seen or not, that an expression holds for: where not, what asks for more need not be asked. */
  async function isAnywhere(expression: string): Promise<boolean> {
    const { rows } = await sql`
      select 1 from ${entriesWith(engine, expression, true)} limit 1`.execute(db);
    return rows.length > 0;
  }

  return { gather, lookInside, isAnywhere };
}

/** Gives the search over everything that is public, as it is when asked. */
export function makeSearch(searched: Searched) {
  const { engine, db } = searched.store;
  const { all, any, oneInTitle } = expressions(engine);
  const { inOrder, insideInOrder } = ordersFor(engine);
  const { gather, lookInside, isAnywhere } = readerOf(searched);

  return async (query: string): Promise<Resultado[]> => {
    const { words, whole, begun, atOnce } = askedIn(query);
    if (words.length === 0) return [];
    const isHeld = await isAnywhere(all(begun, 'c', 'd'));
    const found = await gather([
      [all([[atOnce]], 't'), ofTitle],
      ...(isHeld ? inOrder(whole, begun) : []),
    ]);
    const inside = isHeld ? await lookInside(insideInOrder(whole, begun), found) : [];
    if (found.length + inside.length > 0) return shown(db, found, inside, begun);

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
    if (near.length + nearInside.length > 0) return shown(db, near, nearInside, guessed);

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
    return shown(db, some.toSorted(byWords), someInside, guessed, 'any');
  };
}
