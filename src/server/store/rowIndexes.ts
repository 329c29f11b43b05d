import type { Database } from './database.ts';
import { namesFiles, refreshUses, removeUses, writeUses } from './fileUses.ts';
import { clearIndex, indexRows, isFindable, refreshIndex, unindexRows } from './searchIndex.ts';
import type { Table } from './table.ts';

type Rows = readonly Readonly<Record<string, unknown>>[];

/** Whether each row of a table is indexed: by the words it is found by, or by the files it names. */
export function hasIndexes(table: Table): boolean {
  return isFindable(table) || namesFiles(table);
}

/** Writes the indexes of rows as they are now, in the transaction that made or changed them. */
export async function writeIndexes(
  db: Database,
  table: Table,
  rows: Rows,
  areNew = false,
): Promise<void> {
  await indexRows(db, table, rows);
  await writeUses(db, table, rows, areNew);
}

/** Removes the indexes of rows that are removed. */
export async function removeIndexes(db: Database, table: Table, rows: Rows): Promise<void> {
  await unindexRows(db, table, rows);
  await removeUses(db, table, rows);
}

/**
 * Writes the indexes of rows that came another way, such as from a backup, and removes those of rows that are
 * gone.
 */
export async function refreshIndexes(db: Database, table: Table): Promise<void> {
  await refreshIndex(db, table);
  await refreshUses(db, table);
}

/** Empties the indexes, so that rows that were replaced are read again. */
export async function clearIndexes(db: Database): Promise<void> {
  await clearIndex(db);
  await db.deleteFrom('fileUses').execute();
}
