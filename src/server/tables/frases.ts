import { firstFrases, frasesFields } from '../../sections/mensagens.ts';
import type { Store } from '../store/store.ts';
import { table } from '../store/table.ts';

/** Set phrases for answers, in one row; those a village begins with until somebody changes them. */
export const frases = table({ name: 'frases', fields: frasesFields });

const _id = frases.name;

/** The phrases, and the state of theirs that a change begins from. */
export async function readFrases(store: Store): Promise<{ frases: string[]; estado: string }> {
  const row = await store.find(frases, { _id });
  return { frases: row?.frases ?? firstFrases, estado: row?.updatedAt ?? '' };
}

/** Writes all of them; of two that do so for the first time at once one is a duplicate. */
export async function saveFrases(store: Store, values: string[]): Promise<void> {
  const changed = await store.change(frases, { _id }, { frases: values });
  if (changed.length === 0) await store.create(frases, { _id, frases: values });
}
