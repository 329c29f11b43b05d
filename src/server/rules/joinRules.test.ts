import { expect, test } from 'vitest';
import type { Store } from '../store/store.ts';
import { joinRules } from './joinRules.ts';
import type { Rule } from './rule.ts';

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
  const joined = joinRules(ruleOf('one', done), ruleOf('two', done));
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
  const joined = joinRules({ select }, {});
  expect(joined.select).toBe(select);
  expect(await joined.compute?.(store, [{ _id: 'a' }] as never[], {}, {} as never)).toEqual([{}]);
});
