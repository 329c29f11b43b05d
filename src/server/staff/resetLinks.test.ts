import { beforeEach, describe, expect, test, vi } from 'vitest';
import { engines } from '../../../tests/openTestStore.ts';
import { credentials, refused, testApp } from '../../../tests/startApp.ts';
import { messages } from '../../language/messages.ts';
import { attempts } from '../limits/throttle.ts';
import { outbox } from '../mail/outbox.ts';
import { makeLinkFor, resetLinks, sendLink } from './resetLinks.ts';
import { makeCodes, removeFactors } from './secondFactor.ts';
import { staff } from './staff.ts';

const site = 'https://aldeia.example';
const newPassword = 'uma frase bem comprida';

describe.each(engines)('a forgotten password on %s', (engine) => {
  // Nothing listens there: letters wait in the outbox.
  const settings = { SITE_URL: site, SMTP_URL: 'smtp://127.0.0.1:1' };
  const t = testApp(engine, { limits: true, settings });
  let _id: string;
  beforeEach(async () => {
    await t.setClock();
    await t.store.remove(attempts, {});
    await t.store.remove(outbox, {});
    await t.store.remove(staff, { username: 'ana' });
    const { passwordHash = '' } = (await t.store.find(staff, { username: 'admin' })) ?? {};
    const ana = { username: 'ana', passwordHash, email: 'ana@example.com' };
    _id = (await t.store.create(staff, ana))._id;
  });

  const send = (username: unknown) => t.visitor('POST', '/api/auth/recuperar', { username });
  const choose = (segredo: string, more = {}) =>
    t.visitor('PUT', '/api/auth/recuperar', { segredo, password: newPassword, ...more });
  const enter = (password: string, more = {}) =>
    t.visitor('POST', '/api/auth', { username: 'ana', password, ...more });
  const dead = refused('segredo', messages.deadLink, 404);

  async function linkByLetter(): Promise<string> {
    await sendLink(t.store, 'ana', { siteUrl: site, now: t.context.now() });
    return (await t.store.list(outbox)).at(-1)?.secret ?? '';
  }

  test('is chosen anew by a link in a letter, which is kept nowhere, once; every session ends', async () => {
    const { token } = (await enter(credentials.password)).body;
    expect(await send(' ANA ')).toMatchObject({ status: 200, body: {} });
    const [letter] = await vi.waitUntil(async () => {
      const written = await t.store.list(outbox);
      return written.length > 0 && written;
    });
    const segredo = letter?.secret ?? '';
    expect(Buffer.from(segredo, 'base64url')).toHaveLength(32);
    expect(JSON.stringify(await t.store.list(resetLinks))).not.toContain(segredo);
    const page = await t.visitor('GET', `/api/auth/recuperar/${segredo}`);
    expect(page.body.recuperacao).toEqual({ username: 'ana', pedeCodigo: false });
    expect(page.headers['cache-control']).toBe('no-store');
    expect(await choose(segredo)).toMatchObject({ status: 200, body: { username: 'ana' } });
    expect(await choose(segredo)).toMatchObject(dead);
    const gone = await t.visitor('GET', `/api/auth/recuperar/${segredo}`);
    expect(gone).toMatchObject({ status: 404, body: { recuperacao: null } });
    const session = await t.visitor('GET', '/api/auth', undefined, { 'x-auth-token': token });
    expect(session.status).toBe(401);
    expect((await enter(credentials.password)).status).toBe(401);
    expect((await enter(newPassword)).status).toBe(200);
    const told = (await t.store.list(outbox)).at(-1);
    expect(told?.body).toContain('a palavra-passe foi mudada');
  });

  test('asked for again and again, is in one letter that waits: the newest, whose link works', async () => {
    for (const minute of ['00', '15', '30', '45']) {
      await t.setClock(`2026-06-01T12:${minute}:00.000Z`);
      await sendLink(t.store, 'ana', { siteUrl: site, now: t.context.now() });
    }
    const [letter, ...others] = await t.store.list(outbox);
    expect([letter?.createdAt, others]).toEqual([t.context.now().toISOString(), []]);
    expect(await choose(letter?.secret ?? '')).toMatchObject({ status: 200 });
  });

  test('nobody but its reader reads the letter, in the back-office neither', async () => {
    const segredo = await linkByLetter();
    for (const path of ['/api/cartas?estado=waiting', '/api/cartas?estado=failed']) {
      expect(JSON.stringify((await t.staff('GET', path)).body)).not.toContain(segredo);
    }
    const [letter] = await t.store.list(outbox);
    const one = await t.staff('GET', `/api/cartas/${letter?._id}`);
    expect(one.body.carta.body).toContain('só para quem o recebe');
    expect((await t.staff('DELETE', `/api/cartas/${letter?._id}`)).status).toBe(403);
    const again = await t.staff('PUT', `/api/cartas/${letter?._id}`);
    expect(JSON.stringify(again.body)).not.toContain(segredo);
  });

  test.each([
    ['nobody', async () => {}],
    ['disabled', async () => void (await t.store.change(staff, { _id }, { disabled: true }))],
    ['without an address', async () => void (await t.store.change(staff, { _id }, { email: '' }))],
  ])('is answered alike where the account is %s', async (name, prepare) => {
    await prepare();
    const username = name === 'nobody' ? 'ninguém' : 'ana';
    expect(await send(username)).toMatchObject({ status: 200, body: {} });
    await sendLink(t.store, username, { siteUrl: site, now: t.context.now() });
    expect(await t.store.list(outbox)).toEqual([]);
  });

  test.each(['', {}, null, 7, 'x'.repeat(301)])('asks for a name, not %j', async (username) => {
    expect(await send(username)).toMatchObject({
      status: 422,
      body: { errors: [{ param: 'username' }] },
    });
  });

  test('brings one letter in ten minutes, however often and by however many it is asked for', async () => {
    const ask = () => sendLink(t.store, 'ana', { siteUrl: site, now: t.context.now() });
    await Promise.all([ask(), ask(), ask()]);
    const [first] = await t.store.change(outbox, {}, { state: 'sent' });
    await t.setClock('2026-06-01T11:10:00.000Z');
    await ask();
    expect(await t.store.count(outbox)).toBe(2);
    // The earlier link still works: a stranger who asks for another does not end it.
    expect((await choose(first?.secret ?? '')).status).toBe(200);
  });

  test('after half an hour it is too late', async () => {
    const segredo = await linkByLetter();
    await t.setClock('2026-06-01T11:30:00.000Z');
    expect(await choose(segredo)).toMatchObject(dead);
    expect((await enter(credentials.password)).status).toBe(200);
  });

  test('of two who come by one link at once one chooses', async () => {
    const segredo = await linkByLetter();
    const both = await Promise.all([
      choose(segredo),
      choose(segredo, { password: 'outra frase comprida' }),
    ]);
    expect(both.map(({ status }) => status).sort()).toEqual([200, 404]);
  });

  test.each(['', 'x', '\u0000', 'A'.repeat(43), "' or 1=1 --"])(
    'the secret %j opens nothing',
    async (segredo) => {
      await linkByLetter();
      expect([404, 422]).toContain((await choose(segredo)).status);
    },
  );

  test('a poor password is refused beside its field, and the link goes on working', async () => {
    const segredo = await linkByLetter();
    for (const [password, msg] of [
      ['', messages.required],
      ['curta', messages.shortPassword(10)],
      ['Password123', messages.commonPassword],
      [credentials.password, messages.samePassword],
    ] as const) {
      expect(await choose(segredo, { password })).toMatchObject(refused('password', msg));
    }
    expect((await choose(segredo)).status).toBe(200);
  });

  test('the second factor is asked for all the same, and wrong codes are slowed', async () => {
    await t.store.change(staff, { _id }, { segundoFator: true });
    const [codigo] = await makeCodes(t.store, _id);
    const segredo = await linkByLetter();
    expect(await choose(segredo)).toMatchObject(refused('codigo', messages.recoveryNeeded));
    for (let each = 0; each < 5; each += 1) {
      const wrong = await choose(segredo, { codigo: `00000${each}` });
      expect(wrong).toMatchObject(refused('codigo', messages.wrongCode));
    }
    expect(await choose(segredo, { codigo })).toMatchObject(
      refused('codigo', messages.slowDown, 429),
    );
    // The login shares the counter.
    const login = await enter(credentials.password, { codigo });
    expect(login).toMatchObject(refused('codigo', messages.slowDown, 429));
    await t.setClock('2026-06-01T11:00:02.000Z');
    expect((await choose(segredo, { codigo })).status).toBe(200);
    expect(await enter(newPassword)).toMatchObject({
      status: 401,
      body: { errors: [{ param: 'codigo' }] },
    });
  });

  test('an administrator makes a link to hand over, which changes nothing by itself', async () => {
    const { status, body } = await t.staff('POST', `/api/contas/${_id}/ligacao`);
    expect(status).toBe(200);
    expect(body.endereco).toMatch(/^https:\/\/aldeia\.example\/recuperar\/[\w-]{43}$/);
    expect((await enter(credentials.password)).status).toBe(200);
    expect((await choose(body.endereco.split('/').at(-1))).status).toBe(200);
    expect((await enter(newPassword)).status).toBe(200);
    await t.store.change(staff, { _id }, { disabled: true });
    expect((await t.staff('POST', `/api/contas/${_id}/ligacao`)).status).toBe(409);
  });

  test('who was an administrator a moment ago makes no link, and takes off no factor', async () => {
    const eva = await t.store.create(staff, { username: 'eva' });
    const actor = { who: 'eva', now: t.context.now(), _id: eva._id };
    const { adminOnly } = messages;
    const link = makeLinkFor(t.store, { _id }, { siteUrl: site, actor });
    await expect(link).rejects.toThrow(adminOnly);
    await t.store.change(staff, { _id }, { segundoFator: true });
    await expect(removeFactors(t.store, { _id }, actor)).rejects.toThrow(adminOnly);
    expect(await t.store.find(staff, { _id })).toMatchObject({ segundoFator: true });
    await t.store.remove(staff, { _id: eva._id });
  });

  test.each<[string, () => Promise<{ status: number }>]>([
    ['has another address', () => t.staff('PUT', `/api/contas/${_id}`, { email: 'b@exemplo.pt' })],
    [
      'was disabled for a moment',
      async () => {
        await t.staff('PUT', `/api/contas/${_id}`, { disabled: true });
        return t.staff('PUT', `/api/contas/${_id}`, { disabled: false });
      },
    ],
    [
      'has another password since',
      async () => {
        const { token } = (await enter(credentials.password)).body;
        const { password } = credentials;
        const chosen = { password, newPassword: 'mais uma frase comprida' };
        return t.visitor('PUT', '/api/auth', chosen, { 'x-auth-token': token });
      },
    ],
  ])('a link of an account that %s is dead', async (_how, change) => {
    const segredo = await linkByLetter();
    expect((await change()).status).toBe(200);
    expect(await choose(segredo)).toMatchObject(dead);
  });

  test('who has the link and no code does not find out the password by it', async () => {
    await t.store.change(staff, { _id }, { segundoFator: true });
    const [codigo] = await makeCodes(t.store, _id);
    const segredo = await linkByLetter();
    const { password } = credentials;
    const asked = refused('codigo', messages.recoveryNeeded);
    expect(await choose(segredo, { password })).toMatchObject(asked);
    const wrong = refused('codigo', messages.wrongCode);
    expect(await choose(segredo, { password, codigo: 'x' })).toMatchObject(wrong);
    expect(await choose(segredo, { password, codigo })).toMatchObject(
      refused('password', messages.samePassword),
    );
    expect((await choose(segredo, { codigo })).status).toBe(200);
  });

  test('no search for a person finds the way in by the words around it', async () => {
    const segredo = await linkByLetter();
    const q = encodeURIComponent('meia hora');
    const { body } = await t.staff('GET', `/api/pessoa-dados?q=${q}`);
    expect(body.pessoaDados.partes).toEqual([]);
    const told = JSON.stringify(
      (await t.staff('GET', '/api/pessoa-dados?q=outra+palavra-passe')).body,
    );
    expect(told).not.toContain(segredo.slice(0, 10));
  });

  test('a link of an account that was disabled meanwhile is dead', async () => {
    const segredo = await linkByLetter();
    await t.store.change(staff, { _id }, { disabled: true });
    expect(await choose(segredo)).toMatchObject(dead);
  });
});

describe('without a mail server', () => {
  const t = testApp('sqlite');
  test('the answer is the same, and no link is made', async () => {
    const { status } = await t.visitor('POST', '/api/auth/recuperar', { username: 'admin' });
    expect(status).toBe(200);
    expect(await t.store.list(resetLinks)).toEqual([]);
  });
});
