import { afterAll, beforeAll, expect, test } from 'vitest';
import { credentials, startApp, type TestApp } from '../../../tests/startApp.ts';
import { validBody } from '../../../tests/validBody.ts';
import { everyCall } from '../../calls/all.ts';
import type { Call } from '../../calls/call.ts';
import { everyCollection } from '../../sections/all.ts';
import type { Section } from '../../sections/section.ts';

let t: TestApp;
/** The key of a record of each collection, so that there is something to read. */
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

/** Readings first, so that the records are still there; logging out ends the session. */
const rank = ({ method, path }: Call) =>
  Number(method !== 'GET') + Number(`${method} ${path}` === 'DELETE /api/auth');
const calls = everyCall(everyCollection).sort((a, b) => rank(a) - rank(b));

test.each(calls)('nobody keeps what $method $path answers to staff', async ({ method, path }) => {
  const [, name = ''] = /^\/api\/(\w+)/.exec(path) ?? [];
  const { statusCode, headers } = await t.app.inject({
    method,
    url: path.replace(/:\w+/, keys[name] ?? 'x'),
    headers: { apikey: 'chave-de-teste', 'x-auth-token': t.token() },
    ...(method === 'GET' ? {} : { payload: {} }),
  });
  expect(statusCode).toBeLessThan(500);
  expect(headers['cache-control']).toBe('no-store');
});

test('nobody keeps what a visitor is answered to what they wrote, nor a token', async () => {
  const login = await t.visitor('POST', '/api/auth', credentials);
  expect(login.headers['cache-control']).toBe('no-store');
  const refused = await t.visitor('POST', '/api/inscricoes', {});
  expect(refused.headers['cache-control']).toBe('no-store');
});
