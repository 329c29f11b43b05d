import type { Database } from './database.ts';
import { namesFiles, refreshUses, removeUses, writeUses } from './fileUses.ts';
import { clearIndex, indexRows, isFindable, refreshIndex, unindexRows } from './searchIndex.ts';
import type { Table } from './table.ts';

type Rows = readonly Readonly<Record<string, unknown>>[];

/** Whether something is written with each row of a table: what it is found by, which files it names. */
export function hasIndexes(table: Table): boolean {
  return isFindable(table) || namesFiles(table);
}

/** Writes it for rows as they are now, in the transaction that changed or made them. */
export async function writeIndexes(
  db: Database,
  table: Table,
  rows: Rows,
  areNew = false,
): Promise<void> {
  await indexRows(db, table, rows);
  await writeUses(db, table, rows, areNew);
}

/** Takes it away with the rows. */
export async function removeIndexes(db: Database, table: Table, rows: Rows): Promise<void> {
  await unindexRows(db, table, rows);
  await removeUses(db, table, rows);
}

/** Writes it for the rows that came another way, and takes it from those that went. */
export async function refreshIndexes(db: Database, table: Table): Promise<void> {
  await refreshIndex(db, table);
  await refreshUses(db, table);
}

/** Forgets all of it, for rows that were replaced to be read anew. */
export async function clearIndexes(db: Database): Promise<void> {
  await clearIndex(db);
  await db.deleteFrom('fileUses').execute();
}
