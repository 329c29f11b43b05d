import type { RawBuilder, SqlBool } from 'kysely';
import type { Database } from './database.ts';
import type { Table } from './table.ts';

type Rows = readonly Readonly<Record<string, unknown>>[];

/** What is kept of rows for finding them: by their words, or by the files they name. */
export type RowIndex = {
  /** The table that shows, by being there, that its tables were created. */
  table: string;
  create(db: Database): Promise<void>;
  /** Whether it holds the rows of a table. */
  covers(table: Table): boolean;
  /** Writes down rows as they are now, in the transaction that made or changed them. */
  write(db: Database, table: Table, rows: Rows, areNew?: boolean): Promise<void>;
  remove(db: Database, table: Table, rows: Rows): Promise<void>;
  /** Writes down rows that came another way, such as from a backup, and removes those that are gone. */
  refresh(db: Database, table: Table): Promise<void>;
  /** Removes all rows, so that those that were replaced are read again. */
  clear(db: Database): Promise<void>;
  /** Removes the traces of removed rows. */
  vacuum?(db: Database): Promise<void>;
  /** The condition for rows of a table that have every word of a text, if the index is asked for them. */
  finds?(db: Database, table: Table, text: string): RawBuilder<SqlBool> | undefined;
};

/** Brings the indexes of these tables up to date. */
export async function refreshIndexes(
  indexes: readonly RowIndex[],
  db: Database,
  tables: readonly Table[],
): Promise<void> {
  for (const table of tables) {
    for (const index of indexes) if (index.covers(table)) await index.refresh(db, table);
  }
}
