import { join } from 'node:path';
import { megabyte } from '../../language/fileSize.ts';
import { disks } from '../process/disks.ts';
import { writeOpen } from './openFile.ts';
import { bodyOf, type Encoding, formsOf, type Prepared } from './prepared.ts';

/** With less room than this on the disk, what is left is kept for the database. */
const leastRoom = 256 * megabyte;

/** The folder of each coding; deploy/nginx.conf goes by the same names. */
export const folders: Record<Encoding, string> = { br: 'br', gzip: 'gz', identity: 'plain' };

/**
 * The addresses that get files. There are only as many of them as there is content, because each page has one
 * way to be written and searches are not kept; deploy/nginx.conf looks for no others.
 */
const address =
  /^(\/(?:[\w-][\w.-]*(?:\/[\w-][\w.-]*)*)?)(?:\?([a-z]+=[\w+%]+(?:&[a-z]+=[\w+%]+){0,3}))?$/;
const longestAddress = 200;

/**
 * The file name of a page below the folder of its coding. It ends in ~, so that a page and a folder of pages
 * below it never have the same name.
 */
export function pageName(url: string): string | undefined {
  const [, path, query = ''] = (url.length <= longestAddress && address.exec(url)) || [];
  return path === undefined ? undefined : `${path}~${query}`;
}

/** The address of the page that has this file name. */
export const urlOf = (name: string) => name.replace('~', '?').replace(/\?$/, '');

/** Only pages for everyone, with no headers but those that nginx gives every page. */
export const isForFiles = ({ status, isCall, headers }: Prepared) =>
  status === 200 && !isCall && Object.keys(headers).length === 0;

/** The time to give a page's file, made from its content: nginx makes the ETag from a file's time and length. */
const timeOf = ({ etag }: Prepared) => Buffer.from(etag.slice(1), 'base64url').readUInt32BE() >>> 1;

/**
 * Writes a page in each coding, each file whole and over an older one, and stops when it is no longer of use;
 * answers how many bytes it wrote.
 */
export async function writePage(
  prepared: Prepared,
  {
    folder,
    root,
    name,
    isOfUse,
  }: { folder: string; root: string; name: string; isOfUse(): boolean },
): Promise<number> {
  if ((await disks.roomAt(folder)) < leastRoom) {
    throw new Error('the disk is too full for pages as files');
  }
  let written = 0;
  for (const form of formsOf(prepared)) {
    const bytes = await bodyOf(prepared, form);
    // The memory cache counts only the forms it was asked for, so a form made for the file alone is dropped.
    if (!prepared.ready[form]) delete prepared.compressed[form];
    if (!isOfUse()) break;
    const tempFolder = join(folder, '.tmp');
    await writeOpen(join(root, folders[form], name), bytes, { tempFolder, time: timeOf(prepared) });
    written += bytes.length;
  }
  return written;
}
