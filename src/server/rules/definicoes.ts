import { type Definicoes, definicoesFields } from '../../sections/definicoes.ts';
import { DuplicateError, type Store } from '../store/store.ts';
import { table } from '../store/table.ts';

/** One row, under a name of its own. */
export const definicoes = table({ name: 'definicoes', fields: definicoesFields });

const _id = 'definicoes';

/** The village's settings; blank ones until somebody fills them in. */
export async function readDefinicoes(store: Store): Promise<Definicoes> {
  const row = await store.find(definicoes, { _id });
  const entries = Object.entries(definicoesFields).map(([name, field]) => [
    name,
    row?.[name as keyof Definicoes] ?? field.initial,
  ]);
  return Object.fromEntries(entries) as Definicoes;
}

/** Writes all of them. */
export async function saveDefinicoes(store: Store, values: Partial<Definicoes>, demo = false) {
  const change = () => store.change(definicoes, { _id }, { ...values, demo });
  if ((await change()).length > 0) return;
  try {
    await store.create(definicoes, { ...values, _id, demo });
  } catch (error) {
    // Somebody else filled them in for the first time in this very moment.
    if (!(error instanceof DuplicateError)) throw error;
    await change();
  }
}
