import { expect, test } from 'vitest';
import { merge } from './merge.ts';

const field = (base: unknown, mine: unknown, theirs: unknown) =>
  merge({ a: base }, { a: mine }, { a: theirs });

test.each<[string, unknown, unknown, unknown, unknown, 'nothing' | 'taken' | 'clash']>([
  ['nobody changed', 'x', 'x', 'x', 'x', 'nothing'],
  ['only I changed', 'x', 'mine', 'x', 'mine', 'nothing'],
  ['only the other changed', 'x', 'x', 'theirs', 'theirs', 'taken'],
  ['both changed, alike', 'x', 'new', 'new', 'new', 'nothing'],
  ['both changed, each in their own way', 'x', 'mine', 'theirs', 'mine', 'clash'],
  ['I emptied', 'x', '', 'x', '', 'nothing'],
  ['the other emptied', 'x', 'x', '', '', 'taken'],
  ['I emptied and the other changed', 'x', '', 'theirs', '', 'clash'],
  ['the other turned off', true, true, false, false, 'taken'],
  ['a number that only looks alike', 12, 12, '12', '12', 'taken'],
  ['a list in another order', ['a', 'b'], ['a', 'b'], ['b', 'a'], ['b', 'a'], 'taken'],
  ['lists that both added to', ['a'], ['a', 'b'], ['a', 'c'], ['a', 'b'], 'clash'],
  [
    'a chosen file over a removed one',
    '/f/1',
    { pending: { name: 'novo.pdf' } },
    '',
    { pending: { name: 'novo.pdf' } },
    'clash',
  ],
])('a field that %s', (_case, base, mine, theirs, value, fate) => {
  const merged = field(base, mine, theirs);
  expect(merged.values).toEqual({ a: value });
  expect(merged.taken).toEqual(fate === 'taken' ? ['a'] : []);
  expect(merged.clashes).toEqual(fate === 'clash' ? [{ name: 'a', mine, theirs }] : []);
});

test('without knowing what it was, every difference waits for a choice', () => {
  expect(merge({}, { a: 1, b: 2 }, { a: 1, b: 3 })).toEqual({
    values: { a: 1, b: 2 },
    taken: [],
    clashes: [{ name: 'b', mine: 2, theirs: 3 }],
  });
});

test('a field that the draft never had is taken as it is', () => {
  expect(merge({ a: 1 }, { a: 1 }, { a: 1, b: 3 })).toEqual({
    values: { a: 1, b: 3 },
    taken: [],
    clashes: [],
  });
});

test('two people translate into two languages, and what each translated from is kept', () => {
  const marks = (traduzidoDe: Record<string, string>) => ({ traduzidoDe });
  expect(
    merge(
      marks({ name_en: 'old', name_fr: 'old' }),
      marks({ name_en: 'mine', name_fr: 'old' }),
      marks({ name_en: 'old', name_fr: 'theirs', name_es: 'theirs' }),
    ),
  ).toEqual({
    values: marks({ name_en: 'mine', name_fr: 'theirs', name_es: 'theirs' }),
    taken: [],
    clashes: [],
  });
});
