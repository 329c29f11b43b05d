import type { Database } from './database.ts';
import type { Table } from './table.ts';

/** The rows of a table as they are stored, some at a time, so that other requests do not wait for long. */
export async function* batchesOf(
  db: Database,
  { name }: Pick<Table, 'name'>,
  { most, columns }: { most: number; columns?: readonly string[] },
) {
  for (let last: number | undefined; ; ) {
    let query = db.selectFrom(name).orderBy('sequence').limit(most);
    if (last !== undefined) query = query.where('sequence', '>', last);
    const rows = await (columns ? query.select(columns) : query.selectAll()).execute();
    if (rows.length > 0) yield rows;
    if (rows.length < most) return;
    last = Number(rows.at(-1)?.sequence);
  }
}
