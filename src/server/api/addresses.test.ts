import { beforeEach, expect, test } from 'vitest';
import { testApp } from '../../../tests/startApp.ts';
import { collections } from '../../sections/all.ts';

const t = testApp('sqlite');

beforeEach(async () => {
  await t.store.remove(collections.lojas, {});
  for (const name of ['Mel', 'Queijo']) {
    await t.store.create(collections.lojas, { name, identifier: name.toLowerCase() });
  }
  await t.context.content.change();
});

/** Changes the database without the program knowing, so that cached answers differ from new ones. */
const changeUnseen = () => t.store.change(collections.lojas, {}, { local: 'Largo' });
const placeIn = async (url: string) => {
  const { arrayLojas, loja } = (await t.visitor('GET', url)).body;
  return (loja ?? arrayLojas[0]).local;
};

test.each([
  ['/api/lojas', ['/api/lojas?x=1', '/api/lojas?x=2&y', '/api/lojas?&&', '/api/lojas?Q=mel']],
  ['/api/lojas/mel', ['/api/lojas/mel?fbclid=1', '/api/lojas/%6Del', '/api/lojas/mel?limit=5']],
  [
    '/api/lojas?limit=2&q=l',
    [
      '/api/lojas?q=l&limit=2',
      '/api/lojas?q=x&q=l&limit=2',
      '/api/lojas?limit=2&q=%6C',
      '/api/lojas?z=1&q=l&limit=2&z=2',
    ],
  ],
])('a stranger who writes %s another way gets what is kept of it', async (plain, others) => {
  expect(await placeIn(plain)).toBe('');
  await changeUnseen();
  for (const other of others) expect(await placeIn(other), other).toBe('');
  await t.context.content.change();
  for (const other of others) expect(await placeIn(other), other).toBe('Largo');
});

test('what a call does look at is another answer', async () => {
  expect(await placeIn('/api/lojas')).toBe('');
  await changeUnseen();
  for (const query of ['limit=1', 'q=mel', 'sort=name', 'offset=1', 'fields=local']) {
    expect(await placeIn(`/api/lojas?${query}`), query).toBe('Largo');
  }
});

test('staff, and whoever has no key, are given nothing that was kept for visitors', async () => {
  expect(await placeIn('/api/lojas')).toBe('');
  await changeUnseen();
  const { body } = await t.staff('GET', '/api/lojas?x=1');
  expect(body.arrayLojas[0].local).toBe('Largo');
  const stranger = await t.app.inject({ url: '/api/lojas?x=1' });
  expect(stranger.statusCode).toBe(403);
});
