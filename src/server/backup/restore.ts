import { mkdir, mkdtemp, readdir, readFile, rename, rm } from 'node:fs/promises';
import { join } from 'node:path';
import { sql } from 'kysely';
import { forgetTexts, readAllAgain } from '../files/readText.ts';
import { secrets } from '../process/config.ts';
import { sync } from '../process/sync.ts';
import { codeOf } from '../process/systemErrors.ts';
import { staff } from '../staff/staff.ts';
import { allowChanges, refuseChanges } from '../store/appendOnly.ts';
import { holdsAnything } from '../store/isEmpty.ts';
import { refreshIndexes } from '../store/rowIndexes.ts';
import { type OtherProgram, runSteps, stepsAfter } from '../store/steps.ts';
import type { Store } from '../store/store.ts';
import { addFormer, dropFormer } from '../store/syncTables.ts';
import { beforeSteps, inBackups, privateFolders, type Step, type Table } from '../store/table.ts';
import { wordsColumn, wordsOfStored } from '../store/words.ts';
import { BackupError, strange, tooOld, unknownHere } from './BackupError.ts';
import { columnsOf } from './columns.ts';
import { type Account, accountsInWords } from './contas.ts';
import { type Row, rowsOf } from './rowsOf.ts';
import { parsed, recordsFirst, soundRows } from './soundRow.ts';
import { type Head, unpack } from './unpack.ts';

/** What a restore brought back. */
export type Restored = {
  rows: number;
  files: number;
  /** Whether the keys changed: a running site keeps using those it read at its start. */
  newKeys: boolean;
};

/** Well below the tens of thousands of values that both engines take in one statement. */
const valuesAtATime = 5_000;

async function insertRows(
  trx: Store,
  table: Table,
  unpacked: string,
  soundRow: ReturnType<typeof soundRows>,
): Promise<number> {
  const atATime = Math.floor(valuesAtATime / columnsOf(table).size);
  const refuseRows = (cause: { code?: string }) => {
    // Duplicate rows, or a row without its parent: this program never writes those.
    const isRefused = /^(SQLITE_CONSTRAINT|23)/.test(cause.code ?? '');
    throw isRefused ? new BackupError(`${strange} (${table.name}).`, { cause }) : cause;
  };
  let waiting: Row[] = [];
  let rows = 0;
  const insert = async () => {
    if (waiting.length > 0) {
      await trx.db.insertInto(table.name).values(waiting).execute().catch(refuseRows);
    }
    rows += waiting.length;
    waiting = [];
  };
  for await (const read of rowsOf(unpacked, table)) {
    const row = soundRow(table, read);
    // Backups hold what was typed, not the search words made from it.
    if (table.searched) row[wordsColumn] = wordsOfStored(table, row);
    waiting.push(row);
    if (waiting.length >= atATime) await insert();
  }
  await insert();
  return rows;
}

/** Makes new rows come after the restored ones. SQLite does that by itself. */
async function continueSequence({ db, engine }: Store, { name }: Table): Promise<void> {
  if (engine === 'sqlite') return;
  // Never lowered: a rollback does not undo changes to a sequence.
  await sql`select setval(sequence, greatest(nextval(sequence), (select max(sequence) from ${sql.table(name)})))
    from (select pg_get_serial_sequence(${`"${name}"`}, 'sequence')::regclass as sequence) as found`.execute(
    db,
  );
}

async function refuseIfFull(store: Store, tables: readonly Table[]): Promise<void> {
  if (await holdsAnything(store, tables)) {
    throw new BackupError(
      'Esta aldeia já tem conteúdo. Para o trocar pelo da cópia de segurança, acrescente --substituir.',
    );
  }
}

async function lockAll({ db, engine }: Store, tables: readonly Table[]): Promise<void> {
  if (engine === 'sqlite') return;
  const names = sql.join(tables.map(({ name }) => sql.table(name)));
  await sql`lock table ${names} in exclusive mode`.execute(db);
}

async function makeRoom(trx: Store, tables: readonly Table[], replace: boolean): Promise<void> {
  if (!replace) await refuseIfFull(trx, tables);
  for (const { name, isAppendOnly } of tables.toReversed()) {
    if (isAppendOnly) await allowChanges(trx.db, name);
    await trx.db.deleteFrom(name).execute();
  }
}

async function moveIn(from: string, to: string): Promise<number> {
  const names = await readdir(from);
  await mkdir(to, { recursive: true });
  for (const name of names) await rename(join(from, name), join(to, name));
  await sync(to);
  return names.length;
}

const refusals: Record<OtherProgram, string> = {
  earlier: tooOld,
  newer: `A cópia tem uma base de dados ${unknownHere}.`,
};

/** What a backup is restored through: the tables that its rows are of, and the steps they have yet to go through. */
type Way = { tables: readonly Table[]; steps: ReadonlyMap<string, Step> };

/** Refuses what this program would not understand, before anything is touched. */
async function check(unpacked: string, head: Head, present: readonly Table[]): Promise<Way> {
  const steps = stepsAfter(head.migrations, present);
  if (typeof steps === 'string') throw new BackupError(refusals[steps]);
  const tables = steps.size > 0 ? beforeSteps(present) : present;
  const known = tables.map(({ name }) => `${name}.jsonl`);
  const unknown = (await readdir(join(unpacked, 'tables'))).find((name) => !known.includes(name));
  if (unknown) {
    throw new BackupError(`A cópia tem a tabela ${unknown.replace('.jsonl', '')}, ${unknownHere}.`);
  }
  const copied = await readFile(join(unpacked, 'secrets.json'), 'utf8').catch(() => '');
  if (!secrets.safeParse(parsed(copied)).success) {
    throw new BackupError(`${strange} (secrets.json).`);
  }
  return { tables, steps };
}

async function moveSecrets(unpacked: string, dataDir: string): Promise<boolean> {
  const [from, to] = [join(unpacked, 'secrets.json'), join(dataDir, 'secrets.json')];
  const isNew = (await readFile(from, 'utf8')) !== (await readFile(to, 'utf8'));
  await rename(from, to);
  return isNew;
}

/** Who could log in after restoring a backup, in sentences. */
async function accountsOf(store: Store, unpacked: string): Promise<string[]> {
  const copied: Account[] = [];
  for await (const row of rowsOf(unpacked, staff)) {
    copied.push({
      username: String(row.username),
      passwordHash: String(row.passwordHash),
      isAdmin: row.isAdmin === 1,
      disabled: row.disabled === 1,
    });
  }
  return accountsInWords(copied, await store.list(staff));
}

/** What to restore, into what. */
export type RestoreOptions = {
  file: string;
  dataDir: string;
  tables: readonly Table[];
  /** Whether the present content may be replaced. */
  replace: boolean;
  /** Asked once the file has been checked, with who could log in after it. Nothing is touched before it agrees. */
  agree(accounts: readonly string[]): Promise<boolean>;
};

const folderName = '.restauro-';

/** Makes a folder for this restore, and removes those of restores that were cut short. */
async function openFolder(dataDir: string): Promise<string> {
  for (const name of await readdir(dataDir)) {
    if (!name.startsWith('.restauro')) continue;
    const pid = Number(name.slice(folderName.length).split('-')[0]);
    if (!isRunning(pid)) await rm(join(dataDir, name), { recursive: true, force: true });
  }
  return mkdtemp(join(dataDir, `${folderName}${process.pid}-`));
}

function isRunning(pid: number): boolean {
  try {
    return pid > 0 && process.kill(pid, 0);
  } catch (error) {
    return codeOf(error) === 'EPERM';
  }
}

/**
 * Restores a backup, all of it or nothing. The file is checked five times, in this order: its names, sizes and
 * checksums (`unpack`); whether this program knows its tables, steps and keys (`check`); the columns of
 * each row, and where its files lead (`rowsOf`); each value by its kind, in records too (`soundRows`); and by the
 * database itself, for duplicates and missing parents (`insertRows`).
 */
export async function restoreBackup(
  store: Store,
  { file, dataDir, tables: every, replace, agree }: RestoreOptions,
): Promise<Restored> {
  const tables = inBackups(every);
  const folders = ['uploads', ...privateFolders(tables)];
  if (!replace) await refuseIfFull(store, tables);
  const unpacked = await openFolder(dataDir);
  try {
    const head = await unpack(file, unpacked, folders);
    const way = await check(unpacked, head, tables);
    if (!(await agree(await accountsOf(store, unpacked)))) {
      throw new BackupError('Cancelado: nada foi alterado.');
    }
    return await store.transaction(async (trx) => {
      await forgetTexts(trx);
      await lockAll(trx, tables);
      await makeRoom(trx, tables, replace);
      if (way.steps.size > 0) await addFormer(trx.db, tables);
      const soundRow = soundRows(way.tables);
      let rows = 0;
      for (const table of recordsFirst(way.tables)) {
        rows += await insertRows(trx, table, unpacked, soundRow);
        await continueSequence(trx, table);
        if (table.isAppendOnly) await refuseChanges(trx.db, table.name);
      }
      await runSteps(trx.db, way.steps);
      if (way.steps.size > 0) await dropFormer(trx.db, tables);
      await readAllAgain(trx);
      for (const index of trx.indexes) await index.clear(trx.db);
      await refreshIndexes(trx.indexes, trx.db, tables);
      // Files last, when nothing can be refused any more: files without a row do no harm and are
      // swept.
      let files = 0;
      for (const folder of folders) {
        files += await moveIn(join(unpacked, folder), join(dataDir, folder));
      }
      return { rows, files, newKeys: await moveSecrets(unpacked, dataDir) };
    });
  } finally {
    await rm(unpacked, { recursive: true, force: true });
  }
}
