import type { Store } from './store.ts';
import type { Table } from './table.ts';

/**
 * Removes the rows whose instant is past and answers how many; rows that somebody is changing right now are
 * left for the next time.
 */
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
    // Rows that are locked are skipped: waiting for one while holding others is how two transactions end up
    // waiting for each other.
    .where('_id', 'in', store.engine === 'postgres' ? past.forUpdate().skipLocked() : past)
    .executeTakeFirst();
  return Number(numDeletedRows);
}
