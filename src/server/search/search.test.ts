import { afterEach, beforeEach, expect, test } from 'vitest';
import { openTestStore } from '../../../tests/openTestStore.ts';
import { collections, everyCollection } from '../../sections/all.ts';
import { rules } from '../rules/all.ts';
import type { Store } from '../store/store.ts';
import { definicoes } from '../tables/definicoes.ts';
import { makeSearch } from './search.ts';

let store: Store;
const content = { version: 0 };

beforeEach(async () => {
  store = await openTestStore('sqlite', [definicoes]);
});

afterEach(() => store.close());

const makeSearchHere = () =>
  makeSearch({ store, content, collections: everyCollection, rules, now: () => new Date() });
const search = async (query: string) => makeSearchHere()(query);
const titles = async (query: string) => (await search(query)).map(({ title }) => title);

async function addLoja(name: string, description: string, identifier = 'loja') {
  await store.create(collections.lojas, { name, description, identifier });
}

test.each(['pão', 'PAO', 'pao', 'paõ'])(
  'a visitor who writes %s finds the bread',
  async (query) => {
    await addLoja('Padaria do Largo', '<p>Pão de centeio &amp; broa</p>');
    expect(await titles(query)).toEqual(['Padaria do Largo']);
  },
);

test('the beginning of a word and a slip of the pen are enough', async () => {
  await addLoja('Queijaria da Serra', '<p>Queijo curado</p>');
  expect(await titles('quei')).toEqual(['Queijaria da Serra']);
  expect(await titles('queixo')).toEqual(['Queijaria da Serra']);
});

test('what holds all the words comes before nothing, and any of them is better than none', async () => {
  await addLoja('Mel', 'Mel de urze', 'mel');
  await addLoja('Lã', 'Meias de lã', 'la');
  expect(await titles('mel de urze')).toEqual(['Mel']);
  expect((await titles('mel meias')).sort()).toEqual(['Lã', 'Mel']);
});

test('the words are marked where they stand', async () => {
  await addLoja('Padaria', '<p>Faz pão. O Pão é bom.</p>');
  const [found] = await search('pao');
  const marked = found?.marks.excerpt.map(([from, to]) => found.excerpt.slice(from, to));
  expect(marked).toEqual(['pão', 'Pão']);
});

test('the excerpt of a long text holds the word asked for', async () => {
  await addLoja('Longa', `${'palavra '.repeat(200)}alecrim ${'palavra '.repeat(200)}`);
  const [found] = await search('alecrim');
  expect(found?.excerpt).toContain('alecrim');
  expect(found?.excerpt.length).toBeLessThan(240);
});

test('a phone number is found however it is written', async () => {
  await store.create(collections.contactos, {
    name: 'Posto médico',
    phoneNumber: '276 000 002',
    identifier: 'posto',
  });
  expect(await titles('276000002')).toEqual(['Posto médico']);
  expect(await titles('276 000 002')).toEqual(['Posto médico']);
});

test('people who left are not found', async () => {
  await store.create(collections.pessoas, { name: 'Ana Presente', isActive: true });
  await store.create(collections.pessoas, { name: 'Ana Ausente', isActive: false });
  expect(await titles('ana')).toEqual(['Ana Presente']);
});

test('what is written is found as soon as the content moves on', async () => {
  const asked = makeSearchHere();
  expect(await asked('cabrito')).toEqual([]);
  await addLoja('Talho', 'Cabrito');
  content.version += 1;
  expect(await asked('cabrito')).toHaveLength(1);
});

test('what is changed is found by its new words only, and what is removed not at all', async () => {
  const asked = makeSearchHere();
  await addLoja('Talho', 'Cabrito');
  expect(await asked('cabrito')).toHaveLength(1);
  await store.change(
    collections.lojas,
    { identifier: 'loja' },
    { description: 'Borrego', updatedAt: '2099-01-01T00:00:00.000Z' },
  );
  content.version += 1;
  expect(await asked('cabrito')).toEqual([]);
  expect(await asked('borrego')).toHaveLength(1);
  await store.remove(collections.lojas, { identifier: 'loja' });
  content.version += 1;
  expect(await asked('borrego')).toEqual([]);
});

test('many records are all found', async () => {
  await store.transaction(async (trx) => {
    for (let number = 0; number < 250; number++) {
      const values = { name: 'Loja', description: `n${number}`, identifier: `l${number}` };
      await trx.create(collections.lojas, values);
    }
  });
  const found = await Promise.all(['n0', 'n99', 'n100', 'n249'].map(search));
  expect(found.map((each) => each[0]?.path)).toEqual(
    ['l0', 'l99', 'l100', 'l249'].map((identifier) => `/lojas/${identifier}`),
  );
});

test.each([
  ['nothing', ''],
  ['blanks', '   '],
  ['marks', '!?'],
  ['code', '<script>'],
  ['a name of the language', '__proto__'],
  ['a very long word', 'x'.repeat(10_000)],
])('%s finds nothing and harms nothing', async (_, query) => {
  await addLoja('Padaria', 'Pão');
  expect(await search(query)).toEqual([]);
});
