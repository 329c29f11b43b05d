import type { Store } from './store.ts';
import type { Table } from './table.ts';

/** Removes the rows whose instant is past, and answers how many, save those that someone is changing right now. */
export async function removeBefore(
  store: Store,
  table: Pick<Table, 'name'>,
  field: string,
  moment: Date,
): Promise<number> {
  const past = store.db
    .selectFrom(table.name)
    .select('_id')
    .where(field, '<', moment.toISOString());
  const { numDeletedRows } = await store.db
    .deleteFrom(table.name)
    // Waiting for one row while holding others is how two transactions come to wait for each other.
    .where('_id', 'in', store.engine === 'postgres' ? past.forUpdate().skipLocked() : past)
    .executeTakeFirst();
  return Number(numDeletedRows);
}
