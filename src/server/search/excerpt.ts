import type { Achado } from '../../fields/achado.ts';
import { matcher, type Query } from './query.ts';
import { wordsIn } from './words.ts';

const longest = 220;
/** How many letters may come before the words found, where the excerpt does not start with the text. */
const before = 60;

/** The positions in a text of the words asked for. */
export function marksIn(text: string, query: Query): Achado['marks'] {
  const which = matcher(query);
  return [...wordsIn(text)]
    .filter(({ word }) => which(word) >= 0)
    .map(({ from, to }) => [from, to]);
}

/**
 * The place in a text where most of the words asked for stand close together; reading stops once all of them
 * do.
 */
function densestSpan(text: string, query: Query): { from: number; to: number } {
  const which = matcher(query);
  // The words close to the last one found; the first ones drop out as the scan moves on.
  const near: { from: number; which: number }[] = [];
  let passed = 0;
  const times = query.map(() => 0);
  const count = (word: number, by: 1 | -1) => {
    times[word] = (times[word] ?? 0) + by;
    return times[word];
  };
  let words = 0;
  let best = { from: 0, to: 0, words: 0 };
  for (const { word, from, to } of wordsIn(text)) {
    const found = which(word);
    if (found < 0) continue;
    near.push({ from, which: found });
    if (count(found, 1) === 1) words += 1;
    for (let first = near[passed]; first && first.from < from; first = near[passed]) {
      if (to <= first.from + longest - before) break;
      if (count(first.which, -1) === 0) words -= 1;
      passed += 1;
    }
    if (words > best.words) best = { from: near[passed]?.from ?? from, to, words };
    if (words === query.length) break;
  }
  return best;
}

/** The part of a text that holds most of what was asked for, cut between words. */
export function excerptAround(text: string, query: Query): string {
  const { from, to } = densestSpan(text, query);
  const space = text.indexOf(' ', from - before);
  const start = to <= longest ? 0 : space >= 0 && space < from ? space + 1 : from;
  const rest = text.slice(start);
  const end = rest.length <= longest ? rest.length : rest.lastIndexOf(' ', longest);
  const cut = rest.slice(0, end > 0 ? end : longest);
  return `${start > 0 ? '… ' : ''}${cut}${cut.length < rest.length ? '…' : ''}`;
}
