import { instant } from '../../fields/instant.ts';
import { unlessDuplicate } from '../store/duplicate.ts';
import type { Store } from '../store/store.ts';
import { table } from '../store/table.ts';

/** When the last backup and the last nightly one were made: a row each. */
export const copias = table({
  name: 'copias',
  isPassing: true,
  fields: { madeAt: instant('Feita em') },
});

/** The last backup of any kind, and the last automatic one at night. */
type Which = 'ultima' | 'noite';

/** Notes that a backup was completed. */
export async function noteBackup(store: Store, now: Date, _id: Which = 'ultima'): Promise<void> {
  const madeAt = now.toISOString();
  const note = async () => {
    const [noted] = await store.change(copias, { _id }, { madeAt });
    if (!noted) await store.create(copias, { _id, madeAt });
  };
  // Another backup may create the row at the same moment: the second try then changes it.
  await unlessDuplicate(note, note);
}

/** When the last backup was made; '' if there was none. */
export async function lastBackup(store: Store, _id: Which = 'ultima'): Promise<string> {
  return (await store.find(copias, { _id }))?.madeAt ?? '';
}
