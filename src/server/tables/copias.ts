import { instant } from '../../fields/instant.ts';
import { DuplicateError, type Store } from '../store/store.ts';
import { table } from '../store/table.ts';

/** When the last backup was made, in one row. */
export const copias = table({ name: 'copias', fields: { madeAt: instant('Feita em') } });

const _id = 'ultima';

/** Notes that a backup was made whole. */
export async function noteBackup(store: Store, now: Date): Promise<void> {
  const madeAt = now.toISOString();
  const [noted] = await store.change(copias, { _id }, { madeAt });
  if (noted) return;
  try {
    await store.create(copias, { _id, madeAt });
  } catch (error) {
    // Another one was made whole in this very moment.
    if (!(error instanceof DuplicateError)) throw error;
  }
}

/** When the last backup was made; '' when there was none. */
export async function lastBackup(store: Store): Promise<string> {
  return (await store.find(copias, { _id }))?.madeAt ?? '';
}
