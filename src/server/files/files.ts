import { createReadStream } from 'node:fs';
import { join } from 'node:path';
import type { FastifyInstance } from 'fastify';
import { refusal } from '../../calls/refusal.ts';
import type { Pdfs } from '../../fields/pdfFacts.ts';
import type { Fotos } from '../../fields/photo.ts';
import { messages } from '../../language/messages.ts';
import { openPartialReads, type PartialReads } from '../process/partialReads.ts';
import { isDiskFull } from '../process/systemErrors.ts';
import { removePages } from '../search/pdfPages.ts';
import { tablesNaming } from '../store/fileUses.ts';
import type { Store } from '../store/store.ts';
import type { Table } from '../store/table.ts';
import { adopt, type ReadyPhoto } from './adopt.ts';
import { openBacklog } from './backlog.ts';
import { type Disk, openDisk } from './disk.ts';
import { examineAndKeep } from './examineAndKeep.ts';
import { type FileRow, files, pdfsOf, photosOf } from './filesTable.ts';
import { photoPathsIn } from './pathsInRecords.ts';
import { type KnownBefore, photoCopies } from './photoCopies.ts';
import { type FileAccess, serveFiles } from './serve.ts';
import { diskName, isStoredPath, keyOf, newPath } from './storedPath.ts';
import { sweep } from './sweep.ts';

/** The verbs of the files room; each refuses with a `Refusal` about `file`. */
export type Files = Awaited<ReturnType<typeof openFiles>>;

type FilesOptions = {
  dataDir: string;
  store: Store;
  /** The tables whose records can name files. */
  tables: readonly Table[];
  now?: () => Date;
  /** Called when PDFs that records may name have been read. */
  changed?: () => Promise<void>;
  /** Gets the errors of work that nobody waits for. */
  logError(error: unknown): void;
  partialReads?: PartialReads;
};

/** Opens the folder of uploads, and continues with the sizes and texts that an earlier run did not get to. */
export async function openFiles({
  dataDir,
  store,
  tables,
  now = () => new Date(),
  changed = async () => {},
  logError,
  partialReads = openPartialReads(logError),
}: FilesOptions) {
  const disk = await openDisk(join(dataDir, 'uploads'));
  const backlog = openBacklog({ store, disk, changed, logError });

  /** A full disk is a refusal that staff can read; every other failure stays what it is. */
  function refuseWhenFull(error: unknown): never {
    if (!isDiskFull(error)) throw error;
    logError(error);
    throw refusal(507, 'file', messages.noRoomForFile);
  }

  async function receive(bytes: AsyncIterable<Buffer>): Promise<string> {
    return disk.receive(bytes).catch(refuseWhenFull);
  }

  async function keepAs(temp: string, name: string, more: KnownBefore = {}): Promise<FileRow> {
    let path = '';
    try {
      const { extension, ...examined } = await examineAndKeep(disk, temp, (ending) => {
        path = newPath(name, ending);
        return diskName(path);
      });
      const row = { ...examined, ...more, path, createdAt: now().toISOString(), ready: false };
      const created = await store.create(files, row);
      if (created.kind === 'pdf') return await backlog.readNow(created);
      backlog.makeSizesLater(created);
      return created;
    } catch (error) {
      if (path !== '') await disk.remove(path);
      return refuseWhenFull(error);
    }
  }

  // PDFs kept by an earlier version of the program, which did not read them.
  await store.change(files, { kind: 'pdf', sha256: '', ready: true }, { ready: false });
  await backlog.resume();
  return {
    /** Keeps an upload in a temporary file, which is then kept or discarded. */
    receive,
    /** Keeps a received file, if it is a sound PDF or photo; the temporary one is gone either way. */
    keep: (temp: string, name: string) => keepAs(temp, name),
    discard: disk.discard,
    /** Receives and keeps in one go. */
    saveUpload: async (bytes: AsyncIterable<Buffer>, name: string) =>
      keepAs(await receive(bytes), name),
    /** Keeps a photo that is already at hand, as bytes or as a file elsewhere; answers its path. */
    async importPhoto({ file, name, alt }: { file: Buffer | string; name: string; alt: string }) {
      return (await keepAs(await receive(bytesOf(file)), name, { alt })).path;
    },
    /** Copies photos whose sizes are ready as files, without examining them. Returns their paths, in the same order. */
    adopt: (photos: readonly ReadyPhoto[]) => adopt(store, disk, photos, now()),
    /** The facts of the uploaded photos that these records show, by path. */
    describe: (...shown: Parameters<typeof photoPathsIn>) =>
      partialReads.readOr<Fotos, Fotos>(photosOf(store, photoPathsIn(...shown)), {}),
    /** Like `describe`, for the PDFs in fields that may name either. */
    describePdfs: (...shown: Parameters<typeof photoPathsIn>) =>
      partialReads.readOr<Pdfs, Pdfs>(pdfsOf(store, photoPathsIn(...shown)), {}),
    ...photoCopies({ store, disk, keepAs }),
    /** Changes the description or the focus of a photo. */
    async describePhoto(path: string, facts: Partial<Pick<FileRow, 'alt' | 'foco'>>) {
      const [row] = isStoredPath(path) ? await store.change(files, { path }, facts) : [];
      if (!row) throw refusal(404, 'file', messages.fileUnknown);
      return row;
    },
    /**
     * Removes a file that no record names: at once, or, while an old version or a deleted record still names
     * it, or a cut of it is kept, with the last of those.
     */
    removeFile: (path: string) => removeUnused({ store, disk, tables }, path),
    sweep: () => sweep(store, disk, tables, now()),
    /** Sweeps once the work at hand is done, and tries again the sizes and texts that failed. */
    tidy: () => backlog.later(() => sweep(store, disk, tables, now()).then(backlog.resume)),
    serve: (app: FastifyInstance, access: FileAccess) => serveFiles(app, disk, access),
    whenIdle: backlog.whenIdle,
    async close() {
      backlog.close();
      await backlog.whenIdle();
    },
  };
}

/** The file is opened when its bytes are read, so that the reader gets the error of a missing file. */
async function* bytesOf(file: Buffer | string): AsyncGenerator<Buffer> {
  if (typeof file === 'string') yield* createReadStream(file);
  else yield file;
}

type Kept = { store: Store; disk: Disk; tables: readonly Table[] };

async function removeUnused({ store, disk, tables }: Kept, path: string): Promise<void> {
  const isGone = await store.transaction(async (inside) => {
    if (!isStoredPath(path) || !(await inside.find(files, { path }))) {
      throw refusal(404, 'file', messages.fileUnknown);
    }
    const naming = await tablesNaming(inside.db, tables, keyOf(path));
    if (naming.some(({ isPast }) => !isPast)) throw refusal(409, 'file', messages.fileInUse);
    // The old versions and deleted records may be brought back, and need the file then, as a cut does when it
    // is changed; the sweep removes it after the last of them.
    if (naming.length > 0 || (await inside.find(files, { original: path }))) return false;
    await inside.remove(files, { path });
    await removePages(inside.db, [path]);
    return true;
  });
  if (isGone) await disk.remove(path);
}
