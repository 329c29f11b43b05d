import { randomUUID } from 'node:crypto';
import { chmodSync, mkdirSync, readlinkSync, renameSync, symlinkSync, unlinkSync } from 'node:fs';
import { access, link, lstat, readdir, rename, rm, statfs } from 'node:fs/promises';
import { dirname, join } from 'node:path';
import { makeOpenFolder, writeOpen } from './openFile.ts';
import { bodyOf, type Encoding, formsOf, type Prepared } from './prepared.ts';
import { quarterOf } from './quarter.ts';

/** Pages as files, which a web server in front gives out by itself. */
export type PageFiles = ReturnType<typeof openPageFiles>;

/** How many pages a set may have, and how many bytes. */
const mostPages = 10_000;
const mostBytes = 512 * 1024 * 1024;
/** What is left of a disk with less room than this belongs to the database. */
const leastRoom = 256 * 1024 * 1024;

const second = 1000;
const minute = 60 * second;

/** The folder of each coding; deploy/nginx.conf goes by the same names. */
const folders: Record<Encoding, string> = { br: 'br', gzip: 'gz', identity: 'plain' };

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
const isForFiles = ({ status, isCall, headers }: Prepared) =>
  status === 200 && !isCall && Object.keys(headers).length === 0;

/** A time made from what a page says: nginx makes its ETag of a file's time and length. */
const timeOf = ({ etag }: Prepared) => Buffer.from(etag.slice(1), 'base64url').readUInt32BE() >>> 1;

/**
 * Pages are written into the set that was current before anything of them was read. A change leaves
 * that set for a new and empty one by renaming one link, before anybody hears of the change. So no
 * set ever holds a page from before it began, whichever process made it, and none comes back.
 *
 * What was written last of every page stands in `reserva` as well, for as long as nobody answers.
 */
export function openPageFiles({
  folder,
  isShared,
  now,
  logError,
}: {
  folder: string;
  /** Whether other processes change the link too. */
  isShared: boolean;
  now(): Date;
  logError(error: unknown): void;
}) {
  const [sets, lasting, drafts] = [
    join(folder, 'conjuntos'),
    join(folder, 'reserva'),
    join(folder, '.tmp'),
  ];
  const published = join(folder, 'atual');
  const writing = new Set<Promise<void>>();
  let own = '';
  let held = { set: '', pages: 0, bytes: 0 };
  let isTold = false;

  /** A disk that is full or closed is told of once, until it is well again. */
  function told(error: unknown): void {
    if (!isTold) logError(error);
    isTold = true;
  }

  /** The set of this moment; none where there can be no files. */
  function current(): string {
    if (!isShared) return own;
    try {
      return readlinkSync(published).slice('conjuntos/'.length);
    } catch {
      return '';
    }
  }

  function publish(name: string): void {
    for (const each of [folder, sets, drafts]) {
      if (mkdirSync(each, { recursive: true })) chmodSync(each, 0o711);
    }
    const draft = join(drafts, name);
    symlinkSync(`conjuntos/${name}`, draft);
    renameSync(draft, published);
  }

  /** Answers whether nothing is published now; a full disk has room for that. */
  function unpublish(): boolean {
    try {
      unlinkSync(published);
      return true;
    } catch (error) {
      return ['ENOENT', 'ENOTDIR'].includes(String((error as NodeJS.ErrnoException).code));
    }
  }

  /** Leaves every page behind, at once and for all processes; never fails. */
  function renew(): void {
    const before = current();
    own = randomUUID();
    try {
      publish(own);
    } catch (error) {
      own = '';
      told(unpublish() ? error : new Error(`old pages are still given out: ${error}`));
    }
    if (before) rm(join(sets, before), { recursive: true, force: true }).catch(() => {});
  }

  /** Puts one form of a page where it belongs, whole; over an older one in what lasts. */
  async function place(bytes: Buffer, time: number, into: readonly string[]): Promise<void> {
    const draft = join(drafts, randomUUID());
    await writeOpen(draft, bytes, time);
    try {
      for (const [number, path] of into.entries()) {
        const whole = `${draft}.${number}`;
        await link(draft, whole);
        await makeOpenFolder(dirname(path));
        await rename(whole, path);
      }
    } finally {
      await rm(draft);
    }
  }

  async function write(name: string, prepared: Prepared, set: string): Promise<void> {
    const { bavail, bsize } = await statfs(folder);
    if (bavail * bsize < leastRoom) throw new Error('the disk is too full for pages as files');
    const forms = formsOf(prepared);
    for (const form of forms) {
      const bytes = await bodyOf(prepared, form);
      // Memory answers for what it was asked for, and is counted by that.
      if (!prepared.ready[form]) delete prepared.compressed[form];
      const file = join(folders[form], name);
      held.bytes += bytes.length;
      // One that was made while the content changed is of no use any more.
      if (current() !== set) return;
      await place(bytes, timeOf(prepared), [join(sets, set, file), join(lasting, file)]);
    }
    for (const form of Object.keys(folders) as Encoding[]) {
      if (!forms.includes(form)) await rm(join(lasting, folders[form], name), { force: true });
    }
  }

  /** Writes a page into the set it was made in, unless that was left meanwhile; never fails. */
  function keep(url: string, prepared: Prepared, set: string): void {
    const name = pageName(url);
    if (set === '' || name === undefined || !isForFiles(prepared) || current() !== set) return;
    if (held.set !== set) held = { set, pages: 0, bytes: 0 };
    if (held.pages >= mostPages || held.bytes >= mostBytes) return;
    held.pages += 1;
    const work = write(name, prepared, set).then(() => {
      isTold = false;
    }, told);
    writing.add(work);
    void work.then(() => writing.delete(work));
  }

  /** Whether an address is one that can have a file. */
  const isFor = (url: string) => pageName(url) !== undefined;

  /** Settles when everything that was to be kept so far is written. */
  const written = () => Promise.all(writing);

  /** Whether a page would be there if nobody answered. */
  const lasts = (url: string) =>
    access(join(lasting, folders.identity, pageName(url) ?? '-')).then(
      () => true,
      () => false,
    );

  /** Forgets the pages that are at none of these addresses any more. */
  async function retain(isPage: (url: string) => boolean): Promise<void> {
    const root = join(lasting, folders.identity);
    const everything = { recursive: true, withFileTypes: true } as const;
    for (const file of await readdir(root, everything).catch(() => [])) {
      if (!file.isFile()) continue;
      const name = join(file.parentPath, file.name).slice(root.length);
      if (isPage(name.replace('~', '?').replace(/\?$/, ''))) continue;
      for (const each of Object.values(folders))
        await rm(join(lasting, each, name), { force: true });
    }
  }

  /** Removes the sets and drafts that a process left behind when it was killed. */
  async function sweep(): Promise<void> {
    for (const parent of [sets, drafts]) {
      for (const name of await readdir(parent).catch(() => [])) {
        const found = await lstat(join(parent, name)).catch(() => undefined);
        if (name === current() || !found || Date.now() - found.ctimeMs < minute) continue;
        await rm(join(parent, name), { recursive: true, force: true }).catch(() => {});
      }
    }
  }

  let quarter = quarterOf(now());
  // Even when nobody asks, and whichever way the clock was set.
  const clock = setInterval(() => {
    if (quarterOf(now()) === quarter) return;
    quarter = quarterOf(now());
    renew();
  }, second).unref();
  const sweeper = setInterval(sweep, minute).unref();

  renew();
  return {
    folder,
    mostPages,
    current,
    renew,
    keep,
    isFor,
    written,
    lasts,
    retain,
    async close() {
      clearInterval(clock);
      clearInterval(sweeper);
      await written();
    },
  };
}
