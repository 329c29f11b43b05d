import { sql } from 'kysely';
import { beforeEach, describe, expect, test } from 'vitest';
import { bothEngines, testStore } from '../../../tests/openTestStore.ts';
import { choice } from '../../fields/choice.ts';
import { count } from '../../fields/count.ts';
import { flag } from '../../fields/flag.ts';
import { list } from '../../fields/list.ts';
import { price } from '../../fields/price.ts';
import { text } from '../../fields/text.ts';
import { DuplicateError } from './duplicate.ts';
import { table } from './table.ts';

const barns = table({
  name: 'barns',
  fields: {
    name: text('Nome'),
    code: { ...text('Código'), unique: true },
    size: count('Tamanho'),
    rent: price('Renda'),
    isOpen: flag('Aberto', { initial: true }),
    tags: list('Etiquetas', { item: 'etiqueta' }),
    use: choice('Uso', ['palha', 'gado']),
  },
});

const doors = table({
  name: 'doors',
  fields: { barn: text('Celeiro'), width: count('Largura') },
  belongsTo: { field: 'barn', table: 'barns' },
});

describe.each(bothEngines)('the store on %s', (engine) => {
  const store = testStore(engine, [barns, doors]);
  beforeEach(() => store.remove(barns, {}));

  const names = (rows: { name: string }[]) => rows.map(({ name }) => name);
  const make = (name: string, values = {}) => store.create(barns, { name, code: name, ...values });

  test('a new row holds what was given, and initial values for the rest', async () => {
    const row = await make('a', { rent: 12.5 });
    expect(row).toEqual({
      name: 'a',
      code: 'a',
      size: null,
      rent: 12.5,
      isOpen: true,
      tags: [],
      use: 'palha',
      _id: expect.stringMatching(/^[\w-]{22}$/),
      sequence: expect.any(Number),
      updatedAt: expect.stringMatching(/^\d{4}-\d\d-\d\dT[\d:.]+Z$/),
      demo: false,
    });
    expect(await store.find(barns, { _id: row._id })).toEqual(row);
  });

  test('what goes in comes out the same, quotes, lines and signs of all kinds included', async () => {
    const name = 'O\'Neil "x" \\ %_ ; -- \n 🇵🇹 饭';
    const row = await make('a', {
      name,
      tags: ['a,b', '"', ''],
      size: 0,
      rent: 0.07,
      isOpen: false,
    });
    expect(row).toMatchObject({ name, tags: ['a,b', '"', ''], size: 0, rent: 0.07, isOpen: false });
    expect(await store.list(barns)).toEqual([row]);
  });

  test('a change answers the rows as they are now, and leaves the others alone', async () => {
    const [a, b] = [await make('a'), await make('b')];
    const changed = await store.change(barns, { _id: a._id }, { size: 3, demo: true });
    expect(changed).toEqual([
      { ...a, size: 3, demo: true, updatedAt: changed[0]?.updatedAt as string },
    ]);
    expect(await store.find(barns, { name: 'b' })).toEqual(b);
    expect(await store.change(barns, { name: 'nenhum' }, { size: 1 })).toEqual([]);
  });

  test('the change of one row answers that row, and fails where it is gone', async () => {
    const { _id } = await make('a');
    expect(await store.changeOne(barns, { _id }, { size: 3 })).toMatchObject({ _id, size: 3 });
    await store.remove(barns, { _id });
    await expect(store.changeOne(barns, { _id }, { size: 4 })).rejects.toThrow(`no row ${_id}`);
  });

  test('a removal answers the rows that went', async () => {
    const [a, b] = [await make('a'), await make('b')];
    expect(await store.remove(barns, { name: 'a' })).toEqual([a]);
    expect(await store.remove(barns, { name: 'a' })).toEqual([]);
    expect(await store.list(barns)).toEqual([b]);
  });

  test('rows are found by every kind of value', async () => {
    await make('a', { size: 1, rent: 2.5, isOpen: false, use: 'gado' });
    await make('b');
    const found = async (where: Parameters<typeof store.find<typeof barns.fields>>[1]) =>
      names(await store.list(barns, { where }));
    expect(await found({})).toEqual(['a', 'b']);
    expect(await found({ name: 'a' })).toEqual(['a']);
    expect(await found({ size: 1, rent: 2.5, isOpen: false, use: 'gado' })).toEqual(['a']);
    expect(await found({ isOpen: true })).toEqual(['b']);
    expect(await found({ size: null })).toEqual(['b']);
    expect(await found({ demo: false })).toEqual(['a', 'b']);
    expect(await found({ name: ['b', 'a', 'c'] })).toEqual(['a', 'b']);
    expect(await found({ name: ['b'], isOpen: false })).toEqual([]);
  });

  test('none of no values is nothing, for reading, changing and removing', async () => {
    await make('a');
    expect(await store.list(barns, { where: { name: [] } })).toEqual([]);
    expect(await store.find(barns, { name: [] })).toBeUndefined();
    expect(await store.change(barns, { name: [] }, { size: 1 })).toEqual([]);
    expect(await store.remove(barns, { name: [] })).toEqual([]);
    expect(await store.list(barns)).toHaveLength(1);
  });

  test('looking for what no row can hold finds nothing', async () => {
    await make('a');
    for (const name of ['\u0000', 'a\u0000', '\ud800', "' or 1=1 --", '%', '_']) {
      expect(await store.find(barns, { name }), JSON.stringify(name)).toBeUndefined();
      expect(await store.list(barns, { where: { name: [name] } })).toEqual([]);
    }
    expect(await store.list(barns, { where: { name: ['\u0000', 'a'] } })).toHaveLength(1);
  });

  test('rows come in the order of creation unless told otherwise, and no more than asked', async () => {
    for (const name of ['c', 'a', 'b']) await make(name, { size: name === 'b' ? 1 : 2 });
    expect(names(await store.list(barns))).toEqual(['c', 'a', 'b']);
    expect(names(await store.list(barns, { limit: 0 }))).toEqual(['c', 'a', 'b']);
    expect(names(await store.list(barns, { limit: 2 }))).toEqual(['c', 'a']);
    const order = [sql`"size"`];
    expect(names(await store.list(barns, { order }))).toEqual(['b', 'c', 'a']);
    expect(names(await store.list(barns, { order: [sql`"name" desc`], limit: 1 }))).toEqual(['c']);
  });

  test('a list can be read from the middle, and counted whole', async () => {
    for (const name of ['a', 'b', 'c', 'd', 'e']) await make(name, { size: 1 });
    await make('other', { size: 2 });
    const where = { size: 1 };
    const page = async (offset: number, limit = 0) =>
      names(await store.list(barns, { where, offset, limit }));
    expect(await page(0, 2)).toEqual(['a', 'b']);
    expect(await page(2, 2)).toEqual(['c', 'd']);
    expect(await page(4, 2)).toEqual(['e']);
    expect(await page(5, 2)).toEqual([]);
    expect(await page(3)).toEqual(['d', 'e']);
    expect(await store.count(barns, { where, offset: 2, limit: 1 })).toBe(5);
    expect(await store.count(barns)).toBe(6);
    expect(await store.count(barns, { where: { name: [] } })).toBe(0);
  });

  test('a list can be made of parts, each in its own order', async () => {
    for (const [name, size] of [
      ['a', 3],
      ['b', 1],
      ['c', 2],
      ['d', 4],
      ['e', 5],
    ] as const) {
      await make(name, { size });
    }
    const parts = [
      { condition: sql<boolean>`"size" > 3`, order: [sql`"size"`] },
      { condition: sql<boolean>`"size" > 9` },
      { condition: sql<boolean>`"size" <= 3`, order: [sql`"size" desc`] },
    ];
    const whole = ['d', 'e', 'a', 'c', 'b'];
    expect(names(await store.list(barns, { parts }))).toEqual(whole);
    for (let offset = 0; offset <= 6; offset++) {
      for (let limit = 1; limit <= 6; limit++) {
        const shown = names(await store.list(barns, { parts, offset, limit }));
        expect(shown, `${offset} ${limit}`).toEqual(whole.slice(offset, offset + limit));
      }
    }
    const where = { isOpen: true };
    expect(names(await store.list(barns, { where, parts, offset: 3 }))).toEqual(['c', 'b']);
    expect(await store.count(barns, { parts })).toBe(5);

    await store.change(barns, { name: ['d', 'b'] }, { isOpen: false });
    const only = { where: { isOpen: true }, condition: sql<boolean>`"size" <> 5` };
    expect(names(await store.list(barns, { only, parts }))).toEqual(['a', 'c']);
    expect(names(await store.list(barns, { only, parts, offset: 1, limit: 2 }))).toEqual(['c']);
    expect(names(await store.list(barns, { only, where: { isOpen: false } }))).toEqual([]);
    expect(await store.count(barns, { only, parts })).toBe(2);
  });

  test('of what is not read a row holds the initial value', async () => {
    const { _id } = await make('a', { size: 7, tags: ['x'] });
    const [row] = await store.list(barns, { fields: ['name'] });
    expect(row).toMatchObject({ _id, name: 'a', size: null, tags: [] });
  });

  test('what is unique cannot come twice, and the error says which', async () => {
    await make('a');
    const b = await make('b');
    const refused = async (attempt: Promise<unknown>) => {
      const error = await attempt.catch((reason: unknown) => reason);
      expect(error).toBeInstanceOf(DuplicateError);
      expect(error).toMatchObject({ column: 'code' });
    };
    await refused(make('c', { code: 'a' }));
    await refused(store.change(barns, { _id: b._id }, { code: 'a' }));
    expect(names(await store.list(barns))).toEqual(['a', 'b']);
  });

  test('what belongs to a row goes with it, and cannot be without it', async () => {
    const [a, b] = [await make('a'), await make('b')];
    for (const barn of [a, a, b]) await store.create(doors, { barn: barn._id, width: 1 });
    await expect(store.create(doors, { barn: 'nenhum', width: 1 })).rejects.toThrow(/foreign key/i);
    await expect(store.create(doors, { width: 1 })).rejects.toThrow(/foreign key/i);
    await store.remove(barns, { name: 'a' });
    expect((await store.list(doors)).map(({ barn }) => barn)).toEqual([b._id]);
  });

  describe('a transaction', () => {
    test('happens whole', async () => {
      const answer = await store.transaction(async (trx) => {
        const { _id } = await trx.create(barns, { name: 'a', code: 'a' });
        await trx.change(barns, { _id }, { size: 5 });
        return (await trx.find(barns, { _id }))?.size;
      });
      expect(answer).toBe(5);
      expect(await store.list(barns)).toMatchObject([{ name: 'a', size: 5 }]);
    });

    test('or not at all', async () => {
      await make('before');
      const attempt = store.transaction(async (trx) => {
        await trx.create(barns, { name: 'a', code: 'a' });
        await trx.remove(barns, { name: 'before' });
        throw new Error('never mind');
      });
      await expect(attempt).rejects.toThrow('never mind');
      expect(names(await store.list(barns))).toEqual(['before']);
    });

    test('inside another is part of it', async () => {
      const attempt = store.transaction(async (outer) => {
        await outer.transaction((inner) => inner.create(barns, { name: 'a', code: 'a' }));
        expect(await outer.find(barns, { name: 'a' })).toBeDefined();
        throw new Error('never mind');
      });
      await expect(attempt).rejects.toThrow('never mind');
      expect(await store.list(barns)).toEqual([]);
    });

    test('that failed leaves the store as usable as before', async () => {
      await make('a');
      for (let time = 0; time < 30; time++) {
        const attempt = store.transaction((trx) => trx.create(barns, { code: 'a' }));
        await expect(attempt).rejects.toBeInstanceOf(DuplicateError);
      }
      expect(names(await store.list(barns))).toEqual(['a']);
    });

    test('of many at once that read, think and write, none undoes another', async () => {
      const { _id } = await make('a', { size: 0 });
      const increments = Array.from({ length: 60 }, () =>
        store.transaction(async (trx) => {
          const row = await trx.lock(barns, { _id });
          await new Promise(setImmediate);
          await trx.change(barns, { _id }, { size: (row?.size ?? 0) + 1 });
        }),
      );
      await Promise.all(increments);
      expect(await store.find(barns, { _id })).toMatchObject({ size: 60 });
    });

    test('leaves what cannot be undone to the time after it, and forgets it when it fails', async () => {
      const done: string[] = [];
      const say = (word: string) => async () => void done.push(word);
      await store.transaction(async (trx) => {
        await trx.afterCommit(say('after'));
        await trx.transaction((inside) => inside.afterCommit(say('after too')));
        await trx.create(barns, { code: 'a' });
        done.push('inside');
      });
      const failing = store.transaction(async (trx) => {
        await trx.afterCommit(say('never'));
        throw new Error('no');
      });
      await expect(failing).rejects.toThrow('no');
      await store.afterCommit(say('at once'));
      expect(done).toEqual(['inside', 'after', 'after too', 'at once']);
    });

    test('keeps its unfinished work to itself', async () => {
      let outside: Promise<unknown> | undefined;
      await store.transaction(async (trx) => {
        await trx.create(barns, { name: 'a', code: 'a' });
        outside = store.list(barns);
        // PostgreSQL answers at once with the old rows; SQLite waits for the commit.
        if (engine === 'postgres') expect(await outside).toEqual([]);
      });
      if (engine === 'sqlite') expect(await outside).toHaveLength(1);
    });
  });

  test('of many that create the same at once, one succeeds', async () => {
    const attempts = await Promise.allSettled(Array.from({ length: 30 }, () => make('a')));
    expect(attempts.filter(({ status }) => status === 'fulfilled')).toHaveLength(1);
    for (const attempt of attempts) {
      if (attempt.status === 'rejected') expect(attempt.reason).toBeInstanceOf(DuplicateError);
    }
  });
});
