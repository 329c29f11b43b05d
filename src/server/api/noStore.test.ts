import type { HTTPMethods } from 'fastify';
import { afterAll, beforeAll, expect, test } from 'vitest';
import { credentials, startApp, type TestApp } from '../../../tests/startApp.ts';
import { validBody } from '../../../tests/validBody.ts';
import { everyCollection } from '../../sections/all.ts';
import type { Section } from '../../sections/section.ts';
import { describeApi } from './openapi.ts';

let t: TestApp;
/** A record of each collection, so that what is read is there. */
const keys: Record<string, string> = {};
beforeAll(async () => {
  t = await startApp('sqlite');
  for (const { name, one, key, sections } of everyCollection) {
    const [section] = sections as readonly [Section];
    const path = section.writePath ? `${name}/${section.writePath}` : name;
    const { body } = await t.staff('POST', `/api/${path}`, validBody(section, 'Um'));
    keys[name] = body[one][key];
  }
});
afterAll(() => t.close());

const calls = Object.entries(describeApi(everyCollection, '').paths)
  .flatMap(([path, operations]) =>
    Object.keys(operations as object).map((method) => [method, path]),
  )
  // Readings first, so that the records are still there; logging out ends the session.
  .sort(([a = '', one], [b = '', other]) => {
    const rank = (method: string, path = '') =>
      Number(method !== 'get') + Number(`${method} ${path}` === 'delete /api/auth');
    return rank(a, one) - rank(b, other);
  });

test.each(calls)('nobody keeps what %s %s answers to staff', async (verb = '', path = '') => {
  const [, name = ''] = /^\/api\/(\w+)/.exec(path) ?? [];
  const method = verb.toUpperCase() as HTTPMethods;
  const { statusCode, headers } = await t.app.inject({
    ...{ method: method as 'GET', url: path.replace(/\{\w+\}/, keys[name] ?? 'x') },
    headers: { apikey: 'chave-de-teste', 'x-auth-token': t.token() },
    ...(method === 'GET' ? {} : { payload: {} }),
  });
  expect(statusCode).toBeLessThan(500);
  expect(headers['cache-control']).toBe('no-store');
});

test('nobody keeps what a visitor is answered to what they wrote, nor a token', async () => {
  const login = await t.visitor('POST', '/api/auth', credentials);
  expect(login.headers['cache-control']).toBe('no-store');
  const refused = await t.visitor('POST', '/api/mensagens', {});
  expect(refused.headers['cache-control']).toBe('no-store');
});
