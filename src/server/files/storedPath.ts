import { randomInt } from 'node:crypto';
import { pathPrefix } from '../../fields/fileName.ts';

/** What a kept file can end in: photos are kept as JPEG, or as PNG where they are transparent. */
export type Extension = 'pdf' | 'jpg' | 'png';

const alphabet = 'abcdefghijklmnopqrstuvwxyz0123456789';
const shape = /^\/f\/[a-z0-9]{9}-[A-Za-z0-9_][A-Za-z0-9._-]*\.(pdf|jpg|png)$/;
const longest = 80;

/** A new path that nobody can guess, ending in the given name made safe. */
export function newPath(name: string, extension: Extension): string {
  const secret = Array.from({ length: 9 }, () => alphabet[randomInt(alphabet.length)]).join('');
  return `/f/${secret}-${safeName(name, extension)}`;
}

/** A name of plain letters without folders; its ending follows the content, whatever was given. */
function safeName(name: string, extension: Extension): string {
  const safe = (name.split(/[/\\]/).at(-1) ?? '')
    .normalize('NFKD')
    .replace(/\p{M}/gu, '')
    .replace(/[^A-Za-z0-9._-]+/g, '-')
    .replace(/\.[a-z][a-z0-9]{1,4}$/i, '')
    .replace(/\.{2,}/g, '.')
    .replace(/^[.-]+/, '')
    .slice(0, longest)
    .replace(/[.-]+$/, '');
  return `${safe || 'ficheiro'}.${extension}`;
}

/** Whether a text is a path that this site could have given to a file. */
export function isStoredPath(path: string): boolean {
  return shape.test(path);
}

/** The part of a path that is unlike any other file's. */
export function keyOf(path: string): string {
  return path.slice(0, pathPrefix);
}

/** What a path is called on disk: the path less its `/f/`. */
export function diskName(path: string): string {
  return path.slice('/f/'.length);
}
