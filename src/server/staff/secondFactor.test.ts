import { beforeEach, describe, expect, test } from 'vitest';
import { appCode, secretOf } from '../../../tests/appCode.ts';
import { callsOfEachKind } from '../../../tests/eachKind.ts';
import { isNight } from '../../../tests/night.ts';
import { engines } from '../../../tests/openTestStore.ts';
import {
  type Answer,
  type Colleague,
  credentials,
  refused,
  testApp,
} from '../../../tests/startApp.ts';
import { everyCall } from '../../calls/all.ts';
import { passwordHeader } from '../../calls/passwordHeader.ts';
import { messages } from '../../language/messages.ts';
import { everyCollection } from '../../sections/all.ts';
import { attempts } from '../limits/throttle.ts';
import { outbox } from '../mail/outbox.ts';
import { atividade } from '../store/atividade.ts';
import { factorDays } from './factorDay.ts';
import { logIn } from './logIn.ts';
import { recoveryCodes } from './secondFactor.ts';
import { staff } from './staff.ts';

const noon = Date.parse('2026-06-01T11:00:00.000Z');
const at = (seconds: number) => new Date(noon + seconds * 1000);

const codeOf = (segredo: string, seconds = 0) => appCode(segredo, at(seconds));

describe.each(engines)('the second factor on %s', (engine) => {
  const t = testApp(engine, { limits: true, settings: { SITE_URL: 'https://aldeia.example' } });
  let ana: Colleague;
  beforeEach(async () => {
    await t.setClock();
    await t.store.remove(attempts, {});
    await t.store.remove(factorDays, {});
    await t.store.remove(outbox, {});
    await t.store.remove(atividade, {});
    await t.store.remove(staff, { username: 'ana' });
    ana = await addCheaply('ana');
  });

  /** Adds an account with the test administrator's cheap password hash, so that many logins are fast. */
  async function addCheaply(username: string): Promise<Colleague> {
    const { passwordHash = '' } = (await t.store.find(staff, { username: 'admin' })) ?? {};
    const { password } = credentials;
    const email = `${username}@example.com`;
    const { _id } = await t.store.create(staff, { username, passwordHash, email });
    const { token } = (await t.visitor('POST', '/api/auth', { username, password })).body;
    return { _id, username, password, token };
  }
  const as =
    (token: string, password = ana.password) =>
    (method: 'GET' | 'POST' | 'PUT' | 'DELETE', url: string, body?: unknown) =>
      t.visitor(method, url, body, {
        'x-auth-token': token,
        [passwordHeader]: encodeURIComponent(password),
      });
  const enter = (sent: Record<string, unknown> = {}) =>
    t.visitor('POST', '/api/auth', { username: 'ana', password: ana.password, ...sent });
  const isInside = async (token: string) => (await as(token)('GET', '/api/auth')).status === 200;
  const wanted = (msg: string) => ({ status: 401, body: { errors: [{ param: 'codigo', msg }] } });
  const wrong = wanted(messages.wrongCode);

  /** Switches the code app on with the present code, and sets the clock half a minute later. */
  async function switchOn(): Promise<{ segredo: string; codigos: string[] }> {
    const { segredo, endereco } = (await as(ana.token)('POST', '/api/auth/totp')).body;
    expect(endereco).toBe(
      `otpauth://totp/aldeia.example:ana?secret=${segredo}&issuer=aldeia.example`,
    );
    const { status, body } = await as(ana.token)('PUT', '/api/auth/totp', {
      codigo: codeOf(segredo),
    });
    expect(status).toBe(200);
    await t.setClock(at(30).toISOString());
    return { segredo, codigos: body.codigos };
  }

  describe('a code app', () => {
    test('counts once a code proves that it has the secret, and tells its owner', async () => {
      const { segredo } = (await as(ana.token)('POST', '/api/auth/totp')).body;
      expect((await enter()).status).toBe(200);
      const bad = await as(ana.token)('PUT', '/api/auth/totp', { codigo: '000000' });
      expect(bad).toMatchObject({ status: 422, body: { errors: [{ param: 'codigo' }] } });
      expect((await enter()).status).toBe(200);
      await as(ana.token)('PUT', '/api/auth/totp', { codigo: codeOf(segredo) });
      expect(await enter()).toMatchObject(wanted(messages.codeNeeded));
      const kept = JSON.stringify(await t.store.find(staff, { username: 'ana' }));
      expect(kept).not.toContain(segredo);
      expect(kept).not.toContain(secretOf(segredo).toString('base64url'));
      const [letter] = await t.store.list(outbox);
      expect(letter?.recipient).toBe('ana@example.com');
      expect(letter?.body).toContain('foi ligada');
    });

    test('is switched on by nobody who found an open session and knows no password', async () => {
      for (const [password, msg] of [
        ['', messages.confirmPassword],
        ['errada', messages.wrongPassword],
      ] as const) {
        const asked = await as(ana.token, password)('POST', '/api/auth/totp');
        expect(asked).toMatchObject(refused('password', msg));
      }
      // Nor with what its owner, or somebody, was shown in another session.
      const { segredo } = (await as(ana.token)('POST', '/api/auth/totp')).body;
      const other = (await enter()).body.token;
      const sent = { codigo: codeOf(segredo) };
      expect(await as(other, '')('PUT', '/api/auth/totp', sent)).toMatchObject(
        refused('codigo', messages.wrongCode),
      );
      expect((await enter()).status).toBe(200);
      expect(await isInside(ana.token)).toBe(true);
      expect((await as(ana.token, '')('PUT', '/api/auth/totp', sent)).status).toBe(200);
    });

    test('lets in with a code of now, typed in any way, each once', async () => {
      const { segredo } = await switchOn();
      const codigo = codeOf(segredo, 30);
      expect((await enter({ codigo: ` ${codigo.slice(0, 3)} ${codigo.slice(3)}` })).status).toBe(
        200,
      );
      expect(await enter({ codigo })).toMatchObject(wrong);
      // The code that switched it on is used up too.
      expect(await enter({ codigo: codeOf(segredo) })).toMatchObject(wrong);
      await t.setClock(at(660).toISOString());
      expect(await enter({ codigo: codeOf(segredo, 60) })).toMatchObject(wrong);
      expect((await enter({ codigo: codeOf(segredo, 660) })).status).toBe(200);
    });

    test.each(['', '1', '１２３４５６', '\u0000', "' or 1=1", 'a'.repeat(40)])(
      'is not answered by %j',
      async (codigo) => {
        await switchOn();
        expect((await enter({ codigo })).status).toBe(401);
      },
    );

    test.each([{ codigo: 7 }, { codigo: null }, { codigo: { $ne: '' } }, { codigo: ['1'] }])(
      'nor by what is no text: %j',
      async (sent) => {
        await switchOn();
        expect([401, 422]).toContain((await enter(sent)).status);
      },
    );

    test('of two logins at once with one code one gets in', async () => {
      const { segredo } = await switchOn();
      const codigo = codeOf(segredo, 30);
      const both = await Promise.all([enter({ codigo }), enter({ codigo })]);
      expect(both.map(({ status }) => status).sort()).toEqual([200, 401]);
    });

    test('is not replaced while it is on, not even at an open desk', async () => {
      await switchOn();
      for (const [method, body] of [
        ['POST', {}],
        ['PUT', { codigo: '123456' }],
      ] as const) {
        expect((await as(ana.token)(method, '/api/auth/totp', body)).status).toBe(409);
      }
      const unconfirmed = await as(ana.token, 'errada')('DELETE', '/api/auth/totp');
      expect(unconfirmed).toMatchObject({ status: 422, body: { errors: [{ param: 'password' }] } });
      expect((await as(ana.token)('DELETE', '/api/auth/totp')).status).toBe(200);
      expect((await enter()).status).toBe(200);
      expect(await t.store.count(recoveryCodes, { where: { staff: ana._id } })).toBe(0);
    });

    test('of another village’s key is of no use, and a recovery code still is', async () => {
      const { segredo, codigos } = await switchOn();
      const elsewhere = (codigo: string) =>
        logIn(
          t.store,
          { username: 'ana', password: ana.password, address: '192.0.2.1', codigo },
          { now: at(30), limits: false, deviceSecret: 'x', factorSecret: 'A'.repeat(43) },
        );
      expect(await elsewhere(codeOf(segredo, 30))).toEqual({ refused: 'wrongCode' });
      expect(await elsewhere(codigos[0] ?? '')).toHaveProperty('token');
    });
  });

  describe('a recovery code', () => {
    test('is one of ten, works once, however it is typed, and its use is told', async () => {
      const { codigos } = await switchOn();
      expect(codigos).toHaveLength(10);
      const [first = '', second = ''] = codigos;
      expect((await enter({ codigo: first })).status).toBe(200);
      expect(await enter({ codigo: first })).toMatchObject(wrong);
      const typed = second.toUpperCase().replaceAll('-', ' ');
      expect((await enter({ codigo: typed })).status).toBe(200);
      expect((await as(ana.token)('GET', '/api/conta')).body.conta.codigos).toBe(8);
      expect(JSON.stringify(await t.store.list(recoveryCodes))).not.toContain(codigos[2]);
      const letters = (await t.store.list(outbox)).map(({ body }) => body).join();
      expect(letters.match(/um dos seus códigos de recuperação/g)).toHaveLength(2);
    });

    test('is good for one of two who send it at once', async () => {
      const { codigos } = await switchOn();
      const [codigo] = codigos;
      const both = await Promise.all([enter({ codigo }), enter({ codigo })]);
      expect(both.map(({ status }) => status).sort()).toEqual([200, 401]);
    });

    test('is worth nothing once others were made, or for another account', async () => {
      const { codigos } = await switchOn();
      const { body } = await as(ana.token)('POST', '/api/auth/codigos');
      expect(body.codigos).toHaveLength(10);
      expect(await enter({ codigo: codigos[0] })).toMatchObject(wrong);
      const rui = await addCheaply('rui');
      const own = (await as(rui.token)('POST', '/api/auth/totp')).body.segredo;
      const on = await as(rui.token)('PUT', '/api/auth/totp', { codigo: codeOf(own, 30) });
      expect(await enter({ codigo: on.body.codigos[0] })).toMatchObject(wrong);
      expect((await enter({ codigo: body.codigos[0] })).status).toBe(200);
      await t.store.remove(staff, { username: 'rui' });
    });
  });

  describe('nothing gets around it:', () => {
    type Way = [name: string, way: (segredo: string) => Promise<Answer[]>];
    const ways: Way[] = [
      ['the password alone', async () => [await enter()]],
      [
        'the mark of a device that has been inside',
        async (segredo) => {
          const { dispositivo } = (await enter({ codigo: codeOf(segredo, 30) })).body;
          return [await enter({ dispositivo })];
        },
      ],
      [
        'a password that was changed from inside',
        async () => {
          const newPassword = 'ainda outra palavra';
          await as(ana.token)('PUT', '/api/auth', { password: ana.password, newPassword });
          return [await enter({ password: newPassword })];
        },
      ],
      [
        'the token that an earlier login left',
        async () => {
          const { token } = (await t.visitor('POST', '/api/auth', credentials)).body;
          return [await as(`${token}x`)('GET', '/api/auth')];
        },
      ],
    ];
    test.each(ways)('%s', async (_name, way) => {
      const { segredo } = await switchOn();
      for (const answer of await way(segredo)) expect(answer.status).toBe(401);
    });

    test('a session from before, but for the one that switched it on', async () => {
      const older = (await enter()).body.token;
      await switchOn();
      expect(await isInside(older)).toBe(false);
      const why = await as(older)('GET', '/api/resumo');
      expect(why.body.errors[0].msg).toContain('a verificação em dois passos da conta mudou');
      expect(await isInside(ana.token)).toBe(true);
    });

    test('a login that was under way while it was switched on', async () => {
      const racing = Array.from({ length: 5 }, () => enter());
      const [answers] = await Promise.all([Promise.all(racing), switchOn()]);
      for (const { status, body } of answers) {
        if (status === 200) expect(await isInside(body.token)).toBe(false);
        else expect(status).toBe(401);
      }
    });
  });

  describe('guessing codes', () => {
    const tried = (codigo: string, seconds: number, more = {}) =>
      logIn(
        t.store,
        { username: 'ana', password: ana.password, address: '192.0.2.1', codigo, ...more },
        {
          now: at(seconds),
          limits: true,
          deviceSecret: t.context.config.deviceSecret,
          factorSecret: t.context.config.factorSecret,
        },
      );
    const digits = (each: number) => String(each).padStart(6, '0');

    test('of a thousand over half a minute ten are looked at, whatever password comes between', {
      skip: !isNight,
    }, async () => {
      await switchOn();
      const results = [];
      for (let each = 0; each < 1000; each += 1) {
        const seconds = 30 + (each * 30) / 1000;
        results.push(await tried(each % 3 ? digits(each) : 'abcd-efgh-jkmn-pqrs', seconds));
        if (each % 100 === 0) await tried('', seconds);
      }
      const looked = results.filter((result) => 'refused' in result && !('retryAfter' in result));
      expect(looked.length).toBeLessThanOrEqual(10);
      const lines = await t.store.list(atividade, { where: { verb: 'codeRefused' } });
      expect(lines.map(({ subject }) => subject)).toEqual(['ana']);
    });

    test('of a hundred at once five are at most, and the right one is let in after the pause', async () => {
      const { segredo } = await switchOn();
      const { dispositivo } = (await enter({ codigo: codeOf(segredo, 30) })).body;
      const all = await Promise.all(
        Array.from({ length: 100 }, (_, each) => tried(digits(each), 60)),
      );
      expect(all.filter((result) => !('retryAfter' in result)).length).toBeLessThanOrEqual(5);
      for (let each = 0; each < 5; each += 1) await tried(digits(each), 60);
      expect(await tried(codeOf(segredo, 60), 60)).toMatchObject({ refused: 'slowCode' });
      // Strangers do not keep a known device out, even if they know the password.
      expect(await tried(codeOf(segredo, 60), 60, { dispositivo })).toHaveProperty('token');
      expect(await tried(codeOf(segredo, 90), 90)).toHaveProperty('token');
    });
  });

  describe('from the day on which it is asked of everybody', () => {
    const ask = (desde: string) => t.staff('PUT', '/api/segundo-fator', { desde });
    const first = { status: 403, body: { errors: [{ param: 'segundoFator' }] } };

    test('whoever has none can set it up, and nothing else', async () => {
      await ask('2026-06-02');
      expect((await as(ana.token)('GET', '/api/resumo')).status).toBe(200);
      await t.setClock('2026-06-02T08:00:00.000Z');
      const { token } = (await enter()).body;
      expect((await as(token)('GET', '/api/auth')).body).toMatchObject({ faltaFator: true });
      for (const { method, path, who } of callsOfEachKind(everyCall(everyCollection))) {
        if (['anyone', 'session', 'owner'].includes(String(who))) continue;
        const body = method === 'GET' ? undefined : {};
        const answer = await as(token)(method, path.replace(/:\w+/g, 'x'), body);
        expect(answer, `${method} ${path}`).toMatchObject(first);
      }
      const { segredo } = (await as(token)('POST', '/api/auth/totp')).body;
      const later = (Date.parse('2026-06-02T08:00:00.000Z') - noon) / 1000;
      await as(token)('PUT', '/api/auth/totp', { codigo: codeOf(segredo, later) });
      expect((await as(token)('GET', '/api/resumo')).status).toBe(200);
      // Once switched off, it is required again.
      await as(token)('DELETE', '/api/auth/totp');
      expect(await as(token)('GET', '/api/resumo')).toMatchObject(first);
      await t.store.remove(factorDays, {});
    });

    test('it is an administrator who says so, with the password, and a day', async () => {
      expect((await as(ana.token)('PUT', '/api/segundo-fator', { desde: '' })).status).toBe(403);
      expect((await ask('amanhã')).body.errors).toEqual([{ param: 'desde', msg: messages.date }]);
      const unconfirmed = { [passwordHeader]: undefined };
      const answer = await t.staff('PUT', '/api/segundo-fator', { desde: '' }, unconfirmed);
      expect(answer.body.errors[0].param).toBe('password');
      await ask('2026-07-01');
      expect((await t.staff('GET', '/api/segundo-fator')).body).toEqual({ desde: '2026-07-01' });
    });
  });

  test('an administrator takes a lost one off somebody else, who is told and comes in again', async () => {
    await switchOn();
    const address = `/api/contas/${ana._id}/fatores`;
    expect((await as(ana.token)('DELETE', address)).status).toBe(403);
    expect((await t.staff('DELETE', address)).status).toBe(200);
    expect(await isInside(ana.token)).toBe(false);
    expect((await enter()).status).toBe(200);
    expect((await t.staff('DELETE', address)).status).toBe(409);
    const letters = (await t.store.list(outbox)).map(({ body }) => body).join();
    expect(letters).toContain('um administrador retirou-lhe');
    const own = await t.store.find(staff, { username: 'admin' });
    expect((await t.staff('DELETE', `/api/contas/${own?._id}/fatores`)).status).toBe(422);
  });
});
