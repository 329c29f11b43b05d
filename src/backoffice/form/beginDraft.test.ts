import { expect, test } from 'vitest';
import { beginDraft, isAlive, type KeptDraft } from './beginDraft.ts';
import type { Draft } from './drafts.ts';

const there: KeptDraft = {
  _id: 'r1',
  chave: '',
  versao: 3,
  titulo: 'Lá',
  em: '2026-06-01T11:00:00.000Z',
  janela: 'b',
  passo: 4,
  valores: { name: 'Lá' },
  antes: { name: 'Era' },
};
const here: Draft = { id: 'r1', base: '', values: { name: 'Aqui' }, revision: 'a.1', janela: 'a' };

test('what only one of them has is gone on with', () => {
  expect(beginDraft(here, undefined)).toBe(here);
  expect(beginDraft(undefined, undefined)).toBeUndefined();
  expect(beginDraft({ ...here, values: {}, isUnsent: false }, undefined)).toBeUndefined();
  expect(beginDraft(undefined, there)).toMatchObject({
    id: 'r1',
    revision: 'b.4',
    versao: 3,
    values: { name: 'Lá' },
    antes: { name: 'Era' },
  });
});

test.each<[string, Partial<Draft>, object]>([
  [
    'knows what the server has',
    { revision: 'b.4', isUnsent: true },
    { values: here.values, id: 'r1' },
  ],
  [
    'wrote it, and the answer got lost',
    { janela: 'b', revision: '', isUnsent: true },
    { id: 'r1', revision: 'b.4' },
  ],
  ['has nothing new', { isUnsent: false }, { values: there.valores, id: 'r1', revision: 'b.4' }],
  [
    'has only what a failed save was told',
    { values: {}, revision: 'b.4', isUnsent: false, errors: [{ param: 'name', msg: 'Mal' }] },
    { values: there.valores, id: 'r1', errors: [{ param: 'name', msg: 'Mal' }] },
  ],
])('a browser that %s', (_case, state, expected) => {
  expect(beginDraft({ ...here, ...state }, there)).toMatchObject(expected);
});

test('where each has something of its own both stay', () => {
  const begun = beginDraft({ ...here, isUnsent: true }, there);
  expect(begun).toMatchObject({ values: here.values, revision: '' });
  expect(begun?.id).not.toBe('r1');
});

test.each<[string, Partial<Draft>, string[] | undefined, boolean]>([
  ['known and gone', {}, [], false],
  ['known and there', {}, ['r1'], true],
  ['known and gone, with something new', { isUnsent: true }, [], true],
  ['never sent', { revision: '' }, [], true],
  ['known, and nobody can be asked', {}, undefined, true],
])('a draft that is %s', (_case, state, ids, alive) => {
  expect(Boolean(isAlive({ ...here, ...state }, ids && new Set(ids)))).toBe(alive);
});
