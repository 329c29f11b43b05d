import { sql } from 'kysely';
import { type Database, isPostgres } from '../store/database.ts';
import { endsOf } from '../store/searchIndex.ts';
import { longestWord } from '../store/wordsIn.ts';

/** How many words are tried in place of one. */
const mostGuesses = 5;

/** How many words of a query are taken as mistyped; in a longer query the others find something. */
const mostMistyped = 3;

/** How many words that begin like a mistyped one are compared with it, and how many that end like it. */
const mostAlike = 1_500;

/** Three rows of the table in `distance`, reused because it runs for thousands of words. */
type Row = Uint8Array<ArrayBuffer>;
const newRow = () => new Uint8Array(longestWord + 3);
let rows: [Row, Row, Row] = [newRow(), newRow(), newRow()];

/**
 * The edit distance between two words: letters missing, added, wrong or swapped. Beyond `most` it
 * is `most` + 1: only cells that close to the diagonal of the table are worked out, and it stops
 * once all of them are beyond it.
 */
function distance(one: string, other: string, most: number): number {
  const tooMany = most + 1;
  let [before, last, row] = rows;
  for (let j = 0; j <= other.length; j++) last[j] = Math.min(j, tooMany);
  for (let i = 1; i <= one.length; i++) {
    const [from, to] = [Math.max(1, i - most), Math.min(other.length, i + most)];
    row.fill(tooMany, from - 1, to + 2);
    if (from === 1) row[0] = Math.min(i, tooMany);
    let least = from === 1 ? (row[0] as number) : tooMany;
    for (let j = from; j <= to; j++) {
      const isWrong = one[i - 1] === other[j - 1] ? 0 : 1;
      let off = Math.min(
        (row[j - 1] as number) + 1,
        (last[j] as number) + 1,
        (last[j - 1] as number) + isWrong,
        tooMany,
      );
      if (i > 1 && j > 1 && one[i - 1] === other[j - 2] && one[i - 2] === other[j - 1]) {
        off = Math.min(off, (before[j - 2] as number) + 1);
      }
      row[j] = off;
      least = Math.min(least, off);
    }
    if (least > most) return tooMany;
    [before, last, row] = [last, row, before];
  }
  rows = [before, last, row];
  return last[other.length] as number;
}

/** A quick test that rules out most words: another may have only so many letters that this one lacks. */
function hasLettersOf(word: string): (other: string, mistakes: number) => boolean {
  const has = new Uint8Array(128);
  for (let at = 0; at < word.length; at++) has[word.charCodeAt(at) & 127] = 1;
  return (other, mistakes) => {
    let lacking = 0;
    for (let at = 0; at < other.length; at++) {
      if (!has[other.charCodeAt(at) & 127] && ++lacking > mistakes) return false;
    }
    return true;
  };
}

/** The known words that a mistyped one may mean: one letter off, two in a long word. */
async function meantByOne(db: Database, word: string): Promise<string[]> {
  if (!/^\D{5,}$/.test(word)) return [];
  const mistakes = word.length < 8 ? 1 : 2;
  const { head, tail } = endsOf(word);
  // Two subqueries, each read from its own index; one condition for both would look up each row.
  const alike = (end: 'head' | 'tail', is: string) =>
    db
      .selectFrom('searchWords')
      .select('word')
      .where(end, '=', is)
      .where(sql`length("word")`, '>=', word.length - mistakes)
      .where(sql`length("word")`, '<=', word.length + mistakes)
      .limit(mostAlike);
  const joined = isPostgres(db) ? sql`string_agg("word", ' ')` : sql`group_concat("word", ' ')`;
  const { rows } = await sql<{ all: string | null }>`
    select ${joined} as "all" from (select * from (${alike('head', head)}) as "heads"
      union all select * from (${alike('tail', tail)}) as "tails") as "alike"`.execute(db);
  const hasLetters = hasLettersOf(word);
  return [...new Set((rows[0]?.all ?? '').split(' '))]
    .filter((other) => other !== '' && hasLetters(other, mistakes))
    .map((other) => ({ other, off: distance(word, other, mistakes) }))
    .filter(({ off }) => off <= mistakes)
    .sort((one, other) => one.off - other.off)
    .slice(0, mostGuesses)
    .map(({ other }) => other);
}

/** What each word may have meant; only a few words are tried, those that stand nowhere first. */
export async function meantBy(db: Database, words: readonly string[]): Promise<string[][]> {
  const rows = await db
    .selectFrom('searchWords')
    .select('word')
    .where('word', 'in', [...words])
    .execute();
  const known = new Set(rows.map(({ word }) => word));
  const unknownFirst = words.toSorted((one, other) => +known.has(one) - +known.has(other));
  const meant = new Map<string, string[]>();
  for (const word of unknownFirst.slice(0, mostMistyped)) {
    meant.set(word, await meantByOne(db, word));
  }
  return words.map((word) => meant.get(word) ?? []);
}
