import { sql } from 'kysely';
import { type Database, isPostgres } from '../store/database.ts';
import { endsOf } from '../store/searchIndex.ts';
import { longestWord } from '../store/wordsIn.ts';

/** How many words are tried in place of one. */
const mostGuesses = 5;

/** How many words of a search are taken for mistyped; with more, it is the others that find something. */
const mostMistyped = 3;

/** How many that begin alike are looked at for one, and how many that end so. */
const mostAlike = 3_000;

/** Of the table below, the two rows before and the one at hand: used again for each of thousands of words. */
type Row = Uint8Array<ArrayBuffer>;
const newRow = () => new Uint8Array(longestWord + 3);
let rows: [Row, Row, Row] = [newRow(), newRow(), newRow()];

/**
 * How many letters are missing, too many, wrong or two in the wrong order between two words, up to so
 * many: only what lies that close to the diagonal of the table is worked out, and left when nothing does.
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

/** Whether a word has no more letters that another lacks than there may be mistakes; tells most of them apart at their first letters. */
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

/** What somebody may have meant who wrote a word that is nowhere: one letter off, two in a long word. */
async function meantByOne(db: Database, word: string): Promise<string[]> {
  if (!/^\D{5,}$/.test(word)) return [];
  const mistakes = word.length < 8 ? 1 : 2;
  const { head, tail } = endsOf(word);
  // Each by its own index, which holds the words: asked for together they would be looked up one by one.
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

/** For each word what somebody may have meant by it: words that are nowhere come first, and few are tried. */
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
