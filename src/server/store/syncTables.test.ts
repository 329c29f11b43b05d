import { rmSync } from 'node:fs';
import { sql } from 'kysely';
import { afterAll, beforeAll, describe, expect, test } from 'vitest';
import { bothEngines, newDatabase, newPlace, type Place } from '../../../tests/openTestStore.ts';
import { choice } from '../../fields/choice.ts';
import { count } from '../../fields/count.ts';
import { flag } from '../../fields/flag.ts';
import { list } from '../../fields/list.ts';
import { price } from '../../fields/price.ts';
import { text } from '../../fields/text.ts';
import { everyCollection } from '../../sections/all.ts';
import { openStore } from '../search/openStore.ts';
import { DuplicateError } from './duplicate.ts';
import { type Table, table } from './table.ts';

const name = text('Nome');
const before = table({ name: 'mills', fields: { name } });
const after = table({
  name: 'mills',
  fields: {
    name,
    isOpen: flag('Aberto', { initial: true }),
    use: choice('Uso', ["d'água", 'vento']),
    wheels: list('Rodas', { item: 'roda' }),
    fee: price('Preço'),
    stones: count('Mós'),
    note: text('Nota'),
    code: { ...text('Código'), unique: true },
  },
});

describe.each(bothEngines)('the tables on %s', (engine) => {
  let place: Place;
  beforeAll(async () => {
    place = await newPlace(engine);
  });
  afterAll(() => rmSync(place.dataDir, { recursive: true }));
  const open = (...tables: Table[]) => openStore(place, [...everyCollection, ...tables]);

  test('grow with their declarations, and old rows hold the initial values', async () => {
    const old = await open(before);
    for (const each of ['a', 'b']) await old.create(before, { name: each });
    await old.close();

    const store = await open(after);
    const initial = { isOpen: true, use: "d'água", wheels: [], fee: null, stones: null, note: '' };
    expect(await store.list(after)).toMatchObject([
      { name: 'a', ...initial },
      { name: 'b', ...initial },
    ]);
    expect(await store.list(after, { where: { isOpen: true, note: '' } })).toHaveLength(2);
    expect(await store.list(after, { where: { isOpen: false } })).toHaveLength(0);
    expect(await store.list(after, { where: { use: "d'água" } })).toHaveLength(2);
    await store.change(after, { name: 'a' }, { isOpen: false, code: 'x' });
    await expect(store.change(after, { name: 'b' }, { code: 'x' })).rejects.toBeInstanceOf(
      DuplicateError,
    );
    await store.close();
  });

  test('lose nothing when a declaration shrinks, and find it again when it grows back', async () => {
    const smaller = await open(before);
    const rows = await smaller.list(before);
    expect(rows).toMatchObject([{ name: 'a' }, { name: 'b' }]);
    expect(rows[0]).not.toHaveProperty('isOpen');
    await smaller.create(before, { name: 'c' });
    await smaller.close();

    const without = await open();
    await without.close();

    const store = await open(after);
    expect(await store.list(after)).toMatchObject([
      { name: 'a', isOpen: false, code: 'x' },
      { name: 'b', isOpen: true },
      { name: 'c', isOpen: true },
    ]);
    await store.close();
  });

  test('are brought up to date by two that open them at once', async () => {
    const wide = table({ name: 'ovens', fields: { ...after.fields } });
    if (engine === 'sqlite') {
      const [one, other] = [await open(wide), await open(wide)];
      await one.create(wide, { name: 'a' });
      expect(await other.list(wide)).toHaveLength(1);
      await Promise.all([one.close(), other.close()]);
      return;
    }
    const fresh = { ...place, databaseUrl: await newDatabase() };
    const stores = await Promise.all(
      Array.from({ length: 4 }, () => openStore(fresh, [...everyCollection, wide])),
    );
    for (const [index, store] of stores.entries()) {
      await store.create(wide, { name: 'a', code: String(index) });
    }
    expect(await stores[0]?.list(wide)).toHaveLength(4);
    await Promise.all(stores.map((store) => store.close()));
  });

  test('have the indexes that are declared, each as it is declared, and no others', async () => {
    const indexesFor = async (indexes: Record<string, string>) => {
      const store = await open(table({ name: 'weirs', fields: { name }, indexes }));
      const { rows } = await (engine === 'sqlite'
        ? sql<{ says: string }>`select sql as says from sqlite_master
            where tbl_name = 'weirs' and type = 'index' and sql is not null`
        : sql<{ says: string }>`select indexdef as says from pg_indexes
            where tablename = 'weirs' and indexdef not like 'CREATE UNIQUE%'`
      ).execute(store.db);
      await store.close();
      return rows.map(({ says }) =>
        says
          .replace(/^.*?\(/, '(')
          .replaceAll('"', '')
          .toLowerCase(),
      );
    };
    expect(await indexesFor({ name: '("name")' })).toEqual(['(name)']);
    expect(await indexesFor({ name: '("name" desc)' })).toEqual(['(name desc)']);
    expect(await indexesFor({ some: `("name") where "name" <> ''` })).toHaveLength(1);
    expect(await indexesFor({})).toEqual([]);
  });

  test('that cannot be made stop the opening', async () => {
    const orphan = table({
      name: 'orphans',
      fields: { mill: text('Moinho') },
      belongsTo: { field: 'mill', table: 'nowhere' },
    });
    const attempt = open(orphan).then(async (store) => {
      try {
        await store.create(orphan, { mill: 'x' });
      } finally {
        await store.close();
      }
    });
    await expect(attempt).rejects.toThrow(/nowhere/);
  });
});
