import type { RawBuilder, SqlBool } from 'kysely';
import { fromColumns } from './columns.ts';
import { type Database, isPostgres } from './database.ts';
import type { Table } from './table.ts';

const rowsAtATime = 100;

/**
 * Writes the index for each row of a table for which it is out of date: rows that are not in it yet, and rows
 * changed by an older program that did not know the index.
 */
export async function eachOutdated(
  db: Database,
  table: Table,
  isOutdated: RawBuilder<SqlBool>,
  write: (trx: Database, rows: Record<string, unknown>[]) => Promise<void>,
): Promise<void> {
  const writeNext = async (trx: Database, last: number) => {
    const rows = await trx
      .selectFrom(table.name)
      .selectAll()
      .where('sequence', '>', last)
      .where(isOutdated)
      .orderBy('sequence')
      .limit(rowsAtATime)
      // Locks the rows until they are indexed; a later change of a row writes its index again.
      .$if(isPostgres(db), (query) => query.forUpdate())
      .execute();
    await write(
      trx,
      rows.map((row) => fromColumns(table, row)),
    );
    return rows.at(-1)?.sequence;
  };
  for (let last: unknown = 0; last !== undefined; ) {
    const from = Number(last);
    last = db.isTransaction
      ? await writeNext(db, from)
      : await db.transaction().execute((trx) => writeNext(trx, from));
  }
}
