import { queue } from '../process/queue.ts';
import { codeOf } from '../process/systemErrors.ts';
import { withLock } from '../store/lock.ts';
import type { Store } from '../store/store.ts';
import type { Disk } from './disk.ts';
import { type FileRow, files } from './filesTable.ts';
import { readText } from './readText.ts';
import { type SizeToMake, sizesToMake, sizesToMakeFirst } from './sizes.ts';
import { diskName } from './storedPath.ts';
import { worker } from './workerProcess.ts';

type BacklogOptions = {
  store: Store;
  disk: Disk;
  /** Called when PDFs that records may name have been read. */
  changed(): Promise<void>;
  logError(error: unknown): void;
};

async function makeSize(disk: Disk, path: string, { suffix, ...size }: SizeToMake): Promise<void> {
  const name = `${diskName(path)}${suffix}`;
  if (await disk.has(name)) return;
  const into = disk.newTemp();
  try {
    await worker.run('makeSize', { photo: disk.pathOf(diskName(path)), into, ...size });
    await disk.keep(into, name);
  } finally {
    await disk.discard(into);
  }
}

/** Makes these sizes of a photo; returns whether all are there (not if the photo was removed meanwhile). */
async function makeSizes(
  disk: Disk,
  path: string,
  sizes: readonly SizeToMake[],
  isClosed: () => boolean,
): Promise<boolean> {
  let areAllMade = true;
  for (const size of sizes) {
    if (isClosed()) return false;
    await makeSize(disk, path, size).catch((error) => {
      if (codeOf(error) !== 'ENOENT') throw error;
      areAllMade = false;
    });
  }
  return areAllMade;
}

async function finishSizes(
  { store, disk }: BacklogOptions,
  { path, width }: FileRow,
  isClosed: () => boolean,
): Promise<void> {
  const ready = await makeSizes(disk, path, sizesToMake(width ?? 0), isClosed);
  const known = await store.change(files, { path }, { ready });
  // Removed meanwhile: its sizes go as well.
  if (known.length === 0) await disk.remove(path);
}

/** The sizes of photos that are still to be made, and the PDFs that are still to be read. */
export function openBacklog(options: BacklogOptions) {
  const { store, disk, changed, logError } = options;
  // The sizes that most visitors ask for are made of every photo before the others of any.
  const firstSizes = queue();
  const later = queue();
  const firstSizesDone = () => firstSizes(async () => {});
  const waiting = new Set<string>();
  let unread = 0;
  let isNewRead = false;
  let closed = false;
  const isClosed = () => closed;

  /** Does the work unless another process that found the same to do is doing it. */
  async function unlessElsewhere(name: string, work: () => Promise<void>): Promise<void> {
    if (!closed) await withLock(store, name, work);
  }

  function makeSizesLater(row: FileRow): void {
    if (waiting.has(row.path)) return;
    waiting.add(row.path);
    const alone = (work: () => Promise<void>) => unlessElsewhere(`sizes of ${row.path}`, work);
    const begin = async () => {
      await makeSizes(disk, row.path, sizesToMakeFirst(row.width ?? 0), isClosed);
    };
    const sizesMade = firstSizes(() => alone(begin));
    void later(async () => {
      try {
        await sizesMade;
        await firstSizesDone();
        await alone(() => finishSizes(options, row, isClosed));
      } catch (error) {
        logError(error);
      } finally {
        waiting.delete(row.path);
      }
    });
  }

  /** Reads a PDF that somebody waits for. If that fails, the PDF is kept all the same and read later. */
  async function readNow(row: FileRow): Promise<FileRow> {
    waiting.add(row.path);
    try {
      return (await readText(store, disk, row.path)) ?? row;
    } catch (error) {
      logError(error);
      return row;
    } finally {
      waiting.delete(row.path);
    }
  }

  function readLater({ path }: FileRow): void {
    if (waiting.has(path)) return;
    waiting.add(path);
    unread += 1;
    const read = async () => {
      await readText(store, disk, path);
      isNewRead = true;
    };
    void later(async () => {
      try {
        await firstSizesDone();
        await unlessElsewhere(`text of ${path}`, read);
      } catch (error) {
        if (codeOf(error) !== 'ENOENT') logError(error);
      } finally {
        waiting.delete(path);
        unread -= 1;
        // Told once for all of them, since it makes every page be made again.
        if (unread === 0 && isNewRead) {
          isNewRead = false;
          await changed().catch(logError);
        }
      }
    });
  }

  async function resume(): Promise<void> {
    for (const row of await store.list(files, { where: { ready: false } })) {
      if (row.kind === 'photo') makeSizesLater(row);
      else readLater(row);
    }
  }

  return {
    makeSizesLater,
    readNow,
    resume,
    /** Does some work when all that waits so far is done. */
    later,
    /** Settles when every size asked for so far is made, and every PDF read. */
    whenIdle: () => later(firstSizesDone),
    /** Stops after the size that is being made or the PDF that is read; the rest follows after the next start. */
    close() {
      closed = true;
    },
  };
}
