import { randomUUID } from 'node:crypto';
import { type FileHandle, open, readdir, readFile, unlink } from 'node:fs/promises';
import { join } from 'node:path';
import type { Readable } from 'node:stream';
import Sqlite from 'better-sqlite3';
import { Kysely, SqliteDialect, sql } from 'kysely';
import { files } from '../files/filesTable.ts';
import { diskName } from '../files/storedPath.ts';
import { codeOf } from '../process/systemErrors.ts';
import { type Checked, changedFile, checkChain } from '../register/check.ts';
import { batchesOf } from '../store/batchesOf.ts';
import type { AnyTables, Database } from '../store/database.ts';
import { stepsHad } from '../store/steps.ts';
import type { Store } from '../store/store.ts';
import { inBackups, privateFolders, type Table } from '../store/table.ts';
import {
  type Checksum,
  checksummed,
  type Entry,
  formatVersion,
  headName,
  packArchive,
} from './archive.ts';
import { columnsOf } from './columns.ts';

/** What a backup is made of. */
export type Village = { store: Store; dataDir: string; tables: readonly Table[]; now: Date };

/** A backup under way: its bytes, and what went into it so far. */
export type Backup = {
  stream: Readable;
  progress: {
    rows: number;
    files: number;
    /** Files of the snapshot that were removed before they could be read. */
    missing: string[];
    /** The check of the register; the backup is made even where it finds faults. */
    registo: Omit<Checked, 'files'>;
  };
};

/** What was read from the database, kept in a file until it is sent. */
type Snapshot = {
  handle: FileHandle;
  parts: { name: string; start: number; size: number }[];
  rows: number;
  migrations: string[];
  /** The names of the uploaded files, taken from the rows of the snapshot; `own` by private folder. */
  uploads: Set<string>;
  own: Map<string, Set<string>>;
  registo: Checked;
};

const bytesAtATime = 64 * 1024;

/** Reads the database as it is at one moment, whatever is written meanwhile; blocks no writer. */
async function inSnapshot<T>(store: Store, read: (db: Database) => Promise<T>): Promise<T> {
  if (store.engine === 'postgres') {
    return store.db
      .transaction()
      .setIsolationLevel('repeatable read')
      .setAccessMode('read only')
      .execute(read);
  }
  const { rows } = await sql<{ file: string }>`
    select file from pragma_database_list where name = 'main'`.execute(store.db);
  // The store's connection is shared, so a long transaction needs a connection of its own.
  const database = new Sqlite(rows[0]?.file ?? '', { readonly: true });
  const db = new Kysely<AnyTables>({ dialect: new SqliteDialect({ database }) });
  try {
    return await db.transaction().execute(read);
  } finally {
    await db.destroy();
  }
}

/** A file without a name, so that nothing stays behind even if the program is killed. */
async function openUnlinked(folder: string): Promise<FileHandle> {
  const path = join(folder, `.copia-${randomUUID()}`);
  const handle = await open(path, 'wx+', 0o600);
  await unlink(path);
  return handle;
}

/**
 * Copies the rows to a file at the speed of the disk. A download may take an hour, and a
 * transaction that is open for so long keeps the database from cleaning up old rows.
 */
async function snapshot({ store, dataDir, tables }: Village): Promise<Snapshot> {
  const handle = await openUnlinked(dataDir);
  const read = {
    handle,
    parts: [] as Snapshot['parts'],
    rows: 0,
    uploads: new Set<string>(),
    /** File names by the folder that they are in. */
    own: new Map(privateFolders(tables).map((folder) => [folder, new Set<string>()])),
  };
  let end = 0;
  try {
    return await inSnapshot(store, async (db) => {
      const migrations = (await stepsHad(db)) ?? [];
      for (const table of inBackups(tables)) {
        const start = end;
        const columns = [...columnsOf(table).keys()];
        for await (const rows of batchesOf(db, table, { most: 100, columns })) {
          const lines = Buffer.from(rows.map((row) => `${JSON.stringify(row)}\n`).join(''));
          await handle.appendFile(lines);
          end += lines.length;
          read.rows += rows.length;
          if (table.name === files.name) {
            for (const { path } of rows) read.uploads.add(diskName(String(path)));
          }
          const own = read.own.get(table.filesIn ?? '');
          if (own) for (const { file } of rows) own.add(String(file));
        }
        read.parts.push({ name: `tables/${table.name}.jsonl`, start, size: end - start });
      }
      const registo = await checkChain(db);
      return { ...read, registo, migrations };
    });
  } catch (error) {
    await handle.close();
    throw error;
  }
}

async function* bytesOf(handle: FileHandle, start: number, size: number): AsyncGenerator<Buffer> {
  for (let done = 0; done < size; ) {
    const buffer = Buffer.allocUnsafe(Math.min(bytesAtATime, size - done));
    const { bytesRead } = await handle.read(buffer, 0, buffer.length, start + done);
    if (bytesRead === 0) throw new Error('a file ended before its time');
    yield buffer.subarray(0, bytesRead);
    done += bytesRead;
  }
}

function entryOf(name: string, content: string | Buffer): Entry {
  const bytes = Buffer.from(content);
  return {
    name,
    size: bytes.length,
    content: (async function* () {
      yield bytes;
    })(),
  };
}

/** The file an upload belongs to: itself, or the photo it is a size of. */
function ownerOf(name: string): string {
  return name.replace(/\.\d+\.(?:avif|webp)$/, '');
}

async function* filesIn(
  dataDir: string,
  folder: string,
  named: ReadonlySet<string>,
  progress: Backup['progress'],
): AsyncGenerator<Entry> {
  const present = await readdir(join(dataDir, folder)).catch(ignoreMissing);
  const wanted = new Set([...named, ...(present ?? []).filter((name) => named.has(ownerOf(name)))]);
  for (const name of [...wanted].sort()) {
    // Once open it can be read to its end, even if it is removed meanwhile.
    const handle = await open(join(dataDir, folder, name)).catch(ignoreMissing);
    if (!handle) {
      progress.missing.push(`${folder}/${name}`);
      continue;
    }
    try {
      const { size } = await handle.stat();
      yield { name: `${folder}/${name}`, size, content: bytesOf(handle, 0, size) };
      progress.files += 1;
    } finally {
      await handle.close();
    }
  }
}

/** Notes each file whose bytes are not those that the register has the hash of. */
async function* comparedWith(
  { files, faltas }: Checked,
  entries: AsyncIterable<Entry>,
): AsyncGenerator<Entry> {
  const paths = new Map(Array.from(files.keys(), (path) => [`uploads/${diskName(path)}`, path]));
  for await (const entry of entries) {
    const path = paths.get(entry.name);
    const compare = ({ sha256 }: Checksum) => {
      if (path && files.get(path) !== sha256) faltas.push(changedFile(path));
    };
    yield path ? { ...entry, content: checksummed(entry.name, entry.content, compare) } : entry;
  }
}

function ignoreMissing(error: unknown): undefined {
  if (codeOf(error) !== 'ENOENT') throw error;
}

async function* entriesOf(
  { dataDir, now }: Village,
  read: Snapshot,
  progress: Backup['progress'],
): AsyncGenerator<Entry> {
  const { handle, parts, migrations, uploads, own } = read;
  const { linhas, fim, faltas } = read.registo;
  try {
    const madeAt = now.toISOString();
    const registo = { linhas, fim, faltas };
    yield entryOf(headName, JSON.stringify({ aldeia: formatVersion, madeAt, migrations, registo }));
    for (const { name, start, size } of parts) {
      yield { name, size, content: bytesOf(handle, start, size) };
    }
  } finally {
    await handle.close();
  }
  yield entryOf('secrets.json', await readFile(join(dataDir, 'secrets.json')));
  yield* comparedWith(read.registo, filesIn(dataDir, 'uploads', uploads, progress));
  for (const [folder, named] of own) yield* filesIn(dataDir, folder, named, progress);
}

/** Starts a backup of this moment; what is written to the database after it returns is not in it. */
export async function startBackup(village: Village): Promise<Backup> {
  const read = await snapshot(village);
  const { registo } = read;
  const progress = { rows: read.rows, files: 0, missing: [], registo };
  return { stream: packArchive(entriesOf(village, read, progress)), progress };
}
