import { randomUUID } from 'node:crypto';
import {
  chmodSync,
  mkdirSync,
  readdirSync,
  readlinkSync,
  renameSync,
  rmSync,
  symlinkSync,
  unlinkSync,
} from 'node:fs';
import { lstat, readdir, rm } from 'node:fs/promises';
import { join } from 'node:path';
import { minute, second } from '../../language/durations.ts';
import type { Prepared } from './prepared.ts';
import { quarterOf } from './quarter.ts';
import { isForFiles, pageName, writePage } from './writePage.ts';

/** Pages as files, which a web server in front gives out by itself. */
export type PageFiles = ReturnType<typeof openPageFiles>;

/** How many pages a set may have, and how many bytes. */
const mostPages = 10_000;
const mostBytes = 512 * 1024 * 1024;

/** How long a sign that a set may be given out is good for, in nginx's own time: deploy/nginx.conf has the same. */
const spell = 100 * second;

/** Several processes may say the same. */
function symlinkOnce(path: string): void {
  try {
    symlinkSync('../atual', path);
  } catch (error) {
    if ((error as NodeJS.ErrnoException).code !== 'EEXIST') throw error;
  }
}

/**
 * Pages are written into the set that was current before anything of them was read. A change leaves
 * that set for a new and empty one by renaming one link, before anybody hears of the change. So no
 * set ever holds a page from before it began, whichever process made it, and none comes back.
 *
 * nginx reaches the set through a link for the spell of time it is in. There is one for this spell and the
 * next, unless something changes by itself before that ends: where the program dies, its pages are given
 * out no longer than they are true, and soon not at all.
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
  const [sets, spells, drafts] = [
    join(folder, 'conjuntos'),
    join(folder, 'agora'),
    join(folder, '.tmp'),
  ];
  const published = join(folder, 'atual');
  const writing = new Set<Promise<unknown>>();
  let own = '';
  let held = { set: '', pages: 0, bytes: 0 };
  let isTold = false;
  /** When something changes by itself; nothing is given out before that is known. */
  let changesAt = 0;
  let marked = 0;

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
    for (const each of [folder, sets, spells, drafts]) {
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

  /** Says for which spells of time the set may be given out: of this one and the next, those that nothing ends. */
  function markSpells(): void {
    const first = Math.floor(now().getTime() / spell);
    const good = [first, first + 1].filter((each) => (each + 1) * spell <= changesAt).map(String);
    marked = first;
    try {
      const found = readdirSync(spells);
      for (const name of found)
        if (!good.includes(name)) rmSync(join(spells, name), { force: true });
      for (const name of good) if (!found.includes(name)) symlinkOnce(join(spells, name));
    } catch (error) {
      // Where there is no folder there are no pages.
      if ((error as NodeJS.ErrnoException).code !== 'ENOENT' && own !== '') told(error);
    }
  }

  /** Is told when something changes by itself the next time. */
  function changesBy(moment: number): void {
    changesAt = moment;
    markSpells();
  }

  /** Writes a page into the set it was made in, unless that was left meanwhile; never fails. */
  function keep(url: string, prepared: Prepared, set: string): void {
    const name = pageName(url);
    if (set === '' || name === undefined || !isForFiles(prepared) || current() !== set) return;
    if (held.set !== set) held = { set, pages: 0, bytes: 0 };
    if (held.pages >= mostPages || held.bytes >= mostBytes) return;
    held.pages += 1;
    const holding = held;
    const isOfUse = () => current() === set;
    const work = writePage(prepared, { folder, root: join(sets, set), name, isOfUse }).then(
      (bytes) => {
        holding.bytes += bytes;
        isTold = false;
      },
      // A set that was left is being removed.
      (error) => isOfUse() && told(error),
    );
    writing.add(work);
    void work.then(() => writing.delete(work));
  }

  /** Whether an address is one that can have a file. */
  const isFor = (url: string) => pageName(url) !== undefined;

  /** Settles when everything that was to be kept so far is written. */
  const written = () => Promise.all(writing);

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
    if (Math.floor(now().getTime() / spell) !== marked) markSpells();
    if (quarterOf(now()) === quarter) return;
    quarter = quarterOf(now());
    renew();
  }, second).unref();
  const sweeper = setInterval(sweep, minute).unref();

  renew();
  markSpells();
  return {
    folder,
    mostPages,
    current,
    renew,
    changesBy,
    keep,
    isFor,
    written,
    async close() {
      clearInterval(clock);
      clearInterval(sweeper);
      await written();
    },
  };
}
