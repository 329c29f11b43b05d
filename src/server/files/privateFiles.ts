import { randomUUID } from 'node:crypto';
import { readFile, rm } from 'node:fs/promises';
import { join } from 'node:path';
import type { Field } from '../../fields/field.ts';
import { hour } from '../../language/durations.ts';
import type { Config } from '../process/config.ts';
import { codeOf } from '../process/systemErrors.ts';
import type { Store, Where } from '../store/store.ts';
import type { Table } from '../store/table.ts';
import { openDisk } from './disk.ts';
import { examineAndKeep } from './examineAndKeep.ts';

/** A table whose rows name private files, which only the council may read. */
type Naming<F> = Table<F & { file: Field<string> }>;

type HasFolder = { config: Pick<Config, 'dataDir'> };

/** The folder of such a table's files. */
export function privateFolder(
  { dataDir }: Pick<Config, 'dataDir'>,
  { filesIn }: Pick<Table, 'filesIn'>,
): string {
  return join(dataDir, filesIn ?? '');
}

/** Opens the folder of such a table, and makes it if it is missing. */
export async function openPrivateFiles<F>({ config }: HasFolder, table: Naming<F>) {
  const disk = await openDisk(privateFolder(config, table));
  return {
    receive: (bytes: AsyncIterable<Buffer>) => disk.receive(bytes),
    discard: (temp: string) => disk.discard(temp),
    erase: (file: string) => disk.erase(file),

    /** Keeps a received file that is a sound PDF or photo; no row names it yet. */
    async keep(temp: string) {
      const file = randomUUID();
      const { extension, size, kind } = await examineAndKeep(disk, temp, () => file);
      return { file, extension, size, kind };
    },
  };
}

/** The bytes of a file of such a table; undefined if it was erased with its row a moment ago. */
export function readPrivateFile<F>(
  { config }: HasFolder,
  table: Naming<F>,
  file: string,
): Promise<Buffer | undefined> {
  return readFile(join(privateFolder(config, table), file)).catch((error) => {
    if (codeOf(error) !== 'ENOENT') throw error;
    return undefined;
  });
}

/** Erases files that no row names, except young ones, whose row may still be on its way. */
export async function sweepPrivateFiles<F>(
  { store, config, now }: HasFolder & { store: Store; now(): Date },
  table: Naming<F>,
): Promise<void> {
  const disk = await openDisk(privateFolder(config, table));
  const rows = await store.list(table as unknown as Table<{ file: Field<string> }>);
  const named = new Set(rows.map(({ file }) => file));
  const before = new Date(now().getTime() - hour);
  for (const name of await disk.names()) {
    if (!named.has(name) && (await disk.isOlder(name, before))) await disk.erase(name);
  }
  await disk.removeTemps(before);
}

/** Removes some rows of such a table, and their files once the transaction is committed. */
export async function removePrivateFiles<F>(
  trx: Store,
  { config }: { config: Config },
  table: Naming<F>,
  where: Where<F>,
): Promise<void> {
  const naming = table as unknown as Table<{ file: Field<string> }>;
  await erasePrivateFiles(trx, { config }, table, await trx.remove(naming, where as object));
}

/** Erases the files of rows that are removed already, once the transaction is committed. */
export async function erasePrivateFiles(
  trx: Store,
  { config }: { config: Config },
  table: Pick<Table, 'filesIn'>,
  gone: readonly { file: string }[],
): Promise<void> {
  await trx.afterCommit(async () => {
    for (const { file } of gone) {
      await rm(join(privateFolder(config, table), file), { force: true }).catch(() => undefined);
    }
  });
}
