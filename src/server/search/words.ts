import { folded } from '../../language/folded.ts';

const longestWord = 60;

/** Words that are too common to search for. */
const smallWords = new Set(
  'a o as os ao aos e de da do das dos em na no nas nos um uma para por com que se'.split(' '),
);

/** The words of a text with their positions, folded for comparison: letters and digits without accents. */
export function* wordsIn(text: string) {
  for (const { 0: written, index } of text.matchAll(/[\p{L}\p{N}\p{M}]+/gu)) {
    const isPlain = /^[A-Za-z0-9]+$/.test(written);
    const word = (isPlain ? written.toLowerCase() : folded(written)).slice(0, longestWord);
    if (word !== '' && !smallWords.has(word))
      yield { word, from: index, to: index + written.length };
  }
}

/** Joins a phone number written in groups into one number; the number of an act and its year stay two. */
export const joinNumbers = (text: string) =>
  text.replace(/(?<=(?<![\p{L}\d])\d{2,3})[\s.-]+(?=\d{2,3}(?!\d))/gu, '');

/** The words of a text, folded. */
export const foldedWords = (text: string) => [...wordsIn(text)].map(({ word }) => word);
