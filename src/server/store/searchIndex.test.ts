import { rmSync } from 'node:fs';
import { sql } from 'kysely';
import { afterEach, beforeEach, describe, expect, test } from 'vitest';
import { bothEngines, newPlace, type Place } from '../../../tests/openTestStore.ts';
import { text } from '../../fields/text.ts';
import { recipeOf } from './searchEntry.ts';
import { openStore, type Store } from './store.ts';
import { type Table, table } from './table.ts';
import { vacuum } from './vacuum.ts';

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
  const indexed = async () => {
    const rows = await store.db.selectFrom('searchIndex').selectAll().orderBy('sequence').execute();
    return rows.map(({ title, text, terms }) => ({ title, text, terms: String(terms).split(' ') }));
  };
  /** The titles that the engine's own index has for a term. */
  async function found(term: string): Promise<unknown[]> {
    const matching =
      engine === 'sqlite'
        ? sql`"sequence" in (select rowid from "searchTerms" where "searchTerms" match ${`"${term}"`})`
        : sql`"vector" @@ ${`'${term}'`}::tsquery`;
    const { rows } = await sql<{ title: string }>`select "title" from "searchIndex"
      where ${matching} order by "sequence"`.execute(store.db);
    return rows.map(({ title }) => title);
  }

  test('says of each word where it stands', async () => {
    const note = `${'uma roda '.repeat(12)} mó`;
    await store.create(mills, { name: 'Moinho de Água', owner: 'Zé', note });
    const [entry] = await indexed();
    expect(new Set(entry?.terms)).toEqual(
      new Set([
        ...['tmoinhoagua', 'tmoinho', 'amoinho', 'aagua', 'bmoinho', 'bagua', 'bze', 'broda'],
        ...['bmo', 'cmoinho', 'cagua', 'cze', 'croda', 'cmo'],
      ]),
    );
  });

  test('is left alone by a start that has nothing to do', async () => {
    await store.create(mills, { name: 'Azenha' });
    await store.db.updateTable('searchIndex').set({ text: 'como estava' }).execute();
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
      afica: ['Fica'],
      amuda: [],
      amudou: ['Mudou'],
      avai: [],
      anova0: ['Nova0'],
      anova249: ['Nova249'],
    })) {
      expect(await found(term), term).toEqual(titles);
    }
  });

  test('is made anew where a field is declared to be searched, or no longer', async () => {
    await store.create(mills, { name: 'Azenha', owner: 'Rita' });
    expect(await found('crita')).toEqual(['Azenha']);
    await openAnew(millsFoundAs({ foundBy: [] }));
    expect(await found('crita')).toEqual([]);
    await openAnew(millsFoundAs({ foundBy: ['owner'] }));
    expect(await found('crita')).toEqual(['Azenha']);
    expect(await indexed()).toHaveLength(1);
  });

  test('is emptied of what visitors no longer meet', async () => {
    await store.create(mills, { name: 'Azenha' });
    await store.db.deleteFrom('mills').execute();
    await openAnew();
    expect(await indexed()).toEqual([]);
    expect(await found('aazenha')).toEqual([]);
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
    expect(await found('crita')).toHaveLength(350);
  });

  test('the words of what was erased are forgotten, and those of others are not', async () => {
    const words = async () =>
      (await store.db.selectFrom('searchWords').select('word').orderBy('word').execute()).map(
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
