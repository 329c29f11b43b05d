import { synonymsOf } from './synonyms.ts';
import { foldedWords, joinNumbers } from './words.ts';

/** For each word asked for, the words that stand for it; one ending in * is any word that begins so. */
export type Query = readonly (readonly string[])[];

const longestQuery = 100;
const mostWords = 8;

/** The words of what somebody typed, each with what begins so and what means the same. */
export function queryOf(typed: string): Query {
  const words = new Set(foldedWords(joinNumbers(typed.slice(0, longestQuery))));
  return [...words]
    .slice(0, mostWords)
    .map((word) => [...(word.length > 2 ? [`${word}*`] : []), word, ...synonymsOf(word)]);
}

/** Makes a function that says which of the words asked for a word stands for, by index; -1 for none. */
export function matcher(query: Query): (word: string) => number {
  const tests = query.map((words) => {
    const whole = new Set(words);
    const prefixes = words.filter((word) => word.endsWith('*')).map((word) => word.slice(0, -1));
    return (word: string) => whole.has(word) || prefixes.some((prefix) => word.startsWith(prefix));
  });
  // The first letter already rules out nearly all words of a text.
  const initials = new Set(query.flat().map((word) => word[0]));
  return (word) => (initials.has(word[0]) ? tests.findIndex((matches) => matches(word)) : -1);
}
