import { rmSync } from 'node:fs';
import { sql } from 'kysely';
import { afterEach, beforeEach, describe, expect, test } from 'vitest';
import { bothEngines, newPlace, type Place } from '../../../tests/openTestStore.ts';
import { text } from '../../fields/text.ts';
import { openStore } from '../search/openStore.ts';
import type { Store } from '../store/store.ts';
import { type Table, table } from '../store/table.ts';
import { vacuum } from '../store/vacuum.ts';
import { entriesWith } from './engines.ts';
import { recipeOf } from './entry.ts';

const fields = { name: text('Nome'), owner: text('Dono'), note: text('Nota', { lines: true }) };
const face = { path: '/moinhos', each: false, searchLabel: 'Moinho', excerptOf: ['note'] } as const;
const millsFoundAs = (found: object) =>
  table({
    name: 'mills',
    fields,
    sections: [{ fields, heading: 'name', face: { ...face, ...found } }],
  });
const mills = millsFoundAs({});

describe.each(bothEngines)('the index of what can be found on %s', (engine) => {
  let place: Place;
  let store: Store;
  beforeEach(async () => {
    place = await newPlace(engine);
    store = await openStore(place, [mills]);
  });
  afterEach(async () => {
    await store.close();
    rmSync(place.dataDir, { recursive: true });
  });

  async function openAnew(declared: Table = mills) {
    await store.close();
    store = await openStore(place, [declared]);
  }

  /** Rows as another program would write them, without their entries. */
  const addNew = (length: number, owner = '') => {
    const common = { updatedAt: '2026-01-01T00:00:00.000Z', demo: 0, owner, note: '' };
    const rows = Array.from({ length }, (_, n) => ({ ...common, _id: `m${n}`, name: `Nova${n}` }));
    return store.db.insertInto('mills').values(rows).execute();
  };
  const indexed = () =>
    store.db.selectFrom('searchEntries').selectAll().orderBy('sequence').execute();
  /** The titles of the entries that the engine's own index has a word of in a place. */
  async function found(word: string, place: 'heading' | 'own' = 'own'): Promise<unknown[]> {
    const entries = entriesWith(store.db, { query: [[word]], place, which: 'all' });
    const { rows } = await sql<{ title: string }>`select "title" from "searchEntries"
      where "sequence" in (${entries}) order by "sequence"`.execute(store.db);
    return rows.map(({ title }) => title);
  }

  test('knows of each word whether it stands in the heading', async () => {
    await store.create(mills, { name: 'Moinho de Água', owner: 'Zé', note: 'a roda, a mó' });
    for (const word of ['moinho', 'agua', 'ag*']) {
      expect([word, await found(word, 'heading')]).toEqual([word, ['Moinho de Água']]);
    }
    for (const word of ['ze', 'roda', 'mo']) {
      expect([word, await found(word, 'heading')]).toEqual([word, []]);
      expect([word, await found(word)]).toEqual([word, ['Moinho de Água']]);
    }
  });

  test('is left alone by a start that has nothing to do', async () => {
    await store.create(mills, { name: 'Azenha' });
    await store.db.updateTable('searchEntries').set({ text: 'como estava' }).execute();
    await openAnew();
    expect(await indexed()).toMatchObject([{ title: 'Azenha', text: 'como estava' }]);
  });

  test('takes in what another program wrote, changed and removed, at the next start', async () => {
    for (const name of ['Fica', 'Muda', 'Vai']) await store.create(mills, { name });
    await addNew(250);
    await store.db
      .updateTable('mills')
      .set({ name: 'Mudou', updatedAt: '2026-01-01T00:00:00.000Z' })
      .where('name', '=', 'Muda')
      .execute();
    await store.db.deleteFrom('mills').where('name', '=', 'Vai').execute();
    await openAnew();
    expect(await indexed()).toHaveLength(252);
    for (const [term, titles] of Object.entries({
      fica: ['Fica'],
      muda: [],
      mudou: ['Mudou'],
      vai: [],
      nova0: ['Nova0'],
      nova249: ['Nova249'],
    })) {
      expect(await found(term), term).toEqual(titles);
    }
  });

  test('is made anew where a field is declared to be searched, or no longer', async () => {
    await store.create(mills, { name: 'Azenha', owner: 'Rita' });
    expect(await found('rita')).toEqual(['Azenha']);
    await openAnew(millsFoundAs({ foundBy: [] }));
    expect(await found('rita')).toEqual([]);
    await openAnew(millsFoundAs({ foundBy: ['owner'] }));
    expect(await found('rita')).toEqual(['Azenha']);
    expect(await indexed()).toHaveLength(1);
  });

  test('is emptied of what visitors no longer meet', async () => {
    await store.create(mills, { name: 'Azenha' });
    await store.db.deleteFrom('mills').execute();
    await openAnew();
    expect(await indexed()).toEqual([]);
    expect(await found('azenha')).toEqual([]);
  });

  test('two that write the same words at once both do', async () => {
    const words = Array.from({ length: 200 }, (_, index) => `palavra${'abcdefghij'[index % 10]}`);
    const write = (name: string, some: string[]) =>
      store.create(mills, { name, note: some.join(' ') });
    await Promise.all(
      Array.from({ length: 10 }, (_, number) =>
        write(`Moinho ${number}`, number % 2 ? words : words.toReversed()),
      ),
    );
    expect(await indexed()).toHaveLength(10);
  });

  test.runIf(engine === 'postgres')('two that start together both make it', async () => {
    await addNew(350, 'Rita');
    const starts = await Promise.all([1, 2, 3].map(() => openStore(place, [mills])));
    for (const each of starts) await each.close();
    expect(await indexed()).toHaveLength(350);
    expect(await found('rita')).toHaveLength(350);
  });

  test('a database with the index of before is given the new one', async () => {
    await store.create(mills, { name: 'Azenha' });
    const { db } = store;
    for (const name of ['searchText', 'searchEntries', 'vocabulary']) {
      await db.schema.dropTable(name).execute();
    }
    for (const name of ['searchTerms', 'searchIndex', 'searchWords']) {
      await db.schema.createTable(name).addColumn('word', 'text').execute();
    }
    await sql`delete from kysely_migration where name like '%search%'`.execute(db);
    await openAnew();
    expect(await found('azenha')).toEqual(['Azenha']);
    const names = (await store.db.introspection.getTables()).map(({ name }) => name);
    expect(names).not.toContain('searchTerms');
  });

  test('the words of what was erased are forgotten, and those of others are not', async () => {
    const words = async () =>
      (await store.db.selectFrom('vocabulary').select('word').orderBy('word').execute()).map(
        ({ word }) => word,
      );
    await store.create(mills, { name: 'Moinho velho', note: 'Genoveva moía centeio' });
    await store.create(mills, { name: 'Moinho novo', note: 'centeio' });
    await store.remove(mills, { name: 'Moinho velho' });
    await vacuum(store);
    expect(await words()).toEqual(['centeio', 'moinho', 'novo']);
  });
});

test.each([
  ['where it leads', { path: '/azenhas' }],
  ['what it is called', { searchLabel: 'Azenha' }],
  ['what it is found by', { foundBy: [] }],
  ['what is shown of it', { excerptOf: ['owner'] }],
])('a face that changes %s has another recipe', (_, changed) => {
  expect(recipeOf(millsFoundAs(changed))).not.toBe(recipeOf(mills));
  expect(recipeOf(millsFoundAs({}))).toBe(recipeOf(mills));
});
