import { createReadStream } from 'node:fs';
import { join } from 'node:path';
import type { FastifyInstance } from 'fastify';
import { refusal } from '../../calls/refusal.ts';
import type { Pdfs } from '../../fields/pdfFacts.ts';
import type { Fotos } from '../../fields/photo.ts';
import { hour } from '../../language/durations.ts';
import { messages } from '../../language/messages.ts';
import { isDiskFull } from '../process/causes.ts';
import { type Lacks, openLacks } from '../process/lacks.ts';
import { tablesNaming } from '../store/fileUses.ts';
import { withLock } from '../store/lock.ts';
import { removePages } from '../store/pdfPages.ts';
import { repeat } from '../store/repeat.ts';
import type { Store } from '../store/store.ts';
import type { Table } from '../store/table.ts';
import { adopt, type ReadyPhoto } from './adopt.ts';
import { openDisk } from './disk.ts';
import { examineAndKeep } from './examineAndKeep.ts';
import { type FileRow, files, pdfsOf, photosOf } from './filesTable.ts';
import { photoPathsIn } from './pathsInRecords.ts';
import { queue } from './queue.ts';
import { readText } from './readText.ts';
import { type FileAccess, serveFiles } from './serve.ts';
import { type SizeToMake, sizesToMake, sizesToMakeFirst } from './sizes.ts';
import { diskName, isStoredPath, keyOf, newPath } from './storedPath.ts';
import { sweep } from './sweep.ts';
import { worker } from './workerProcess.ts';

/** The verbs of the files room; each refuses with a `Refusal` about `file`. */
export type Files = Awaited<ReturnType<typeof openFiles>>;

/** Opens the folder of uploads and goes on with the sizes and texts that an earlier run left unmade and unread. */
export async function openFiles({
  dataDir,
  store,
  tables,
  now = () => new Date(),
  changed = async () => {},
  logError,
  lacks = openLacks(logError),
}: {
  dataDir: string;
  store: Store;
  /** Where records can name files. */
  tables: readonly Table[];
  now?: () => Date;
  /** Is told when PDFs that records may name were read. */
  changed?: () => Promise<void>;
  /** Hears what went wrong where nobody waits for an answer. */
  logError(error: unknown): void;
  lacks?: Lacks;
}) {
  const disk = await openDisk(join(dataDir, 'uploads'));
  // What most visitors ask for is made of every photo before the rest is made of any.
  const soon = queue();
  const later = queue();
  const allSoon = () => soon(async () => {});
  const waiting = new Set<string>();
  let unread = 0;
  let isNewRead = false;
  let closed = false;
  let stopSweeping: (() => Promise<void>) | undefined;

  /** A full disk is a refusal that staff can read; every other failure stays what it is. */
  function refuseWhenFull(error: unknown): never {
    if (!isDiskFull(error)) throw error;
    logError(error);
    throw refusal(507, 'file', messages.diskFull);
  }

  async function makeSize(path: string, { suffix, ...size }: SizeToMake): Promise<void> {
    const name = `${diskName(path)}${suffix}`;
    if (await disk.has(name)) return;
    const into = disk.newDraft();
    try {
      await worker.run('makeSize', { photo: disk.pathOf(diskName(path)), into, ...size });
      await disk.keep(into, name);
    } finally {
      await disk.discard(into);
    }
  }

  /** Whether all of them are there; those of a photo that is gone cannot be. */
  async function makeSizes(path: string, sizes: readonly SizeToMake[]): Promise<boolean> {
    let isWhole = true;
    for (const size of sizes) {
      if (closed) return false;
      await makeSize(path, size).catch((error) => {
        if (!isMissing(error)) throw error;
        isWhole = false;
      });
    }
    return isWhole;
  }

  async function finish({ path, width }: FileRow): Promise<void> {
    const ready = await makeSizes(path, sizesToMake(width ?? 0));
    const note = (inside: Store) => inside.change(files, { path }, { ready });
    const known = await store.transaction(note, 'withNext');
    // Removed meanwhile: its sizes go as well.
    if (known.length === 0) await disk.remove(path);
  }

  /** Another process may have found the same to do. */
  async function unlessDone(name: string, work: () => Promise<void>): Promise<void> {
    if (!closed) await withLock(store, name, work);
  }

  function makeSizesLater(row: FileRow): void {
    if (waiting.has(row.path)) return;
    waiting.add(row.path);
    const alone = (work: () => Promise<void>) => unlessDone(`sizes of ${row.path}`, work);
    const begin = async () => {
      await makeSizes(row.path, sizesToMakeFirst(row.width ?? 0));
    };
    const begun = soon(() => alone(begin));
    void later(async () => {
      try {
        await begun;
        await allSoon();
        await alone(() => finish(row));
      } catch (error) {
        logError(error);
      } finally {
        waiting.delete(row.path);
      }
    });
  }

  /** Reads a PDF that somebody waits for. Whatever hinders that, it is kept, and read later. */
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
        await allSoon();
        await unlessDone(`text of ${path}`, read);
      } catch (error) {
        if (!isMissing(error)) logError(error);
      } finally {
        waiting.delete(path);
        unread -= 1;
        // Once for all of them: every page that was ready is made anew.
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

  async function receive(bytes: AsyncIterable<Buffer>): Promise<string> {
    return disk.receive(bytes).catch(refuseWhenFull);
  }

  async function keepAs(draft: string, name: string, alt: string): Promise<FileRow> {
    let path = '';
    try {
      const { extension, ...examined } = await examineAndKeep(disk, draft, (ending) => {
        path = newPath(name, ending);
        return diskName(path);
      });
      const row = { ...examined, path, alt, createdAt: now().toISOString(), ready: false };
      // Safe on disk at the latest with the record that names it.
      const create = (inside: Store) => inside.create(files, row);
      const created = await store.transaction(create, 'withNext');
      if (created.kind === 'pdf') return await readNow(created);
      makeSizesLater(created);
      return created;
    } catch (error) {
      if (path !== '') await disk.remove(path);
      return refuseWhenFull(error);
    }
  }

  // Those of an earlier program, which did not read them.
  await store.change(files, { kind: 'pdf', sha256: '', ready: true }, { ready: false });
  await resume();
  return {
    /** Keeps an upload as a draft on disk, which is then kept or discarded. */
    receive,
    /** Keeps a received draft, if it is a sound PDF or photo; the draft is gone either way. */
    keep: (draft: string, name: string) => keepAs(draft, name, ''),
    discard: disk.discard,
    /** Receives and keeps in one go. */
    saveUpload: async (bytes: AsyncIterable<Buffer>, name: string) =>
      keepAs(await receive(bytes), name, ''),
    /** Keeps a photo that is already at hand, as bytes or as a file elsewhere; answers its path. */
    async importPhoto({ file, name, alt }: { file: Buffer | string; name: string; alt: string }) {
      return (await keepAs(await receive(bytesOf(file)), name, alt)).path;
    },
    /** Copies photos whose sizes stand ready as files; none is looked into. Answers their paths, in the same order. */
    adopt: (photos: readonly ReadyPhoto[]) => adopt(store, disk, photos, now()),
    /** The facts of the uploaded photos that these records show, by path. */
    describe: (...shown: Parameters<typeof photoPathsIn>) =>
      lacks.orElse<Fotos, Fotos>(photosOf(store, photoPathsIn(...shown)), {}),
    /** The same of PDFs, where a field may name either. */
    describePdfs: (...shown: Parameters<typeof photoPathsIn>) =>
      lacks.orElse<Pdfs, Pdfs>(pdfsOf(store, photoPathsIn(...shown)), {}),
    async setAlt(path: string, alt: string) {
      const [row] = isStoredPath(path) ? await store.change(files, { path }, { alt }) : [];
      if (!row) throw refusal(404, 'file', messages.fileUnknown);
      return row;
    },
    /** Lets go of a file that no record names: at once, or with the last version or deleted record that still does. */
    async removeFile(path: string) {
      const isGone = await store.transaction(async (inside) => {
        if (!isStoredPath(path) || !(await inside.find(files, { path }))) {
          throw refusal(404, 'file', messages.fileUnknown);
        }
        const naming = await tablesNaming(inside.db, tables, keyOf(path));
        if (naming.some(({ isPast }) => !isPast)) throw refusal(409, 'file', messages.fileInUse);
        // They may be brought back, and it with them; the sweep comes after the last of them.
        if (naming.length > 0) return false;
        await inside.remove(files, { path });
        await removePages(inside.db, [path]);
        return true;
      });
      if (isGone) await disk.remove(path);
    },
    sweep: () => sweep(store, disk, tables, now()),
    /** Sweeps now and then every hour, and tries again the sizes and texts that could not be made and read. */
    startSweeping() {
      const work = () =>
        later(async () => {
          await sweep(store, disk, tables, now());
          await resume();
        });
      stopSweeping = repeat(store, { name: 'sweep of the files', every: hour, work }, logError);
    },
    serve: (app: FastifyInstance, access: FileAccess) => serveFiles(app, disk, access),
    /** Settles when every size asked for so far is made, and every PDF read. */
    whenIdle: () => later(allSoon),
    /** Stops after the size that is being made or the PDF that is read; the rest follows after the next start. */
    async close() {
      closed = true;
      await stopSweeping?.();
      await later(allSoon);
    },
  };
}

/** Opened by whoever reads it, so that a file that is not there is not missed by anyone. */
async function* bytesOf(file: Buffer | string): AsyncGenerator<Buffer> {
  if (typeof file === 'string') yield* createReadStream(file);
  else yield file;
}

function isMissing(error: unknown): boolean {
  return (error as { code?: string }).code === 'ENOENT';
}
