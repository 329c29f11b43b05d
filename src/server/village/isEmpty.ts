import { everyCollection } from '../../sections/all.ts';
import type { Store } from '../store/store.ts';
import type { Table } from '../store/table.ts';
import { definicoes } from '../tables/definicoes.ts';

/** Whether the village has no settings and no content yet. */
export async function isEmpty(store: Store): Promise<boolean> {
  const tables: Table[] = [definicoes, ...everyCollection];
  for (const table of tables) {
    const { length } = await store.list(table, { limit: 1 });
    if (length > 0) return false;
  }
  return true;
}
