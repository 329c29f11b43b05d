import { afterAll, beforeAll, beforeEach, describe, expect, test } from 'vitest';
import { engines } from '../../../tests/openTestStore.ts';
import { credentials, startApp, type TestApp } from '../../../tests/startApp.ts';
import { messages } from '../../fields/messages.ts';

describe.each(engines)('the reserved area on %s', (engine) => {
  let t: TestApp;
  beforeAll(async () => {
    t = await startApp(engine);
  });
  afterAll(() => t.close());
  beforeEach(() => t.setClock());

  const logIn = (changes = {}) => t.visitor('POST', '/api/auth', { ...credentials, ...changes });
  const check = (token: string) =>
    t.visitor('GET', '/api/auth', undefined, { 'x-auth-token': token });

  test('opens for the right name and password, however the name is written', async () => {
    const { status, body } = await logIn({ username: ' ADMIN ' });
    expect(status).toBe(200);
    expect(body).toEqual({
      token: expect.stringMatching(/^[\w-]{43}$/),
      dispositivo: expect.stringMatching(/^[\w-]{22}\.[\w-]{22}\.0\.\d{13}\.[\w-]{43}$/),
    });
    expect(await check(body.token)).toMatchObject({
      status: 200,
      body: { username: 'admin', isAdmin: true, mudarPassword: false },
    });
  });

  test.each([
    ['a wrong password', { password: 'outra palavra-passe' }],
    ['an unknown name', { username: 'ninguem' }],
    ['a password with a blank too many', { password: `${credentials.password} ` }],
    ['a name that is an attack', { username: "' or 1=1 --" }],
  ])('says no to %s, of both fields alike', async (_case, changes) => {
    expect(await logIn(changes)).toMatchObject({
      status: 401,
      body: {
        errors: [
          { param: 'username', msg: 'Credenciais Inválidas' },
          { param: 'password', msg: 'Credenciais Inválidas' },
        ],
      },
    });
  });

  test.each(['', 'x', '....', 'x'.repeat(300)])(
    'opens as for a stranger where a device keeps %j',
    async (dispositivo) => {
      expect((await logIn({ dispositivo })).status).toBe(200);
    },
  );

  test('asks for what is missing', async () => {
    expect((await t.visitor('POST', '/api/auth', {})).body.errors).toEqual([
      { param: 'username', msg: messages.required },
      { param: 'password', msg: messages.required },
    ]);
    expect((await logIn({ password: { $ne: '' } })).body.errors).toEqual([
      { param: 'password', msg: messages.invalid },
    ]);
    expect((await logIn({ password: 'x'.repeat(1_001) })).status).toBe(422);
  });

  test('is left with Logout, on the server too, and only by the one who leaves', async () => {
    const [one, other] = [(await logIn()).body.token, (await logIn()).body.token];
    const out = await t.visitor('DELETE', '/api/auth', undefined, { 'x-auth-token': one });
    expect(out.status).toBe(200);
    expect((await check(one)).status).toBe(401);
    expect((await check(other)).status).toBe(200);
    const again = await t.visitor('DELETE', '/api/auth', undefined, { 'x-auth-token': one });
    expect(again.status).toBe(401);
  });

  test('closes after an hour without a call', async () => {
    const { token } = (await logIn()).body;
    await t.setClock('2026-06-01T11:59:59.000Z');
    expect((await check(token)).status).toBe(200);
    await t.setClock('2026-06-01T12:59:58.000Z');
    expect((await check(token)).status).toBe(200);
    await t.setClock('2026-06-01T13:59:58.000Z');
    expect((await check(token)).status).toBe(401);
  });

  test('closes after eight hours, whatever happens', async () => {
    const { token } = (await logIn()).body;
    for (let minutes = 0; minutes < 8 * 60; minutes += 30) {
      const moment = new Date(Date.parse('2026-06-01T11:00:00.000Z') + minutes * 60_000);
      await t.setClock(moment.toISOString());
      expect((await check(token)).status, `after ${minutes} minutes`).toBe(200);
    }
    await t.setClock('2026-06-01T19:00:00.000Z');
    expect((await check(token)).status).toBe(401);
  });
});
