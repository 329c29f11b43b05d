import { type SqlBool, sql } from 'kysely';
import { describe, expect, test } from 'vitest';
import { bothEngines, testStore } from '../../../tests/openTestStore.ts';
import { collections } from '../../sections/all.ts';
import type { Store } from '../store/store.ts';
import { joinRules } from './joinRules.ts';
import { publicPart, type Rule } from './rule.ts';

const store = {} as Store;

function ruleOf(name: string, done: string[]): Rule {
  return {
    compute: async (_store, rows) => rows.map(({ _id }) => ({ [name]: `${name} of ${_id}` })),
    beforeSave: async () => void done.push(`${name} before the save`),
    beforeRemove: async () => void done.push(`${name} before the end`),
  };
}

test('what two rules say of a record is said together, and what they do is done in turn', async () => {
  const done: string[] = [];
  const joined = joinRules([{ lojas: ruleOf('one', done) }, { lojas: ruleOf('two', done) }])
    .lojas as Rule;
  const rows = [{ _id: 'a' }, { _id: 'b' }] as never[];
  expect(await joined.compute?.(store, rows, {}, {} as never)).toEqual([
    { one: 'one of a', two: 'two of a' },
    { one: 'one of b', two: 'two of b' },
  ]);
  await joined.beforeSave?.(store, {});
  await joined.beforeRemove?.(store, {} as never, {} as never);
  expect(done).toEqual([
    ...['one before the save', 'two before the save'],
    ...['one before the end', 'two before the end'],
  ]);
});

test('a hook that only one of them has is kept', async () => {
  const select = () => ({ limit: 3 });
  const joined = joinRules([{ lojas: { select } }, { lojas: {} }]).lojas as Rule;
  expect(joined.select).toBe(select);
  expect(await joined.compute?.(store, [{ _id: 'a' }] as never[], {}, {} as never)).toEqual([{}]);
});

test('two rules that both say what a list holds do not start', () => {
  const select = () => ({});
  expect(() => joinRules([{ lojas: { select } }, { lojas: { select } }]).lojas).toThrow('lojas');
});

describe.each(bothEngines)('what visitors see on %s', (engine) => {
  const store = testStore(engine, []);
  const { lojas } = collections;
  const isNamed = (name: string): Rule => ({
    visible: () => sql<SqlBool>`"name" like ${name} or "identifier" = 'nothing'`,
  });

  test.each([
    ['a rule that joins another takes nothing back', isNamed('%m%'), isNamed('%l%'), ['mel']],
    ['a rule that says nothing of it changes nothing', isNamed('%m%'), {}, ['mel', 'mimo']],
    ['nor does one before it', {}, isNamed('%l%'), ['linho', 'mel']],
  ])('%s', async (_case, first, second, seen) => {
    await store.remove(lojas, {});
    for (const name of ['linho', 'mel', 'mimo']) {
      await store.create(lojas, { name, identifier: name });
    }
    const only = publicPart(
      lojas,
      joinRules([{ lojas: first }, { lojas: second }]).lojas,
      new Date(),
    );
    expect((await store.list(lojas, { only })).map(({ name }) => name)).toEqual(seen);
  });
});
