import { beforeEach, describe, expect, test } from 'vitest';
import { bothEngines, testStore } from '../../../tests/openTestStore.ts';
import { choice } from '../../fields/choice.ts';
import { count } from '../../fields/count.ts';
import { date } from '../../fields/date.ts';
import { flag } from '../../fields/flag.ts';
import { list } from '../../fields/list.ts';
import { richText } from '../../fields/richText.ts';
import { text } from '../../fields/text.ts';
import { table } from './table.ts';
import { fillWords, orderOf } from './words.ts';

const mills = table({
  name: 'mills',
  fields: {
    name: text('Nome'),
    owner: text('Dono'),
    note: text('Nota'),
    story: richText('História'),
    parts: list('Peças', { item: 'peça' }),
    use: choice('Uso', ['MILHO', 'CENTEIO', 'AZEITE'], {
      names: { MILHO: 'Milho', CENTEIO: 'Centeio', AZEITE: 'Água e azeite' },
    }),
    isOpen: flag('Aberto', { markers: ['Visitável', ''] }),
    since: date('Desde'),
    stones: count('Mós'),
  },
  searched: ['name', 'owner', 'parts', 'use', 'isOpen'],
});

describe.each(bothEngines)('words on %s', (engine) => {
  const store = testStore(engine, [mills]);
  beforeEach(() => store.remove(mills, {}));

  const make = (name: string, values = {}) => store.create(mills, { name, ...values });
  const found = async (words: string) =>
    (await store.list(mills, { words })).map(({ name }) => name);

  test.each([
    ['azenha', ['Azenha da Ponte']],
    ['AZENHA', ['Azenha da Ponte']],
    ['ponte azenha', ['Azenha da Ponte']],
    ['moinho', ['Moinho Órfão', 'Moinho de João']],
    ['orfao', ['Moinho Órfão']],
    ['ÓRFÃO', ['Moinho Órfão']],
    ['o\u0301rfa\u0303o', ['Moinho Órfão']],
    ['moinho jose', ['Moinho Órfão']],
    ['inh', ['Moinho Órfão', 'Moinho de João']],
    ['veio', ['Moinho de João']],
    ['centeio', ['Moinho Órfão']],
    ['moinho agua', ['Moinho de João']],
    ['visitavel', ['Azenha da Ponte']],
    ['segredo', []],
    ['  ', ['Azenha da Ponte', 'Moinho Órfão', 'Moinho de João']],
    ['%', []],
    ['_', []],
    ['\\', []],
    ["'; drop table mills", []],
  ])('looking for %j finds %j', async (words, expected) => {
    await make('Azenha da Ponte', { isOpen: true, note: 'segredo', story: '<p>segredo</p>' });
    await make('Moinho Órfão', { owner: 'José', use: 'CENTEIO' });
    await make('Moinho de João', { parts: ['veio', 'rodízio'], use: 'AZEITE' });
    expect(await found(words)).toEqual(expected);
    expect(await store.count(mills, { words })).toBe(expected.length);
  });

  test('what is changed is found by its new words, and no longer by the old', async () => {
    const { _id } = await make('Antigo');
    expect(await found('antigo')).toHaveLength(1);
    await store.change(mills, { _id }, { owner: 'Rita' });
    expect(await found('antigo rita')).toHaveLength(1);
    await store.change(mills, { _id }, { name: 'Moderno' });
    expect(await found('antigo')).toEqual([]);
    expect(await found('moderno')).toEqual(['Moderno']);
  });

  test('rows that came without their words are given them, however many', async () => {
    const rows = Array.from({ length: 1_203 }, (_, n) => ({
      _id: `x${n}`,
      updatedAt: '',
      demo: 0,
      name: `Mó ${n}`,
      parts: '["água"]',
    }));
    await store.db.insertInto(mills.name).values(rows).execute();
    await fillWords(store.db, mills);
    expect(await store.count(mills, { words: 'agua mo' })).toBe(1_203);
  });

  test('a name without end is found by its beginning', async () => {
    await make(`Água ${'饭'.repeat(2_000)}`);
    expect(await found('agua')).toHaveLength(1);
  });

  test.each([
    ['name', ['a', 'água', 'b', 'É']],
    ['use', ['b', 'a', 'É', 'água']],
    ['isOpen', ['b', 'a', 'água', 'É']],
    ['since', ['b', 'água', 'a', 'É']],
    ['stones', ['água', 'É', 'b', 'a']],
    ['owner', ['a', 'É', 'b', 'água']],
  ])('rows are sorted by %s as people read it, both ways', async (field, expected) => {
    await make('b', { use: 'AZEITE', since: '', stones: 2, owner: 'Rui' });
    await make('água', { use: 'MILHO', isOpen: true, since: '2020-01-01', owner: 'rute' });
    await make('a', { use: 'CENTEIO', since: '2021-01-01', stones: 10, owner: 'Ana' });
    await make('É', { use: 'CENTEIO', isOpen: true, since: '2021-01-01', stones: 0, owner: 'ana' });
    const sorted = async (down: boolean, page = {}) => {
      const rows = await store.list(mills, { sort: { field, down }, ...page });
      return rows.map(({ name }) => name);
    };
    expect(await sorted(false)).toEqual(expected);
    // Ties keep the order of creation, reversed when sorting down.
    expect(await sorted(true)).toEqual(expected.toReversed());
    expect(await sorted(false, { limit: 2 })).toEqual(expected.slice(0, 2));
    expect(await sorted(false, { limit: 2, offset: 1 })).toEqual(expected.slice(1, 3));
  });

  test('what has no order that people know cannot be sorted by', () => {
    for (const name of ['story', 'parts', 'nada', 'toString', 'sequence']) {
      expect(orderOf(mills, name), name).toBeUndefined();
    }
  });
});
