import { expect, test } from 'vitest';
import { text } from '../../fields/text.ts';
import { translationsOf } from '../../fields/translation.ts';
import { merge } from './merge.ts';

const shape = { fields: { a: text('A'), b: text('B') } };
const field = (base: unknown, mine: unknown, theirs: unknown) =>
  merge(shape, { a: base }, { a: mine }, { a: theirs });

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
  expect(merge(shape, {}, { a: 1, b: 2 }, { a: 1, b: 3 })).toEqual({
    values: { a: 1, b: 2 },
    taken: [],
    clashes: [{ name: 'b', mine: 2, theirs: 3 }],
  });
});

test('a field that the draft never had is taken as it is', () => {
  expect(merge(shape, { a: 1 }, { a: 1 }, { a: 1, b: 3 })).toEqual({
    values: { a: 1, b: 3 },
    taken: [],
    clashes: [],
  });
});

/** Under another name: what is done with a value goes by its kind. */
const marks = {
  fields: Object.fromEntries(
    Object.values(translationsOf({}, [])).map((field) => ['marcas', field]),
  ),
};

test.each<[string, object, object, object, object]>([
  [
    'two people translate into two languages',
    { name_en: 'old', name_fr: 'old' },
    { name_en: 'mine', name_fr: 'old' },
    { name_en: 'old', name_fr: 'theirs', name_es: 'theirs' },
    { name_en: 'mine', name_fr: 'theirs', name_es: 'theirs' },
  ],
  ['both translate into one', { a: 'old' }, { a: 'mine' }, { a: 'theirs' }, { a: 'mine' }],
  ['the other empties one', { a: 'old', b: 'x' }, { a: 'old', b: 'y' }, { b: 'x' }, { b: 'y' }],
  ['I empty one', { a: 'old', b: 'x' }, { b: 'x' }, { a: 'old', b: 'y' }, { b: 'y' }],
])('%s, and what each translated from is kept', (_case, base, mine, theirs, kept) => {
  expect(merge(marks, { marcas: base }, { marcas: mine }, { marcas: theirs })).toEqual({
    values: { marcas: kept },
    taken: [],
    clashes: [],
  });
  expect(merge(marks, {}, { marcas: mine }, { marcas: theirs })).toMatchObject({ clashes: [] });
});

test('a field that is only called like these marks is a field like any other', () => {
  const named = { fields: { traduzidoDe: text('Traduzido de') } };
  expect(
    merge(named, { traduzidoDe: 'x' }, { traduzidoDe: 'mine' }, { traduzidoDe: 'theirs' }).clashes,
  ).toHaveLength(1);
});
