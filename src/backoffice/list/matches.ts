import { folded } from '../../fields/folded.ts';

/** Whether every word that was typed stands somewhere in these. */
export function matches(words: string, typed: string): boolean {
  const within = folded(words);
  return folded(typed)
    .split(/\s+/)
    .every((word) => within.includes(word));
}
