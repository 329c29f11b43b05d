import { normalized } from '../../language/normalized.ts';
import { wordsIn } from './words.ts';

const longestPage = 50_000;
const longestNumber = 15;

/** A page of a PDF: its text as it is shown, and the words it is found by. */
export type PdfPage = { words: string; text: string };

/**
 * The text of a page in letters that people type and databases accept; a ligature becomes the letters it
 * stands for.
 */
function readable(text: string): string {
  const plain = normalized(text.slice(0, longestPage), 'NFKC').replaceAll('\u00ad', '');
  return plain.slice(0, longestPage).toWellFormed();
}

/**
 * Each word of a page once. A word hyphenated at the end of a line, or a number written in groups,
 * is also there as one word.
 */
function wordsOf(text: string): string {
  const words = new Set([...wordsIn(text)].map(({ word }) => word));
  for (const [cut] of text.matchAll(/(?<!\p{L})\p{L}+-\s*\n\s*\p{L}+/gu)) {
    for (const { word } of wordsIn(cut.replace(/-\s*/, ''))) words.add(word);
  }
  for (const [grouped] of text.matchAll(/\d+(?:[ .-]\d+)+/g)) {
    const number = grouped.replace(/\D/g, '');
    if (number.length <= longestNumber) words.add(number);
  }
  return ` ${[...words].join(' ')} `;
}

/** Works out the words of a page. That costs more than storing them, so the worker does it. */
export function pdfPage(written: string): PdfPage {
  const text = readable(written);
  return { words: wordsOf(text), text: text.replace(/[\s\p{Cc}]+/gu, ' ').trim() };
}
