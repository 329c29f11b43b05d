import { list } from '../../fields/list.ts';
import {
  type Definicoes,
  definicoesFields,
  definicoesGroups,
  guardedFields,
} from '../../sections/definicoes.ts';
import type { Store } from '../store/store.ts';
import { table } from '../store/table.ts';

/** One row, under a name of its own; visitors find the page that tells of the village. */
export const definicoes = table({
  name: 'definicoes',
  fields: {
    ...definicoesFields,
    /** The fields that this village has spoken for, while others are still the demo's. */
    proprias: list('Da própria aldeia', { item: 'campo' }),
  },
  sections: [
    {
      fields: definicoesFields,
      heading: 'villageName',
      face: {
        path: '/aldeia',
        each: false,
        searchLabel: 'A aldeia',
        excerptOf: ['shortText', 'longText', 'gettingThere'],
        foundBy: [],
      },
    },
  ],
});

const _id = definicoes.name;

/** The names of all of them. */
export const everyDefinicao = Object.keys(definicoesFields) as (keyof Definicoes)[];

/** What they are until somebody fills them in. */
export const blankDefinicoes = Object.fromEntries(
  everyDefinicao.map((name) => [name, definicoesFields[name].initial]),
) as Definicoes;

/** All that is stored, and which of it only the demo village says. */
async function read(store: Store) {
  const row = await store.find(definicoes, { _id });
  const values = Object.fromEntries(
    everyDefinicao.map((name) => [name, row?.[name] ?? blankDefinicoes[name]]),
  ) as Definicoes;
  const invented = everyDefinicao.filter((name) => row?.demo && !row.proprias.includes(name));
  return { values, invented };
}

/** Settings without these: each as it is before anybody says anything. */
export function without(values: Definicoes, names: readonly (keyof Definicoes)[]): Definicoes {
  const blank = names.map((name) => [name, blankDefinicoes[name]]);
  return { ...values, ...Object.fromEntries(blank) };
}

/** The village's settings as its pages show them, the demo village's among them; blank ones until somebody fills them in. */
export async function readDefinicoes(store: Store): Promise<Definicoes> {
  return (await read(store)).values;
}

/** Which of them hold what only the demo village says. */
export async function inventedDefinicoes(store: Store): Promise<(keyof Definicoes)[]> {
  return (await read(store)).invented;
}

/** What this village itself has said; blank where only the demo has. */
export async function readOwnDefinicoes(store: Store): Promise<Definicoes> {
  const { values, invented } = await read(store);
  return without(values, invented);
}

/** As letters and private pages say them: nobody is asked to pay or to answer to somebody who was invented. */
export async function readDefinicoesForLetters(store: Store): Promise<Definicoes> {
  const { values, invented } = await read(store);
  return without(
    values,
    guardedFields.filter((name) => invented.includes(name)),
  );
}

/**
 * Puts what was sent over what is stored. Whoever says anything on a page of the settings speaks for
 * all of that page: what the demo village said there is gone. Answers what is the demo's still.
 */
export async function definicoesOver(store: Store, sent: Readonly<Record<string, unknown>>) {
  const { values, invented } = await read(store);
  const said = definicoesGroups
    .map(({ fields }) => fields)
    .filter((fields) => fields.some((name) => Object.hasOwn(sent, name)))
    .flat();
  const replaced = invented.filter((name) => said.includes(name));
  return {
    values: { ...without(values, replaced), ...sent },
    invented: invented.filter((name) => !said.includes(name)),
  };
}

/** Writes all of them, and which only the demo village says; of two that do so for the first time at once one is a duplicate. */
export async function saveDefinicoes(
  store: Store,
  values: Partial<Definicoes>,
  invented: readonly (keyof Definicoes)[] = [],
) {
  const proprias = everyDefinicao.filter((name) => !invented.includes(name));
  const row = { ...values, proprias, demo: invented.length > 0 };
  const changed = await store.change(definicoes, { _id }, row);
  if (changed.length === 0) await store.create(definicoes, { ...row, _id });
}
