import { everyCollection } from '../../sections/all.ts';
import { definicoes } from './definicoes.ts';
import type { Store } from './store.ts';
import type { Table } from './table.ts';

/** Whether any of these tables has a row. */
export async function holdsAnything({ db }: Store, tables: readonly Table[]): Promise<boolean> {
  for (const { name } of tables) {
    if (await db.selectFrom(name).select('_id').limit(1).executeTakeFirst()) return true;
  }
  return false;
}

/** Whether the village has no settings and no content yet. */
export async function isEmpty(store: Store): Promise<boolean> {
  return !(await holdsAnything(store, [definicoes, ...everyCollection]));
}
