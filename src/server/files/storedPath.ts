import { randomInt } from 'node:crypto';
import { pathPrefix } from '../../language/fileName.ts';

/** What a kept file can end in: photos are kept as JPEG, or as PNG where they are transparent. */
export type Extension = 'pdf' | 'jpg' | 'png';

const alphabet = 'abcdefghijklmnopqrstuvwxyz0123456789';
const longest = 80;

// The characters a PDF's name may have: letters of any script with their accents, digits, spaces, and marks
// that mean nothing in an address, a header or a page; nothing invisible.
const letter = String.raw`[[\p{L}\p{M}\p{Nd} ._,;'’\(\)+=@–—°\-]--\p{Default_Ignorable_Code_Point}]`;
const otherThanLetters = new RegExp(`${letter.replace('[', '[^')}+`, 'gv');
const otherThanPlain = /[^A-Za-z0-9._-]+/g;
const shape = new RegExp(
  String.raw`^\/f\/[a-z0-9]{9}-(?:[A-Za-z0-9_][A-Za-z0-9._\-]*\.(?:jpg|png)|(?![ .\-])${letter}+\.pdf)$`,
  'v',
);

/** A new path that nobody can guess, ending in the given name made safe. */
export function newPath(name: string, extension: Extension): string {
  const secret = Array.from({ length: 9 }, () => alphabet[randomInt(alphabet.length)]).join('');
  return `/f/${secret}-${safeName(name, extension)}`;
}

/**
 * Makes a given name safe: without folders, and with the ending that fits the content. People read the names
 * of PDFs, which keep their letters; names of photos are for programs, and become plain ones.
 */
function safeName(given: string, extension: Extension): string {
  const own = (given.split(/[/\\]/).at(-1) ?? '').replace(/\p{Default_Ignorable_Code_Point}/gu, '');
  const written =
    extension === 'pdf'
      ? own.normalize('NFC').replace(otherThanLetters, ' ').replace(/ +/g, ' ')
      : plain(own);
  const stem = written
    .replace(/\.[a-z][a-z0-9]{1,4}$/i, '')
    .replace(/\.{2,}/g, '.')
    .replace(/^[\p{M} .-]+/u, '');
  const cut = [...stem]
    .slice(0, longest)
    .join('')
    .replace(/[ .-]+$/, '');
  return `${cut || 'ficheiro'}.${extension}`;
}

/** A text in plain letters. */
function plain(text: string): string {
  return text.normalize('NFKD').replace(/\p{M}/gu, '').replace(otherThanPlain, '-');
}

/** Whether a text is a path that this site could have given to a file. */
export function isStoredPath(path: string): boolean {
  return shape.test(path);
}

/** The part of a path that is unlike any other file's. */
export function keyOf(path: string): string {
  return path.slice(0, pathPrefix);
}

/**
 * The name of a path's file on disk: the path without `/f/`, in plain ASCII letters, because file systems,
 * archives and commands treat others differently.
 */
export function diskName(path: string): string {
  return plain(path.slice('/f/'.length));
}
