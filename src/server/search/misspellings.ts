import { sql } from 'kysely';
import type { Database } from '../store/database.ts';
import { backwards } from './searchIndex.ts';

/** How many words are tried in place of one. */
const mostGuesses = 3;

/** How many words of a query are looked up. */
const mostMistyped = 4;

/** How many words that begin like a mistyped one are compared with it, and how many that end like it. */
const mostAlike = 1_500;

/**
 * Whether two words differ in one place only: one letter missing, added, wrong, or swapped with the next; in a
 * long word two letters in a row.
 */
function isSlip(word: string, other: string): boolean {
  const shorter = Math.min(word.length, other.length);
  let from = 0;
  while (from < shorter && word[from] === other[from]) from++;
  let to = 0;
  while (to < shorter - from && word.at(-1 - to) === other.at(-1 - to)) to++;
  const [typed = '', meant = ''] = [word, other].map((each) => each.slice(from, each.length - to));
  const most = word.length < 8 && typed !== backwards(meant) ? 1 : 2;
  return typed.length <= most && meant.length <= most;
}

/**
 * The known words that a mistyped one may mean. A slip leaves the first half of a word whole or the last one, so
 * only words that begin or end alike are compared.
 */
async function meantBy(db: Database, word: string): Promise<string[]> {
  if (!/^\D{5,}$/.test(word)) return [];
  const half = Math.floor(word.length / 2);
  const alike = (column: 'word' | 'backwards', start: string) =>
    sql`select "word" from (select "word" from "vocabulary"
      where ${sql.ref(column)} >= ${start} and ${sql.ref(column)} < ${`${start}\uffff`}
        and length("word") between ${word.length - 2} and ${word.length + 2}
      limit ${mostAlike}) as ${sql.id(column)}`;
  const { rows } = await sql<{ word: string }>`${alike('word', word.slice(0, half))}
    union ${alike('backwards', backwards(word).slice(0, word.length - half - 1))}`.execute(db);
  const known = rows.map((row) => row.word);
  if (known.includes(word)) return [];
  return known.filter((other) => isSlip(word, other)).slice(0, mostGuesses);
}

/** A query with what its words may have meant. */
export async function withMeant(db: Database, query: readonly (readonly string[])[]) {
  return Promise.all(
    query.map(async (words, index) => [
      ...words,
      ...(index < mostMistyped ? await meantBy(db, words[0]?.replace('*', '') ?? '') : []),
    ]),
  );
}
