import { randomUUID } from 'node:crypto';
import { rm } from 'node:fs/promises';
import { join } from 'node:path';
import { minute, second } from '../../language/durations.ts';
import { megabyte } from '../../language/fileSize.ts';
import { codeOf } from '../process/systemErrors.ts';
import {
  linkSlots,
  publishedSet,
  publishSet,
  setFolders,
  slotAt,
  sweepSets,
  unpublish,
} from './pageSets.ts';
import type { Prepared } from './prepared.ts';
import { quarterOf } from './quarter.ts';
import { isForFiles, pageName, writePage } from './writePage.ts';

/** Pages as files, which a web server in front gives out by itself. */
export type PageFiles = ReturnType<typeof openPageFiles>;

/** How many pages a set may have, and how many bytes. */
const mostPages = 10_000;
const mostBytes = 512 * megabyte;

type PageFilesOptions = {
  folder: string;
  /** Whether other processes change the link too. */
  isShared: boolean;
  now(): Date;
  logError(error: unknown): void;
};

/**
 * A page is written into the set of files that was current before anything of it was read. A change replaces
 * that set with a new and empty one by renaming one link, before anybody hears of the change. So no set ever
 * holds a page that is older than the set, whichever process made it, and no old set comes back. nginx reaches
 * the set through a link whose name is the present time slot. There are links for this slot and the next,
 * except where something changes by itself before that slot ends. So if the program dies, its pages are given
 * out only as long as they are true, and soon not at all.
 */
export function openPageFiles({ folder, isShared, now, logError }: PageFilesOptions) {
  const folders = setFolders(folder);
  const writing = new Set<Promise<unknown>>();
  let own = '';
  let held = { set: '', pages: 0, bytes: 0 };
  let isLogged = false;
  /** When something changes by itself. Until that is known, no page is given out. */
  let changesAt = 0;
  let marked = 0;

  /** Logs once that the disk is full or cannot be written, until a write succeeds again. */
  function logOnce(error: unknown): void {
    if (!isLogged) logError(error);
    isLogged = true;
  }

  /** The name of the current set; '' where there can be no files. */
  const current = () => (isShared ? publishedSet(folders) : own);

  /** Replaces the set with an empty one, at once and for all processes; never fails. */
  function renew(): void {
    const before = current();
    own = randomUUID();
    try {
      publishSet(folders, own);
    } catch (error) {
      own = '';
      logOnce(unpublish(folders) ? error : new Error(`old pages are still given out: ${error}`));
    }
    if (before) rm(join(folders.sets, before), { recursive: true, force: true }).catch(() => {});
  }

  /** Says for which time slots the set may be given out. */
  function mark(): void {
    marked = slotAt(now());
    try {
      linkSlots(folders, marked, changesAt);
    } catch (error) {
      // Where there is no folder there are no pages.
      if (codeOf(error) !== 'ENOENT' && own !== '') logOnce(error);
    }
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
    const work = writePage(prepared, { folder, root: join(folders.sets, set), name, isOfUse }).then(
      (bytes) => {
        holding.bytes += bytes;
        isLogged = false;
      },
      // An error in a set that is no longer current is expected: that set is being removed.
      (error) => isOfUse() && logOnce(error),
    );
    writing.add(work);
    void work.then(() => writing.delete(work));
  }

  /** Settles when everything that was to be kept so far is written. */
  const written = () => Promise.all(writing);

  let quarter = quarterOf(now());
  // Runs even when nobody asks for a page, and whichever way the clock was set.
  const clock = setInterval(() => {
    if (slotAt(now()) !== marked) mark();
    if (quarterOf(now()) === quarter) return;
    quarter = quarterOf(now());
    renew();
  }, second).unref();
  const sweeper = setInterval(() => sweepSets(folders, current), minute).unref();

  renew();
  mark();
  return {
    folder,
    mostPages,
    current,
    renew,
    /** Sets when something next changes by itself. */
    changesBy(moment: number): void {
      changesAt = moment;
      mark();
    },
    keep,
    /** Whether an address is one that can have a file. */
    isFor: (url: string) => pageName(url) !== undefined,
    written,
    async close() {
      clearInterval(clock);
      clearInterval(sweeper);
      await written();
    },
  };
}
