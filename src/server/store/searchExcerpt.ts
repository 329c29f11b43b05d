import type { Achado } from '../../fields/achado.ts';
import { type Asked, matcher } from './searchQuery.ts';
import { wordsIn } from './wordsIn.ts';

const longest = 220;
/** How much may stand before the words, where an excerpt does not begin with its text. */
const before = 60;

/** Where words that were asked for stand in a text. */
export function marksIn(text: string, asked: Asked): Achado['marks'] {
  const which = matcher(asked);
  return [...wordsIn(text)]
    .filter(({ word }) => which(word) >= 0)
    .map(({ from, to }) => [from, to]);
}

/** Where in a text most of the words asked for stand close together. */
function thickest(text: string, asked: Asked): { from: number; to: number } {
  const which = matcher(asked);
  const found = [...wordsIn(text)]
    .map(({ word, from, to }) => ({ from, to, which: which(word) }))
    .filter((each) => each.which >= 0);
  let best = { from: 0, to: 0, words: 0 };
  for (const [index, { from, to }] of found.entries()) {
    const near = found.slice(index, index + longest);
    const end = near.findIndex((each) => each.to > from + longest - before);
    const close = near.slice(0, end < 0 ? near.length : Math.max(end, 1));
    const words = new Set(close.map((each) => each.which)).size;
    if (words > best.words) best = { from, to: close.at(-1)?.to ?? to, words };
    if (best.words === asked.length) break;
  }
  return best;
}

/** The part of a text that holds most of what was asked for, cut between words. */
export function excerptAround(text: string, asked: Asked): string {
  const { from, to } = thickest(text, asked);
  const space = text.indexOf(' ', from - before);
  const start = to <= longest ? 0 : space >= 0 && space < from ? space + 1 : from;
  const rest = text.slice(start);
  const end = rest.length <= longest ? rest.length : rest.lastIndexOf(' ', longest);
  const cut = rest.slice(0, end > 0 ? end : longest);
  return `${start > 0 ? '… ' : ''}${cut}${cut.length < rest.length ? '…' : ''}`;
}
