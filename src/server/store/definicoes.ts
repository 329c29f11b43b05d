import type { Field } from '../../fields/field.ts';
import { list } from '../../fields/list.ts';
import {
  type Definicoes,
  definicoesFields,
  definicoesGroups,
  guardedFields,
} from '../../sections/definicoes.ts';
import type { Store } from './store.ts';
import { table } from './table.ts';

/** One row, whose `_id` is the table's name; visitors find it as the page about the village. */
export const definicoes = table({
  name: 'definicoes',
  fields: {
    ...definicoesFields,
    /** The fields that this village has filled in itself, while the others are still the demo's. */
    proprias: list('Da própria aldeia', { item: 'campo', most: 1_000 }),
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

/** The names of all settings. */
export const everyDefinicao = Object.keys(definicoesFields) as (keyof Definicoes)[];

/** The settings before anybody fills them in. */
export const blankDefinicoes = Object.fromEntries(
  everyDefinicao.map((name) => [name, definicoesFields[name].initial]),
) as Definicoes;

/** The stored settings, and which of them are the demo's. */
async function read(store: Store) {
  const row = await store.find(definicoes, { _id });
  const values = Object.fromEntries(
    everyDefinicao.map((name) => [name, row?.[name] ?? blankDefinicoes[name]]),
  ) as Definicoes;
  const invented = everyDefinicao.filter((name) => row?.demo && !row.proprias.includes(name));
  return { values, invented };
}

/** Settings with these fields blanked. */
export function without(values: Definicoes, names: readonly (keyof Definicoes)[]): Definicoes {
  const blank = names.map((name) => [name, blankDefinicoes[name]]);
  return { ...values, ...Object.fromEntries(blank) };
}

/** The settings as the pages show them, including the demo's; blank until somebody fills them in. */
export async function readDefinicoes(store: Store): Promise<Definicoes> {
  return (await read(store)).values;
}

/** Which settings are still the demo's. */
export async function inventedDefinicoes(store: Store): Promise<(keyof Definicoes)[]> {
  return (await read(store)).invented;
}

/** The settings that this village filled in itself; blank where they are the demo's. */
export async function readOwnDefinicoes(store: Store): Promise<Definicoes> {
  const { values, invented } = await read(store);
  return without(values, invented);
}

/** The settings for letters and private pages, without the demo's invented details for payments and replies. */
export async function readDefinicoesForLetters(store: Store): Promise<Definicoes> {
  const { values, invented } = await read(store);
  return without(
    values,
    guardedFields.filter((name) => invented.includes(name)),
  );
}

/**
 * Merges what was sent into what is stored. Saving any field of a page of the settings drops all
 * the demo's values on that page, and their translations. Also returns which settings are still
 * the demo's.
 */
export async function definicoesOver(store: Store, sent: Readonly<Record<string, unknown>>) {
  const { values, invented } = await read(store);
  const onSavedPages: string[] = definicoesGroups
    .map(({ fields }) => fields)
    .filter((fields) => fields.some((name) => Object.hasOwn(sent, name)))
    .flat();
  const isReplaced = (name: keyof Definicoes) =>
    onSavedPages.includes(name) ||
    onSavedPages.includes((definicoesFields[name] as Field).translates?.name ?? '');
  return {
    values: { ...without(values, invented.filter(isReplaced)), ...sent },
    invented: invented.filter((name) => !isReplaced(name)),
  };
}

/** Saves the settings and which are the demo's; of two that save the very first at once, one fails as a duplicate. */
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
