import { folded } from '../../language/folded.ts';

export const longestWord = 60;

/** Words that are too common to search for. */
const smallWords = new Set(
  'a o as os ao aos e de da do das dos em na no nas nos um uma para por com que se'.split(' '),
);

/** The words of a text with their positions, folded for comparison. */
export function* wordsIn(text: string) {
  for (const { 0: written, index } of text.matchAll(/[\p{L}\p{N}\p{M}]+/gu)) {
    const isPlain = /^[A-Za-z0-9]+$/.test(written);
    const word = (isPlain ? written.toLowerCase() : folded(written)).slice(0, longestWord);
    if (word !== '' && !smallWords.has(word))
      yield { word, from: index, to: index + written.length };
  }
}
