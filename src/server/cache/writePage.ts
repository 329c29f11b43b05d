import { statfs } from 'node:fs/promises';
import { join } from 'node:path';
import { writeOpen } from './openFile.ts';
import { bodyOf, type Encoding, formsOf, type Prepared } from './prepared.ts';

/** What is left of a disk with less room than this belongs to the database. */
const leastRoom = 256 * 1024 * 1024;

/** The folder of each coding; deploy/nginx.conf goes by the same names. */
export const folders: Record<Encoding, string> = { br: 'br', gzip: 'gz', identity: 'plain' };

/**
 * Of pages at such addresses there are as many as there is content, since a page has one way to be
 * written and what is searched for is not for files; deploy/nginx.conf looks for no others.
 */
const address =
  /^(\/(?:[\w-][\w.-]*(?:\/[\w-][\w.-]*)*)?)(?:\?([a-z]+=[\w+%]+(?:&[a-z]+=[\w+%]+){0,3}))?$/;
const longestAddress = 200;

/** What a page is called below the folder of a coding: a page may have others below it. */
export function pageName(url: string): string | undefined {
  const [, path, query = ''] = (url.length <= longestAddress && address.exec(url)) || [];
  return path === undefined ? undefined : `${path}~${query}`;
}

/** Only what is for everyone, and says nothing of itself but what nginx says of every page. */
export const isForFiles = ({ status, isCall, headers }: Prepared) =>
  status === 200 && !isCall && Object.keys(headers).length === 0;

/** A time made from what a page says: nginx makes its ETag of a file's time and length. */
const timeOf = ({ etag }: Prepared) => Buffer.from(etag.slice(1), 'base64url').readUInt32BE() >>> 1;

/**
 * Writes a page in each coding, each whole and over an older one, for as long as that is of use; answers
 * how many bytes it took.
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
  const { bavail, bsize } = await statfs(folder);
  if (bavail * bsize < leastRoom) throw new Error('the disk is too full for pages as files');
  let written = 0;
  for (const form of formsOf(prepared)) {
    const bytes = await bodyOf(prepared, form);
    // Memory answers for what it was asked for, and is counted by that.
    if (!prepared.ready[form]) delete prepared.compressed[form];
    if (!isOfUse()) break;
    const drafts = join(folder, '.tmp');
    await writeOpen(join(root, folders[form], name), bytes, { drafts, time: timeOf(prepared) });
    written += bytes.length;
  }
  return written;
}
