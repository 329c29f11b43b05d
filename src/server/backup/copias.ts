import { instant } from '../../fields/instant.ts';
import type { Store } from '../store/store.ts';
import { table } from '../store/table.ts';

/** When the last backup was made, in one row. */
export const copias = table({ name: 'copias', fields: { madeAt: instant('Feita em') } });

const _id = 'ultima';

/** Notes that a backup was made whole. */
export async function noteBackup(store: Store, now: Date): Promise<void> {
  await store.transaction(async (trx) => {
    await trx.remove(copias, { _id });
    await trx.create(copias, { _id, madeAt: now.toISOString() });
  });
}

/** When the last backup was made; '' when there was none. */
export async function lastBackup(store: Store): Promise<string> {
  return (await store.find(copias, { _id }))?.madeAt ?? '';
}
