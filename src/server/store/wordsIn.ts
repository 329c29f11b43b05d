import { folded } from '../../language/folded.ts';

export const longestWord = 60;

/** Words that are everywhere and say nothing. */
const smallWords = new Set(
  'a o as os ao aos e de da do das dos em na no nas nos um uma para por com que se'.split(' '),
);

/** The words of a text where they stand, each as it is compared. */
export function* wordsIn(text: string) {
  for (const { 0: written, index } of text.matchAll(/[\p{L}\p{N}\p{M}]+/gu)) {
    const word = (/^[a-z]+$/.test(written) ? written : folded(written)).slice(0, longestWord);
    if (word !== '' && !smallWords.has(word))
      yield { word, from: index, to: index + written.length };
  }
}
