import { type Definicoes, definicoesFields } from '../../sections/definicoes.ts';
import type { Store } from '../store/store.ts';
import { table } from '../store/table.ts';

/** One row, under a name of its own; visitors find the page that tells of the village. */
export const definicoes = table({
  name: 'definicoes',
  fields: definicoesFields,
  sections: [
    {
      fields: definicoesFields,
      heading: 'villageName',
      face: {
        path: '/aldeia',
        each: false,
        foundAs: 'A aldeia',
        excerptOf: ['shortText', 'longText', 'gettingThere'],
        foundBy: [],
      },
    },
  ],
});

const _id = definicoes.name;

/** What they are until somebody fills them in. */
export const blankDefinicoes = Object.fromEntries(
  Object.entries(definicoesFields).map(([name, { initial }]) => [name, initial]),
) as Definicoes;

/** The village's settings. */
export async function readDefinicoes(store: Store): Promise<Definicoes> {
  const row = await store.find(definicoes, { _id });
  const entries = Object.entries(blankDefinicoes).map(([name, blank]) => [
    name,
    row?.[name as keyof Definicoes] ?? blank,
  ]);
  return Object.fromEntries(entries) as Definicoes;
}

/** Writes all of them; of two that do so for the first time at once one is a duplicate. */
export async function saveDefinicoes(store: Store, values: Partial<Definicoes>, demo = false) {
  const changed = await store.change(definicoes, { _id }, { ...values, demo });
  if (changed.length === 0) await store.create(definicoes, { ...values, _id, demo });
}
