import { instant } from '../../fields/instant.ts';
import type { Store } from '../store/store.ts';
import { table } from '../store/table.ts';
import { unlessDuplicate } from '../store/unlessDuplicate.ts';

/** When the last backup was made, in one row. */
export const copias = table({ name: 'copias', fields: { madeAt: instant('Feita em') } });

const _id = 'ultima';

/** Notes that a backup was made whole. */
export async function noteBackup(store: Store, now: Date): Promise<void> {
  const madeAt = now.toISOString();
  const note = async () => {
    const [noted] = await store.change(copias, { _id }, { madeAt });
    if (!noted) await store.create(copias, { _id, madeAt });
  };
  // Another one may be made whole in this very moment.
  await unlessDuplicate(note, note);
}

/** When the last backup was made; '' when there was none. */
export async function lastBackup(store: Store): Promise<string> {
  return (await store.find(copias, { _id }))?.madeAt ?? '';
}
