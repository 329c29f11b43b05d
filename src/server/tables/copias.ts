import { instant } from '../../fields/instant.ts';
import { unlessDuplicate } from '../store/duplicate.ts';
import type { Store } from '../store/store.ts';
import { table } from '../store/table.ts';

/** When the last backup was made, and the last of those that a machine makes by itself: a row each. */
export const copias = table({ name: 'copias', fields: { madeAt: instant('Feita em') } });

/** Whichever it was, and one that came by itself at night. */
type Which = 'ultima' | 'noite';

/** Notes that a backup was made whole. */
export async function noteBackup(store: Store, now: Date, _id: Which = 'ultima'): Promise<void> {
  const madeAt = now.toISOString();
  const note = async () => {
    const [noted] = await store.change(copias, { _id }, { madeAt });
    if (!noted) await store.create(copias, { _id, madeAt });
  };
  // Another one may be made whole in this very moment.
  await unlessDuplicate(note, note);
}

/** When the last one was made; '' when there was none. */
export async function lastBackup(store: Store, _id: Which = 'ultima'): Promise<string> {
  return (await store.find(copias, { _id }))?.madeAt ?? '';
}
