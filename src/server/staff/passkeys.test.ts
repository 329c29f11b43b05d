import { beforeEach, describe, expect, test } from 'vitest';
import { engines } from '../../../tests/openTestStore.ts';
import { softKey } from '../../../tests/softKey.ts';
import { credentials, testApp } from '../../../tests/startApp.ts';
import { passwordHeader } from '../../calls/passwordHeader.ts';
import { messages } from '../../language/messages.ts';
import { outbox } from '../mail/outbox.ts';
import { challenges } from './challenges.ts';
import { changeAccount } from './changeStaff.ts';
import { passkeys } from './passkeysTable.ts';
import { staff } from './staff.ts';

const site = 'https://aldeia.example';

describe.each(engines)('passkeys on %s', (engine) => {
  const t = testApp(engine, { settings: { SITE_URL: site } });
  let token: string;
  let key: ReturnType<typeof softKey>;
  const { password } = credentials;

  beforeEach(async () => {
    await t.setClock();
    await t.store.remove(outbox, {});
    await t.store.remove(staff, { username: 'ana' });
    const { passwordHash = '' } = (await t.store.find(staff, { username: 'admin' })) ?? {};
    await t.store.create(staff, { username: 'ana', passwordHash, email: 'ana@example.com' });
    token = (await enter()).body.token;
    key = softKey(site);
  });

  const enter = (sent = {}) =>
    t.visitor('POST', '/api/auth', { username: 'ana', password, ...sent });
  const own = (method: 'GET' | 'POST' | 'PUT' | 'DELETE', url: string, body?: unknown) =>
    t.visitor(method, url, body, {
      'x-auth-token': token,
      [passwordHeader]: encodeURIComponent(password),
    });
  const propose = async () => (await own('POST', '/api/chaves/opcoes')).body.opcoes;
  const add = (resposta: string) => own('POST', '/api/chaves', { nome: 'Telemóvel', resposta });
  const addKey = async () => (await add(key.make(await propose()))).body;
  const ask = async () => (await t.visitor('POST', '/api/auth/chave/opcoes')).body.opcoes;
  const use = (resposta: string) => t.visitor('POST', '/api/auth/chave', { resposta });
  const refused = {
    status: 401,
    body: { errors: [{ param: 'resposta', msg: messages.passkeyUnknown }] },
  };

  test('is asked for by the name and address of the settings, and proves who holds it', async () => {
    expect(await propose()).toMatchObject({
      rp: { id: 'aldeia.example', name: 'aldeia.example' },
      user: { name: 'ana' },
      authenticatorSelection: { residentKey: 'required', userVerification: 'required' },
    });
    const host = { host: 'outra.example' };
    const options = await t.visitor('POST', '/api/auth/chave/opcoes', undefined, host);
    expect(options.body.opcoes).toMatchObject({
      rpId: 'aldeia.example',
      userVerification: 'required',
    });
  });

  test('lets in alone, several of them each, and tells when each was used', async () => {
    const { chave, codigos } = await addKey();
    expect(codigos).toHaveLength(10);
    const second = softKey(site);
    expect((await add(second.make(await propose()))).body.codigos).toEqual([]);
    await t.setClock('2026-06-01T12:00:00.000Z');
    const { status, body } = await use(key.use(await ask()));
    expect([status, body.username]).toEqual([200, 'ana']);
    const inside = await t.visitor('GET', '/api/auth', undefined, { 'x-auth-token': body.token });
    expect(inside.status).toBe(200);
    expect((await use(second.use(await ask()))).status).toBe(200);
    const kept = await t.store.find(passkeys, { _id: chave._id });
    expect(kept?.lastUsedAt).toBe('2026-06-01T12:00:00.000Z');
  });

  test('makes the password alone too little, and a recovery code stands in for it', async () => {
    const older = (await enter()).body.token;
    const { codigos } = await addKey();
    const ended = await t.visitor('GET', '/api/auth', undefined, { 'x-auth-token': older });
    expect(ended.status).toBe(401);
    expect(await enter()).toMatchObject({
      status: 401,
      body: { errors: [{ param: 'codigo', msg: messages.recoveryNeeded }] },
    });
    expect((await enter({ codigo: '123456' })).status).toBe(401);
    expect((await enter({ codigo: codigos[0] })).status).toBe(200);
    expect((await t.store.list(outbox))[0]?.body).toContain('acrescentada uma chave de acesso');
  });

  test.each([
    ['of another village', { origin: 'https://outra.example', rpId: 'outra.example' }],
    ['asked for by another site', { origin: 'https://aldeia.example.evil' }],
    ['over an open line', { origin: 'http://aldeia.example' }],
    ['for another name', { rpId: 'example' }],
    ['that did not ask who holds it', { isUnverified: true }],
    ['to a question that nobody asked', { challenge: 'AAAA' }],
    ['that is for something else', { type: 'webauthn.create' }],
  ])('an answer %s lets nobody in, and makes no key', async (_case, twist) => {
    await addKey();
    expect(await use(key.use(await ask(), twist))).toMatchObject(refused);
    if ('type' in twist) return;
    const other = softKey(site);
    expect((await add(other.make(await propose(), twist))).status).toBe(422);
    expect((await t.store.list(passkeys)).map(({ credential }) => credential)).toEqual([key.id]);
  });

  test('an answer counts once, for five minutes, for what was asked, from whom it was asked', async () => {
    await addKey();
    const answer = key.use(await ask());
    const both = await Promise.all([use(answer), use(answer)]);
    expect(both.map(({ status }) => status).sort()).toEqual([200, 401]);
    expect(await use(answer)).toMatchObject(refused);
    // A challenge for a new key cannot be answered as a login, nor the other way round.
    expect(await use(key.use(await propose()))).toMatchObject(refused);
    expect((await add(softKey(site).make(await ask()))).status).toBe(422);
    const admins = (await t.staff('POST', '/api/chaves/opcoes')).body.opcoes;
    expect((await add(softKey(site).make(admins))).status).toBe(422);
    const late = await ask();
    await t.setClock('2026-06-01T11:05:00.000Z');
    expect(await use(key.use(late))).toMatchObject(refused);
    await t.setClock('2026-06-01T11:05:01.000Z');
    await ask();
    expect(await t.store.count(challenges)).toBe(1);
  });

  test('a key that was copied is noticed by its count; one that never counts is not', async () => {
    await addKey();
    expect((await use(key.use(await ask(), { counter: 0 }))).status).toBe(200);
    expect((await use(key.use(await ask(), { counter: 7 }))).status).toBe(200);
    expect(await use(key.use(await ask(), { counter: 7 }))).toMatchObject(refused);
    expect(await use(key.use(await ask(), { counter: 3 }))).toMatchObject(refused);
  });

  test('a signature by another hand, nonsense, and what was cut short are one clear no', async () => {
    await addKey();
    const forged = JSON.parse(key.use(await ask()));
    forged.response.signature = JSON.parse(softKey(site).use(await ask())).response.signature;
    const honest = key.use(await ask());
    for (const resposta of [
      ...[JSON.stringify(forged), honest.slice(0, -40), '{}', '[]', 'null', '7', '"x"'],
      ...['{"id":7,"response":{}}', '{"id":"x","response":{"clientDataJSON":7}}'],
      JSON.stringify({ id: key.id, response: { clientDataJSON: 'bnVsbA' } }),
      softKey(site).use(await ask()),
    ]) {
      expect(await use(resposta), resposta).toMatchObject(refused);
      expect((await add(resposta)).status, resposta).toBe(422);
    }
    for (const sent of [{}, { resposta: {} }, { resposta: 'x'.repeat(20_001) }]) {
      expect((await t.visitor('POST', '/api/auth/chave', sent)).status).toBe(422);
    }
  });

  test('is gone with its account’s rights, and when it is taken off', async () => {
    const { chave } = await addKey();
    const actor = { who: 'quem testa', now: new Date() };
    await changeAccount(t.store, { username: 'ana' }, { disabled: true }, actor);
    expect(await use(key.use(await ask()))).toMatchObject(refused);
    await changeAccount(t.store, { username: 'ana' }, { disabled: false }, actor);
    token = (await use(key.use(await ask()))).body.token;
    const address = `/api/chaves/${chave._id}`;
    expect((await own('PUT', address, { nome: 'Portátil' })).body.chave.nome).toBe('Portátil');
    expect((await own('PUT', address, { nome: '' })).status).toBe(422);
    expect((await t.staff('PUT', address, { nome: 'x' })).status).toBe(404);
    expect((await t.staff('DELETE', address)).status).toBe(404);
    expect((await own('DELETE', address)).status).toBe(200);
    expect(await use(key.use(await ask()))).toMatchObject(refused);
    expect((await enter()).status).toBe(200);
  });

  test('is asked for only with the password, and kept once', async () => {
    const unconfirmed = { 'x-auth-token': token };
    const asked = await t.visitor('POST', '/api/chaves/opcoes', undefined, unconfirmed);
    expect(asked.body.errors[0].param).toBe('password');
    await addKey();
    expect((await add(key.make(await propose()))).status).toBe(409);
  });
});
