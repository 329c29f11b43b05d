import { normalized } from '../../language/normalized.ts';

/** A piece of text as it stands on a page, and whether its line ends with it. */
export type TextPiece = { str: string; hasEOL: boolean };

/** Control characters, and characters that each font draws in its own way: no word has them. */
const unreadable = /[\p{Cc}\p{Co}\p{Cn}\p{Zl}\p{Zp}]/gu;

/**
 * A hyphen at the end of a line that belongs to the word: after a prefix that is always joined by one, and
 * before a pronoun or «feira». Any other hyphen there only breaks the line.
 */
const afterPrefix = /(?<=(?<!\p{L})(?:vice|ex|pré|pós|pró|recém|além|sem|não))-\n-?/giu;
const beforePronoun =
  /(?<=\p{L})-\n-?(?=(?:me|te|se|lhes?|[nv]os|[oa]s?|[ln][oa]s?|mo|to|feira)(?!\p{L}))/giu;
const lineBreak = /(?<=\p{Ll})[-\u2010]\n(?=\p{Ll})/gu;

/** The pieces of a page as one text: in lines, and with its words whole. */
export function textOf(pieces: readonly TextPiece[]): string {
  const written = pieces
    .map(({ str, hasEOL }) => `${str.replace(unreadable, ' ')}${hasEOL ? '\n' : ''}`)
    .join('');
  return normalized(written.toWellFormed())
    .replace(/[^\S\n]+/g, ' ')
    .replace(/ ?\n ?/g, '\n')
    .replace(/\u00ad\n?/g, '')
    .replace(afterPrefix, '-')
    .replace(beforePronoun, '-')
    .replace(lineBreak, '')
    .replace(/\n{3,}/g, '\n\n')
    .trim();
}
