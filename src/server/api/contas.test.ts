import { beforeAll, beforeEach, describe, expect, test } from 'vitest';
import { engines } from '../../../tests/openTestStore.ts';
import { credentials, refused, testApp } from '../../../tests/startApp.ts';
import { passwordHeader } from '../../calls/passwordHeader.ts';
import { messages } from '../../language/messages.ts';
import { profiles } from '../../sections/abilities.ts';
import type { Conta } from '../../sections/contas.ts';
import { attempts } from '../limits/throttle.ts';
import { outbox } from '../mail/outbox.ts';
import { staff } from '../staff/staff.ts';

describe.each(engines)('staff accounts over HTTP on %s', (engine) => {
  const t = testApp(engine, { limits: true });
  let admin: string;
  beforeAll(async () => {
    admin = (await t.store.find(staff, { username: 'admin' }))?._id ?? '';
  });
  beforeEach(async () => {
    await t.setClock();
    await t.store.remove(attempts, {});
    for (const { _id } of await t.store.list(staff)) {
      if (_id !== admin) await t.store.remove(staff, { _id });
    }
  });

  const logIn = (username: string, password: string) =>
    t.visitor('POST', '/api/auth', { username, password });
  const as = (token: string) => (method: 'GET' | 'POST' | 'PUT', url: string, body?: unknown) =>
    t.visitor(method, url, body, { 'x-auth-token': token });
  const change = (_id: string, body: unknown) => t.staff('PUT', `/api/contas/${_id}`, body);

  async function add(username = 'ana'): Promise<{ conta: Conta; password: string }> {
    const { status, body } = await t.staff('POST', '/api/contas', {
      username,
      perfil: 'Secretaria',
    });
    expect(status).toBe(201);
    return body;
  }
  async function enter(username: string, password: string): Promise<string> {
    const { status, body } = await logIn(username, password);
    expect(status).toBe(200);
    return body.token;
  }
  const isInside = async (token: string) => (await as(token)('GET', '/api/auth')).status === 200;

  describe('an administrator', () => {
    test('adds an account, whose password the program makes and tells once', async () => {
      const answer = await t.staff('POST', '/api/contas', { username: ' Ana ', perfil: 'Porta' });
      expect(answer).toMatchObject({
        status: 201,
        headers: { 'cache-control': 'no-store' },
        body: {
          conta: { username: 'ana', disabled: false, isAdmin: false, mudarPassword: true },
          password: expect.stringMatching(/^([a-z2-9]{4}-){3}[a-z2-9]{4}$/),
        },
      });
      const listed = await t.staff('GET', '/api/contas');
      expect(listed.body.arrayContas).toEqual([
        expect.objectContaining({ username: 'admin', isAdmin: true }),
        answer.body.conta,
      ]);
      expect(JSON.stringify(listed.body)).not.toMatch(/argon2|passwordHash/);
      const token = await enter('ana', answer.body.password);
      const inside = { username: 'ana', isAdmin: false, mudarPassword: true, faltaFator: false };
      expect((await as(token)('GET', '/api/auth')).body).toMatchObject(inside);
    });

    test('does none of it without the password, which cannot be guessed at such a desk either', async () => {
      const { conta } = await add();
      const account = `/api/contas/${conta._id}`;
      const deeds = [
        ['POST', '/api/contas', { username: 'rui', perfil: 'Porta' }],
        ['PUT', account, { disabled: true }],
        ['PUT', account, { isAdmin: true }],
        ['PUT', account, { email: 'ana@example.com' }],
        ['POST', `${account}/ligacao`, {}],
      ] as const;
      const before = await t.store.list(staff);
      for (const [method, url, body] of deeds) {
        for (const [sent, msg] of [
          [undefined, messages.confirmPassword],
          ['%', messages.confirmPassword],
          ['errada', messages.wrongPassword],
        ] as const) {
          const answer = await t.staff(method, url, body, { [passwordHeader]: sent });
          expect(answer, `${method} ${url} ${sent}`).toMatchObject(refused('password', msg));
        }
      }
      for (const what of ['sessoes', 'fatores']) {
        const unconfirmed = { [passwordHeader]: undefined };
        const answer = await t.staff('DELETE', `${account}/${what}`, undefined, unconfirmed);
        expect(answer).toMatchObject(refused('password', messages.confirmPassword));
      }
      expect(await t.store.list(staff)).toEqual(before);
      expect(await change(conta._id, { disabled: true })).toMatchObject({
        ...refused('password', messages.slowDown, 429),
        headers: { 'retry-after': '1' },
      });
      // Guessing a password inside a session does not block logging in.
      await enter(credentials.username, credentials.password);
      await t.setClock('2026-06-01T11:00:02.000Z');
      expect((await change(conta._id, { disabled: true })).status).toBe(200);
    });

    test('notes where to write to an account, his own too', async () => {
      for (const { _id } of [(await add()).conta, { _id: admin }]) {
        const email = 'ana@example.com';
        expect((await change(_id, { email })).body.conta).toMatchObject({ email });
        expect(await change(_id, { email: 'x' })).toMatchObject(refused('email', messages.email));
        expect((await change(_id, { email: '' })).body.conta).toMatchObject({ email: '' });
      }
    });

    test('writes to the old address of an account, and to the new one, when it changes', async () => {
      const { _id } = (await add()).conta;
      await change(_id, { email: 'antes@example.com' });
      await t.store.remove(outbox, {});
      await change(_id, { email: 'depois@example.com' });
      await change(_id, { email: 'depois@example.com' });
      const letters = (await t.store.list(outbox)).map(({ recipient, body }) => [recipient, body]);
      const words = expect.stringMatching(/A conta «admin» mudou o email da conta/);
      expect(letters).toEqual([
        ['antes@example.com', words],
        ['depois@example.com', words],
      ]);
    });

    test.each([
      ['', 422, messages.required],
      ['ana maria', 422, messages.accountName],
      ['ADMIN', 409, messages.accountTaken],
    ])('cannot call an account %j', async (username, status, msg) => {
      expect(await t.staff('POST', '/api/contas', { username, perfil: 'Porta' })).toMatchObject(
        refused('username', msg, status),
      );
    });

    test.each([
      ['without a job', { username: 'rui' }, ['perfil', messages.required]],
      [
        'for a job nobody knows',
        { username: 'rui', perfil: 'Chefe' },
        ['perfil', messages.invalid],
      ],
      ...Object.entries({ permissoes: ['editar'], seccoes: ['avisos'], isAdmin: false }).map(
        ([name, value]) =>
          [
            `with ${name} beside its job`,
            { username: 'rui', perfil: 'Redação', [name]: value },
            [name, messages.notTaken],
          ] as const,
      ),
    ] as const)('makes no account %s', async (_case, body, [param, msg]) => {
      const before = await t.store.list(staff);
      expect(await t.staff('POST', '/api/contas', body)).toMatchObject(refused(param, msg));
      expect(await t.store.list(staff)).toEqual(before);
    });

    test('is told all at once what an account cannot be made of', async () => {
      const body = { permissoes: ['editar'], toString: 1 };
      const { status, body: answer } = await t.staff('POST', '/api/contas', body);
      expect(status).toBe(422);
      expect(answer.errors.map(({ param }: { param: string }) => param)).toEqual([
        'username',
        'perfil',
        'permissoes',
        'toString',
      ]);
    });

    test.each(Object.entries(profiles))(
      'makes an account that may do what a %s does',
      async (perfil, may) => {
        const { body } = await t.staff('POST', '/api/contas', { username: 'rui', perfil });
        expect(body.conta).toMatchObject({ ...may, seccoes: [] });
      },
    );

    test('sets the abilities of an account as they are sent, or says why not', async () => {
      const { _id } = (await add()).conta;
      const set = { permissoes: ['editar', 'publicar'], seccoes: ['avisos'] };
      expect((await change(_id, set)).body.conta).toMatchObject({ ...set, isAdmin: false });
      for (const [body, param, msg] of [
        [{ perfil: 'Redação' }, 'perfil', messages.notTaken],
        [{ permissoes: ['tudo'] }, 'permissoes', messages.invalid],
        [{ permissoes: 'editar' }, 'permissoes', messages.invalid],
      ] as const) {
        expect(await change(_id, body), JSON.stringify(body)).toMatchObject(refused(param, msg));
      }
      expect(await t.store.find(staff, { _id })).toMatchObject({ ...set, isAdmin: false });
    });

    test('makes another, who can do the same from that moment on, and unmakes them again', async () => {
      const { _id, token } = await t.addColleague('ana');
      const call = as(token);
      expect((await call('GET', '/api/contas')).status).toBe(403);
      await change(_id, { isAdmin: true });
      expect((await call('GET', '/api/contas')).status).toBe(200);
      await change(_id, { isAdmin: false });
      expect(await call('GET', '/api/contas')).toMatchObject(refused('', messages.adminOnly, 403));
    });

    test('changes only what is named', async () => {
      const { conta } = await add();
      await change(conta._id, { disabled: true });
      const both = { disabled: true, isAdmin: true };
      expect((await change(conta._id, { isAdmin: true })).body.conta).toMatchObject(both);
      const unclear = await change(conta._id, { disabled: 'talvez' });
      expect(unclear).toMatchObject(refused('disabled', messages.invalid));
    });

    test('ends the sessions of an account, at once', async () => {
      const { conta, password } = await add();
      const token = await enter('ana', password);
      const ended = await t.staff('DELETE', `/api/contas/${conta._id}/sessoes`);
      expect(ended).toMatchObject({ status: 200, body: { terminadas: 1 } });
      expect(await isInside(token)).toBe(false);
      expect((await as(token)('GET', '/api/resumo')).body.errors[0].msg).toContain('de outro lado');
      await enter('ana', password);
    });

    test('cannot disable or unmake himself, nor make a link for himself', async () => {
      const { conta } = await add();
      await change(conta._id, { isAdmin: true });
      for (const [param, body] of [
        ['disabled', { disabled: true }],
        ['isAdmin', { isAdmin: false }],
      ] as const) {
        expect(await change(admin, body)).toMatchObject(refused(param, messages.ownAccount));
      }
      expect(await t.staff('POST', `/api/contas/${admin}/ligacao`)).toMatchObject(
        refused('', messages.ownPassword),
      );
      expect((await t.staff('GET', '/api/contas')).status).toBe(200);
    });

    test('is told that an account is unknown', async () => {
      expect((await change('nenhuma', { disabled: true })).status).toBe(404);
      for (const [method, what] of [
        ['POST', 'ligacao'],
        ['DELETE', 'sessoes'],
        ['DELETE', 'fatores'],
      ] as const) {
        expect((await t.staff(method, `/api/contas/nenhuma/${what}`)).status).toBe(404);
      }
    });
  });

  describe('one’s own password', () => {
    const newPassword = 'outra palavra comprida';

    test('stays as it is when the current one is wrong, which is said of that field', async () => {
      const { password } = await add();
      const call = as(await enter('ana', password));
      expect(await call('PUT', '/api/auth', { password: 'errada', newPassword })).toMatchObject(
        refused('password', messages.wrongPassword),
      );
      await enter('ana', password);
    });

    test('frees an account that was given one, and only another one does', async () => {
      const { password } = await add();
      const call = as(await enter('ana', password));
      const notYet = { status: 403, body: { errors: [{ param: 'mudarPassword' }] } };
      expect(await call('GET', '/api/resumo')).toMatchObject(notYet);
      expect(await call('PUT', '/api/auth', { password, newPassword: password })).toMatchObject(
        refused('newPassword', messages.samePassword),
      );
      expect(await call('GET', '/api/resumo')).toMatchObject(notYet);
      expect((await call('PUT', '/api/auth', { password, newPassword })).status).toBe(200);
      expect((await call('GET', '/api/resumo')).status).toBe(200);
      expect((await call('GET', '/api/auth')).body).toMatchObject({ mudarPassword: false });
    });

    test('cannot be guessed from an open session any faster than from outside, apart from logins', async () => {
      const { password } = await add();
      const call = as(await enter('ana', password));
      const guess = () => call('PUT', '/api/auth', { password: 'errada', newPassword });
      for (let each = 0; each < 5; each += 1) expect((await guess()).status).toBe(422);
      expect(await guess()).toMatchObject({
        ...refused('password', messages.slowDown, 429),
        headers: { 'retry-after': '1' },
      });
      expect((await logIn('ana', password)).status).toBe(200);
    });

    test.each([
      ['password', '', messages.required],
      ['newPassword', '', messages.required],
      ['newPassword', '123456789', messages.shortPassword(10)],
      ['newPassword', 'x'.repeat(1_001), messages.tooLong(1_000)],
      ['newPassword', 'Password123', messages.commonPassword],
      ['newPassword', 'admin-2026-!', messages.namePassword],
      ['newPassword', credentials.password, messages.samePassword],
    ])('asks for a good %s, not %j', async (param, value, msg) => {
      const typed = { password: credentials.password, newPassword, [param]: value };
      expect(await t.staff('PUT', '/api/auth', typed)).toMatchObject(refused(param, msg));
    });
  });
});
