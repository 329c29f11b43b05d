import type { HTTPMethods } from 'fastify';
import { afterAll, beforeAll, describe, expect, test } from 'vitest';
import { engines } from '../../../tests/openTestStore.ts';
import { credentials, startApp, type TestApp } from '../../../tests/startApp.ts';
import { messages } from '../../fields/messages.ts';
import { everyCollection } from '../../sections/all.ts';
import { passwordHeader } from '../../sections/contas.ts';
import { describeApi } from './openapi.ts';

/** What anybody may call; every other call is for staff. */
const forEveryone = new Set([
  ...everyCollection.flatMap(({ name, key }) => [`get /api/${name}`, `get /api/${name}/{${key}}`]),
  'post /api/inscricoes',
  'post /api/mensagens',
  'get /api/reservas/{segredo}',
  'delete /api/reservas/{segredo}',
  'post /api/reservas/{segredo}/comprovativo',
  'post /api/auth',
  'get /api/definicoes',
  'get /api/captcha',
  'get /api/pesquisa',
]);

/** What only administrators may call. */
const forAdmins = new Set([
  'get /api/contas',
  'get /api/copia',
  'get /api/copia/ultima',
  'post /api/contas',
  'put /api/contas/{_id}',
  'post /api/contas/{_id}/palavra-passe',
  'delete /api/demonstracao',
]);

const calls = Object.entries(describeApi(everyCollection, '').paths)
  .flatMap(([path, operations]) =>
    Object.keys(operations as object).map((method) => ({
      name: `${method} ${path}`,
      method: method.toUpperCase() as HTTPMethods,
      url: path.replaceAll(/\{\w+\}/g, 'x'),
    })),
  )
  // Logging out ends the session that the others need.
  .sort((a, b) => Number(a.name === 'delete /api/auth') - Number(b.name === 'delete /api/auth'));

describe.each(engines)('who may call on %s', (engine) => {
  let t: TestApp;
  let ended: string;
  let plain: string;
  let given: string;
  beforeAll(async () => {
    t = await startApp(engine);
    ended = (await t.visitor('POST', '/api/auth', credentials)).body.token;
    await t.visitor('DELETE', '/api/auth', undefined, { 'x-auth-token': ended });
    plain = (await t.addColleague('ana')).token;
    const { body } = await t.staff('POST', '/api/contas', { username: 'rui' });
    const rui = { username: 'rui', password: body.password };
    given = (await t.visitor('POST', '/api/auth', rui)).body.token;
  });
  afterAll(() => t.close());

  const noKey = { status: 403, body: { errors: [{ param: 'APIKEY', msg: messages.apiKey }] } };
  const noAdmin = { status: 403, body: { errors: [{ param: '', msg: messages.adminOnly }] } };
  const noToken = {
    status: 401,
    body: { errors: [{ param: 'x-auth-token', msg: messages.session }] },
  };

  test.each(calls)('$name', async ({ name, method, url }) => {
    const body = method === 'GET' ? undefined : {};
    const isPublic = forEveryone.has(name);
    const send = (headers: Record<string, string | undefined>) =>
      t.visitor(method, url, body, headers);

    for (const apikey of [undefined, '', 'errada', 'chave-de-teste ,x']) {
      expect(await send({ apikey })).toMatchObject(noKey);
      expect(await send({ apikey, 'x-auth-token': t.token() })).toMatchObject(noKey);
    }
    for (const token of [undefined, '', 'errado', ended, `${t.token()}x`, '\u00e9']) {
      const answer = await send({ 'x-auth-token': token });
      if (isPublic) expect([401, 403]).not.toContain(answer.status);
      else expect(answer, String(token)).toMatchObject(noToken);
    }
    if (method === 'GET' && !isPublic) {
      const head = await t.app.inject({
        method: 'HEAD',
        url,
        headers: { apikey: 'chave-de-teste' },
      });
      expect(head.statusCode).toBe(401);
    }
    const asStaff = await send({ 'x-auth-token': plain });
    if (forAdmins.has(name)) expect(asStaff).toMatchObject(noAdmin);
    else expect([401, 403]).not.toContain(asStaff.status);
    // Not everything that an administrator is given is JSON.
    const { statusCode } = await t.app.inject({
      ...{ method: method as 'GET', url },
      headers: {
        ...{ apikey: 'chave-de-teste', 'x-auth-token': t.token() },
        [passwordHeader]: encodeURIComponent(credentials.password),
      },
      ...(body ? { payload: body } : {}),
    });
    expect(statusCode).toBeLessThan(500);
    expect([401, 403]).not.toContain(statusCode);
  });

  test.each(calls.filter(({ url }) => url !== '/api/auth'))(
    'whoever was given a password cannot yet $name',
    async ({ name, method, url }) => {
      const body = method === 'GET' ? undefined : {};
      const answer = await t.visitor(method, url, body, { 'x-auth-token': given });
      if (forEveryone.has(name)) expect([401, 403]).not.toContain(answer.status);
      else {
        const errors = [{ param: 'mudarPassword', msg: messages.changePassword }];
        expect(answer).toMatchObject({ status: 403, body: { errors } });
      }
    },
  );

  test('a stranger is refused before what was sent is even read', async () => {
    for (const [payload, type] of [
      ['{', 'application/json'],
      ['x', 'text/plain'],
      ['x'.repeat(1_100_000), 'application/json'],
    ] as const) {
      const answer = await t.visitor('POST', '/api/restaurantes', payload, {
        'content-type': type,
      });
      expect(answer).toMatchObject(noToken);
    }
  });

  test('an unknown call is refused for its key first', async () => {
    expect(await t.visitor('GET', '/api/nada', undefined, { apikey: undefined })).toMatchObject(
      noKey,
    );
    expect((await t.visitor('GET', '/api/nada')).status).toBe(404);
  });

  test('a token in an address opens nothing', async () => {
    const query = `x-auth-token=${t.token()}&token=${t.token()}`;
    expect(await t.visitor('GET', `/api/auth?${query}`)).toMatchObject(noToken);
  });
});
