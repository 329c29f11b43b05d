import { sql } from 'kysely';
import type { Answer } from '../../calls/call.ts';
import type { pesquisaCall } from '../../calls/village.ts';
import { publicAmong } from '../rules/publicRecords.ts';
import type { Engine } from '../store/database.ts';
import {
  joined,
  joinNumbers,
  type Place,
  type SearchEntry,
  wordsIn,
} from '../store/searchEntry.ts';
import { isFindable } from '../store/searchIndex.ts';
import type { Table } from '../store/table.ts';
import { definicoes } from '../tables/definicoes.ts';
import type { Context } from '../village/context.ts';
import { meantBy } from './slips.ts';

/** Something that was found. */
export type Resultado = Answer<typeof pesquisaCall>['resultados'][number];

/** For each word that was asked for, the words it may be; one that ends in * is the beginning of others. */
type Asked = readonly (readonly string[])[];

type Entry = SearchEntry & { sequence: number };

/** Where an entry is, and the record it is of. */
type Match = { sequence: number; collection: string; _id: string };

const longestQuery = 100;
const mostWords = 10;
const mostResults = 60;

/** How each engine writes a term, and joins several; terms are letters and digits, whatever was typed. */
const dialects = {
  sqlite: { term: '"', start: '"*', and: ' AND ', or: ' OR ' },
  postgres: { term: "'", start: "':*", and: ' & ', or: ' | ' },
} satisfies Record<Engine, object>;

/** Says in the words of an engine which terms an entry must have. */
function expressions(engine: Engine) {
  const { term, start, and, or } = dialects[engine];
  const each = (asked: Asked, place: Place) =>
    asked.map((words) => {
      const terms = words.map((word) =>
        word.endsWith('*')
          ? `${term}${place}${word.slice(0, -1)}${start}`
          : `${term}${place}${word}${term}`,
      );
      return `(${terms.join(or)})`;
    });
  const all = (asked: Asked, place: Place) => each(asked, place).join(and);
  const any = (asked: Asked, place: Place) => `(${each(asked, place).join(or)})`;
  const oneInTitle = (asked: Asked) => [any(asked, 'a'), all(asked, 'c')].join(and);
  return { all, any, oneInTitle };
}

const isAnyOf = (words: readonly string[]) => {
  const whole = new Set(words);
  const starts = words.filter((word) => word.endsWith('*')).map((word) => word.slice(0, -1));
  return (word: string) => whole.has(word) || starts.some((start) => word.startsWith(start));
};

type Matches = ReturnType<typeof isAnyOf>;

function marksIn(text: string, matches: Matches): Resultado['marks']['title'] {
  return [...wordsIn(text)].filter(({ word }) => matches(word)).map(({ from, to }) => [from, to]);
}

const excerptLength = 220;

/** The part of a text that holds the first word asked for, cut between words. */
function excerptAround(text: string, matches: Matches): string {
  let first = 0;
  for (const { word, from } of wordsIn(text)) {
    if (!matches(word)) continue;
    first = from;
    break;
  }
  const start = first < excerptLength * 0.7 ? 0 : text.lastIndexOf(' ', first - 60) + 1;
  const rest = text.slice(start);
  const end = rest.length <= excerptLength ? rest.length : rest.lastIndexOf(' ', excerptLength);
  const cut = rest.slice(0, end > 0 ? end : excerptLength);
  return `${start > 0 ? '… ' : ''}${cut}${cut.length < rest.length ? '…' : ''}`;
}

function shown(entries: readonly Entry[], asked: Asked): Resultado[] {
  const matches = isAnyOf(asked.flat());
  return entries.map(({ type, title, path, text }) => {
    const excerpt = excerptAround(text, matches);
    const marks = { title: marksIn(title, matches), excerpt: marksIn(excerpt, matches) };
    return { type, title, excerpt, path, marks };
  });
}

/** How much else an entry says, roughly: what says little else comes first, then what is newer. */
type Size = (entry: Entry) => number;
const ofTitle: Size = ({ title }) => Math.floor(Math.log2(title.split(' ').length));
const ofText: Size = ({ terms }) => Math.floor(Math.log2(terms.length));

/** How many of the words that were asked for an entry has. */
function wordsHeld({ terms }: Entry, asked: Asked): number {
  const isHeld = (word: string) => ` ${terms} `.includes(` c${word.replace('*', '')}`);
  return asked.filter((words) => words.some(isHeld)).length;
}

/** Gives the search over everything that is public, as it is when asked. */
export function makeSearch({
  store,
  collections,
  rules,
  now,
}: Pick<Context, 'store' | 'collections' | 'rules' | 'now'>): (
  query: string,
) => Promise<Resultado[]> {
  const { engine, db } = store;
  const { all, any, oneInTitle } = expressions(engine);
  const tables: Table[] = [...collections, definicoes].filter(isFindable);

  const { from, number, holds } = {
    sqlite: {
      from: sql`"searchTerms" cross join "searchIndex" on "sequence" = "searchTerms".rowid`,
      number: sql`"searchTerms".rowid`,
      holds: (expression: string) => sql`"searchTerms" match ${expression}`,
    },
    postgres: {
      from: sql`"searchIndex"`,
      number: sql`"sequence"`,
      holds: (expression: string) => sql`"vector" @@ ${expression}::tsquery`,
    },
  }[engine];

  /** The newest that an expression holds for, besides those there are already; where many are hidden, more are read at a time. */
  async function newest(expression: string, known: readonly number[]): Promise<Match[]> {
    const wanted = mostResults - known.length;
    const found: Match[] = [];
    let last: Match | undefined;
    for (let most = wanted; ; most = Math.min(2 * most, 1_000)) {
      const { rows } = await sql<Match>`
        select "sequence", "collection", "_id" from ${from}
        where ${holds(expression)}
        ${known.length > 0 ? sql`and "sequence" not in (${sql.join(known)})` : sql``}
        ${last ? sql`and ${number} < ${last.sequence}` : sql``}
        order by ${number} desc limit ${most}`.execute(db);
      const isPublic = await publicAmong(rows, { store, tables, rules, now });
      found.push(...rows.filter(({ _id }) => isPublic.has(_id)));
      last = rows.at(-1);
      if (rows.length < most || found.length >= wanted) return found.slice(0, wanted);
    }
  }

  /** The newest public entries that an expression holds for, besides those there are already. */
  async function look(expression: string, already: readonly Entry[]): Promise<Entry[]> {
    const matches = await newest(
      expression,
      already.map(({ sequence }) => sequence),
    );
    if (matches.length === 0) return [];
    const { rows } = await sql<Entry>`
      select "sequence", "type", "title", "path", "text", "terms" from "searchIndex"
      where "sequence" in (${sql.join(matches.map(({ sequence }) => sequence))})
      order by "sequence" desc`.execute(db);
    return rows;
  }

  /** What these expressions hold for, the first ones first. */
  async function gather(inOrder: readonly [expression: string, size: Size][]): Promise<Entry[]> {
    const entries: Entry[] = [];
    for (const [expression, size] of inOrder) {
      if (entries.length === mostResults) break;
      const found = await look(expression, entries);
      entries.push(...found.toSorted((one, other) => size(one) - size(other)));
    }
    return entries;
  }

  return async (query) => {
    const written = [...wordsIn(joinNumbers(query.slice(0, longestQuery)))].map(({ word }) => word);
    const words = [...new Set(written)].slice(0, mostWords);
    if (words.length === 0) return [];
    const whole = words.map((word) => [word]);
    const begun = words.map((word) => [word.length > 2 ? `${word}*` : word]);
    const found = await gather([
      [all([[joined(written)]], 't'), ofTitle],
      [all(whole, 'a'), ofTitle],
      [oneInTitle(whole), ofTitle],
      [all(whole, 'b'), ofText],
      [oneInTitle(begun), ofTitle],
      [all(whole, 'c'), ofText],
      [all(begun, 'c'), ofText],
    ]);
    if (found.length > 0) return shown(found, begun);

    const guessed: string[][] = [];
    for (const [index, word] of words.entries()) {
      guessed.push([...(begun[index] ?? []), ...(await meantBy(db, word))]);
    }
    const near = await gather([
      [oneInTitle(guessed), ofTitle],
      [all(guessed, 'b'), ofText],
      [all(guessed, 'c'), ofText],
    ]);
    if (near.length > 0) return shown(near, guessed);

    const some = await gather([
      [any(guessed, 'a'), ofTitle],
      [any(guessed, 'b'), ofText],
      [any(guessed, 'c'), ofText],
    ]);
    const byWords = (one: Entry, other: Entry) =>
      wordsHeld(other, guessed) - wordsHeld(one, guessed);
    return shown(some.toSorted(byWords), guessed);
  };
}
