import { sql } from 'kysely';
import type { Database } from '../store/database.ts';
import { endsOf } from '../store/searchIndex.ts';

/** How many words are tried in place of one. */
const mostGuesses = 10;

/** How many letters are missing, too many, wrong or two in the wrong order between two words. */
function distance(one: string, other: string): number {
  let before: number[] = [];
  let last = Array.from({ length: other.length + 1 }, (_, index) => index);
  for (let i = 1; i <= one.length; i++) {
    const row = [i];
    for (let j = 1; j <= other.length; j++) {
      const isWrong = one[i - 1] === other[j - 1] ? 0 : 1;
      const isTurned = one[i - 1] === other[j - 2] && one[i - 2] === other[j - 1];
      row[j] = Math.min(
        (row[j - 1] as number) + 1,
        (last[j] as number) + 1,
        (last[j - 1] as number) + isWrong,
        isTurned ? (before[j - 2] as number) + 1 : Number.POSITIVE_INFINITY,
      );
    }
    [before, last] = [last, row];
  }
  return last[other.length] as number;
}

/** What somebody may have meant who wrote a word that is nowhere: one letter off, two in a long word. */
export async function meantBy(db: Database, word: string): Promise<string[]> {
  if (!/^\D{5,}$/.test(word)) return [];
  const slips = word.length < 8 ? 1 : 2;
  const { head, tail } = endsOf(word);
  const rows = await db
    .selectFrom('searchWords')
    .select('word')
    .where(({ or, eb }) => or([eb('head', '=', head), eb('tail', '=', tail)]))
    .where(sql`length("word")`, '>=', word.length - slips)
    .where(sql`length("word")`, '<=', word.length + slips)
    .execute();
  return rows
    .map((row) => ({ word: String(row.word), off: distance(word, String(row.word)) }))
    .filter(({ off }) => off <= slips)
    .sort((one, other) => one.off - other.off)
    .slice(0, mostGuesses)
    .map((each) => each.word);
}
