import { type ArrayChange, diffArrays } from 'diff';
import { fileName } from '../../language/fileName.ts';

/** Some words in a row that stayed, were removed or were added. */
export type Piece = { state: 'same' | 'out' | 'in'; text: string };

/** A line of two texts laid over each other; its last piece ends with a newline. */
export type Line = Piece[];

/** Beyond this many edits two texts are not compared word by word: nobody would read it. */
const maxEditLength = 1_000;

/** Fewer unchanged letters than this between two changes count as changed too: it reads better. */
const fewestLetters = 4;

/** From this many on, unchanged lines in a row are only counted. */
const fewestSkipped = 3;

/** A newline, or a word or a sign with the space before it. */
const tokens = /\n|[^\S\n]*(?:[\p{L}\p{N}]+|[^\s\p{L}\p{N}])/gu;

const ending = /^(p|blockquote|h\d|caption|tr)$/;

function wordsIn(node: Node): string {
  if (node instanceof Text) return node.data.replace(/[ \t\r\n]+/g, ' ');
  if (!(node instanceof Element)) return '';
  const of = (name: string) => node.getAttribute(name) ?? '';
  const words = Array.from(node.childNodes, wordsIn).join('');
  switch (node.localName) {
    case 'br':
      return '\n';
    case 'img':
      return ` [imagem: ${[fileName(of('src')), of('alt')].filter(Boolean).join(', ')}]`;
    case 'a':
      return of('href') ? `${words} (${of('href')})` : words;
    case 'li':
      return `• ${words}\n`;
    case 'td':
    case 'th':
      return node.nextElementSibling ? `${words.trimEnd()} | ` : words;
    default:
      return ending.test(node.localName) ? `${words}\n` : words;
  }
}

/** The words of a formatted text, a line for each paragraph and table row; pictures and links are put into words. */
export function linesOfHtml(html: string): string {
  const { body } = new DOMParser().parseFromString(html, 'text/html');
  return wordsIn(body)
    .replace(/\s*\n\s*/g, '\n')
    .trim();
}

/** Joins what was removed and added between two unchanged pieces, the removed part first. */
function piecesOf(parts: readonly ArrayChange<string>[]): Piece[] {
  const pieces: Piece[] = [];
  const changed = { out: '', in: '' };
  const settle = () => {
    for (const state of ['out', 'in'] as const) {
      if (changed[state] !== '') pieces.push({ state, text: changed[state] });
      changed[state] = '';
    }
  };
  for (const [index, { added, removed, value }] of parts.entries()) {
    const text = value.join('');
    const isBetween = index > 0 && index < parts.length - 1;
    const isShort = isBetween && text.trim().length < fewestLetters && !text.includes('\n');
    if (added || (!removed && isShort)) changed.in += text;
    if (removed || (!added && isShort)) changed.out += text;
    if (added || removed || isShort) continue;
    settle();
    pieces.push({ state: 'same', text });
  }
  settle();
  return pieces;
}

/** Lays two texts over each other, line by line; undefined if they have too little in common. */
export function textDifferences(before: string, after: string): Line[] | undefined {
  const [old, now] = [before, after].map((text) => (text && `${text}\n`).match(tokens) ?? []);
  const comparator = (one: string, other: string) => one.trim() === other.trim();
  const parts = diffArrays(old ?? [], now ?? [], { maxEditLength, comparator });
  if (!parts) return undefined;
  const lines: Line[] = [];
  let isOpen = false;
  for (const { state, text } of piecesOf(parts)) {
    for (const each of text.split(/(?<=\n)/)) {
      if (!isOpen) lines.push([]);
      lines.at(-1)?.push({ state, text: each });
      isOpen = !each.endsWith('\n');
    }
  }
  return lines;
}

const isUnchanged = (line: Line) => line.every(({ state }) => state === 'same');

/** The lines that changed, with one before and after; a number stands for those that are left out. */
export function withoutUnchanged(lines: readonly Line[]): (Line | number)[] {
  const isNear = (index: number) =>
    !lines.slice(Math.max(0, index - 1), index + 2).every(isUnchanged);
  const shown: (Line | number)[] = [];
  let skipped: Line[] = [];
  const settle = () => {
    shown.push(...(skipped.length >= fewestSkipped ? [skipped.length] : skipped));
    skipped = [];
  };
  for (const [index, line] of lines.entries()) {
    if (isNear(index)) {
      settle();
      shown.push(line);
    } else skipped.push(line);
  }
  settle();
  return shown;
}
