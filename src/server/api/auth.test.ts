import { beforeEach, describe, expect, test } from 'vitest';
import { engines } from '../../../tests/openTestStore.ts';
import { credentials, testApp } from '../../../tests/startApp.ts';
import { messages } from '../../language/messages.ts';

describe.each(engines)('the reserved area on %s', (engine) => {
  const t = testApp(engine);
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
});
