import { parseOptions, verify } from '@node-rs/argon2';
import { beforeAll, beforeEach, describe, expect, test, vi } from 'vitest';
import { isNight } from '../../../tests/night.ts';
import { engines, testStore } from '../../../tests/openTestStore.ts';
import { messages } from '../../language/messages.ts';
import { attempts } from '../limits/throttle.ts';
import { atividade } from '../store/atividade.ts';
import { definicoes } from '../store/definicoes.ts';
import { changeAccount, changeOwnPassword, resetPassword } from './changeStaff.ts';
import { factorDays } from './factorDay.ts';
import { type LogInResult, logIn } from './logIn.ts';
import { passkeys } from './passkeysTable.ts';
import { passwordHashOf } from './passwords.ts';
import { logOut, sessionOf, sessions, sweepSessions, whyEnded } from './sessions.ts';
import { staff } from './staff.ts';

// Counts the passwords that are really checked; earlier test files may have loaded the library.
vi.hoisted(() => vi.resetModules());
vi.mock('@node-rs/argon2', async (importOriginal) => {
  const argon2 = await importOriginal<typeof import('@node-rs/argon2')>();
  // staff.test.ts tests what a check costs; here it is cheap, and still tells right from wrong.
  const dear = 'm=19456,t=2';
  const cheap = 'm=64,t=1';
  const hash = (password: string) =>
    argon2.hash(password, { memoryCost: 64, timeCost: 1, parallelism: 1 });
  return {
    ...argon2,
    hash: async (password: string) => (await hash(password)).replace(cheap, dear),
    verify: vi.fn((digest: string, password: string) =>
      argon2.verify(digest.replace(dear, cheap), password),
    ),
  };
});

const start = Date.parse('2026-06-01T10:00:00.000Z');
const at = (seconds: number) => new Date(start + seconds * 1000);
const minutes = 60;
const hours = 3600;
const home = '192.0.2.1';
const right = 'uma boa palavra';
const refusal = { refused: 'credentials' };
const slowDown = { refused: 'slowDown', retryAfter: 1 };

const tables = [staff, sessions, attempts, atividade, definicoes, factorDays, passkeys];

describe.each(engines)('sessions on %s', (engine) => {
  const store = testStore(engine, tables);
  let passwordHash: string;
  beforeAll(async () => {
    passwordHash = await passwordHashOf(right);
  });
  beforeEach(async () => {
    await store.remove(staff, {});
    await store.remove(attempts, {});
    await store.remove(atividade, {});
    for (const username of ['ana', 'rui']) await store.create(staff, { username, passwordHash });
    vi.mocked(verify).mockClear();
  });

  function tryToLogIn(
    { username = 'ana', password = right, address = home, dispositivo = '' },
    { seconds = 0, limits = true } = {},
  ): Promise<LogInResult> {
    const terms = { now: at(seconds), limits, deviceSecret: 'um segredo', factorSecret: '' };
    return logIn(store, { username, password, address, dispositivo }, terms);
  }
  async function enter(changes: Parameters<typeof tryToLogIn>[0], seconds = 0) {
    const result = await tryToLogIn(changes, { seconds });
    return 'token' in result ? result : expect.unreachable(JSON.stringify(result));
  }
  const tokenFor = async (username = 'ana', seconds = 0) =>
    (await enter({ username }, seconds)).token;
  async function changeOwn(token: string, password: string, seconds = 0) {
    const account = await sessionOf(store, token, at(seconds));
    if (!account) return expect.unreachable('the session has ended');
    const change = { account, token, password, newPassword: 'outra boa palavra' };
    return changeOwnPassword(store, change, { now: at(seconds), limits: true });
  }
  const wrong = { password: 'uma má palavra' };
  /** This many logins at once. */
  const guess = (
    amount: number,
    typed: (each: number) => Parameters<typeof tryToLogIn>[0],
    terms?: Parameters<typeof tryToLogIn>[1],
  ) => Promise.all(Array.from({ length: amount }, (_, each) => tryToLogIn(typed(each), terms)));
  const actor = { who: 'quem testa', now: at(0) };

  describe('a session', () => {
    test('belongs to whoever logged in, by a token that is kept nowhere', async () => {
      const token = await tokenFor('ANA');
      expect(Buffer.from(token, 'base64url')).toHaveLength(32);
      expect(await sessionOf(store, token, at(1))).toEqual({
        _id: (await store.find(staff, { username: 'ana' }))?._id,
        username: 'ana',
        isAdmin: false,
        permissoes: [],
        seccoes: [],
        mudarPassword: false,
        faltaFator: false,
      });
      expect(JSON.stringify(await store.list(sessions))).not.toContain(token);
    });

    test('is not opened by anything but its token', async () => {
      const token = await tokenFor();
      for (const other of ['', 'x', '\u0000', `${token} `, token.slice(1), 'a'.repeat(100_000)]) {
        expect(await sessionOf(store, other, at(1))).toBeUndefined();
      }
    });

    test('ends after an hour without use', async () => {
      const token = await tokenFor();
      expect(await sessionOf(store, token, at(1 * hours))).toBeUndefined();
    });

    test('lives on while it is used, and ends after eight hours all the same', async () => {
      const token = await tokenFor();
      for (let seconds = 0; seconds < 8 * hours; seconds += 59 * minutes) {
        expect(await sessionOf(store, token, at(seconds)), `at ${seconds} s`).toBeDefined();
      }
      expect(await sessionOf(store, token, at(8 * hours - 1))).toBeDefined();
      expect(await sessionOf(store, token, at(8 * hours))).toBeUndefined();
    });

    test('is written to once a minute at most', async () => {
      const token = await tokenFor();
      const change = vi.spyOn(store, 'change');
      for (let seconds = 1; seconds <= 120; seconds += 1)
        await sessionOf(store, token, at(seconds));
      expect(change.mock.calls.map(([{ name }]) => name).sort()).toEqual([
        ...['sessions', 'sessions'],
        ...['staff', 'staff'],
      ]);
    });

    test('ends with the logout, and only that one', async () => {
      const [one, other] = [await tokenFor(), await tokenFor()];
      await logOut(store, one, actor);
      await logOut(store, 'unknown', actor);
      expect(await sessionOf(store, one, at(1))).toBeUndefined();
      expect(await sessionOf(store, other, at(1))).toBeDefined();
    });

    test('ends when the password changes, for that account only', async () => {
      const tokens = [await tokenFor('ana'), await tokenFor('ana'), await tokenFor('rui')];
      await resetPassword(store, { username: 'Ana' }, 'outra boa palavra', actor);
      const seen = await Promise.all(tokens.map((token) => sessionOf(store, token, at(1))));
      expect(seen.map((session) => session?.username)).toEqual([undefined, undefined, 'rui']);
      expect(await tryToLogIn({})).toEqual(refusal);
      expect(await tryToLogIn({ password: 'outra boa palavra' })).toHaveProperty('token');
    });

    test('is not opened by a password that changed while it was being checked', async () => {
      const look = vi.mocked(verify).getMockImplementation();
      vi.mocked(verify).mockImplementationOnce(async (...checked) => {
        expect(await look?.(...checked)).toBe(true);
        await resetPassword(store, { username: 'ana' }, 'outra boa palavra', actor);
        return true;
      });
      expect(await tryToLogIn({})).toEqual(refusal);
      expect(await store.list(sessions)).toEqual([]);
    });

    test('ends when its account is disabled, and does not come back with it', async () => {
      const token = await tokenFor();
      await changeAccount(store, { username: 'ana' }, { disabled: true }, actor);
      expect(await sessionOf(store, token, at(1))).toBeUndefined();
      expect(await tryToLogIn({})).toEqual(refusal);
      await changeAccount(store, { username: 'ana' }, { disabled: false }, actor);
      expect(await sessionOf(store, token, at(1))).toBeUndefined();
      expect(await tryToLogIn({})).toHaveProperty('token');
    });

    test('goes on when its owner changes the password, and all others of the account end', async () => {
      const [one, other, ruis] = [await tokenFor(), await tokenFor(), await tokenFor('rui')];
      expect(await changeOwn(one, right)).toEqual({ changed: true });
      expect(await sessionOf(store, one, at(1))).toBeDefined();
      expect(await sessionOf(store, other, at(1))).toBeUndefined();
      expect(await sessionOf(store, ruis, at(1))).toBeDefined();
      expect(await tryToLogIn({})).toEqual(refusal);
      expect(await tryToLogIn({ password: 'outra boa palavra' })).toHaveProperty('token');
    });

    test('goes with its account', async () => {
      await tokenFor();
      await store.remove(staff, { username: 'ana' });
      expect(await store.list(sessions)).toEqual([]);
    });

    test('that ran out three days ago is removed at the next login', async () => {
      await tokenFor('ana', 0);
      await tokenFor('rui', 30 * minutes);
      const living = await tokenFor('ana', 72 * hours + 1);
      expect(await store.list(sessions)).toHaveLength(2);
      await sweepSessions(store, at(200 * hours));
      expect(await store.list(sessions)).toEqual([]);
      expect(await sessionOf(store, living, at(72 * hours + 2))).toBeUndefined();
    });

    test('that counts no more says when that came, and why', async () => {
      const why = async (token: string) => whyEnded(store, token);
      const [idle, long, shut] = [await tokenFor(), await tokenFor('rui'), await tokenFor('rui')];
      for (let each = 0; each < 8 * hours; each += 59 * minutes) {
        await sessionOf(store, long, at(each));
      }
      expect(await why(idle)).toContain('ao fim de uma hora sem uso (');
      expect(await why(long)).toContain('ao fim de oito horas (');
      await logOut(store, shut, actor);
      for (const token of [shut, 'inventado']) expect(await why(token)).toBe(messages.session);
    });

    test.each([
      ['password', 'porque a palavra-passe da conta mudou'],
      ['disabled', 'porque a conta foi desativada'],
    ])('that was ended by %s says so, unless it had run out before', async (how, words) => {
      const [old, living] = [await tokenFor('ana', -2 * hours), await tokenFor()];
      if (how === 'password')
        await resetPassword(store, { username: 'ana' }, 'outra boa palavra', actor);
      else await changeAccount(store, { username: 'ana' }, { disabled: true }, actor);
      expect(await whyEnded(store, living)).toContain(words);
      expect(await whyEnded(store, old)).toContain('ao fim de uma hora sem uso');
    });
  });

  describe('guessing', () => {
    test('an unknown name is answered like a wrong password, after the same work', async () => {
      const names = ['ana', 'ninguém', 'nin guém', '\u0000', ''];
      for (const username of names) {
        expect(await tryToLogIn({ username, ...wrong })).toEqual(refusal);
      }
      const looked = vi.mocked(verify).mock.calls.map(([hash]) => parseOptions(hash));
      expect(looked).toHaveLength(names.length);
      for (const options of looked) expect(options).toEqual(looked[0]);
    });

    test('of a thousand wrong passwords at once few are looked at, and a colleague still gets in', async () => {
      const results = await guess(1000, (each) => ({ password: `palavra ${each}` }));
      expect(verify).toHaveBeenCalledTimes(5);
      expect(results.filter((result) => 'refused' in result)).toHaveLength(1000);
      expect(results.filter((result) => 'retryAfter' in result)).toHaveLength(995);
      expect(await tryToLogIn({ username: 'rui' })).toHaveProperty('token');
    });

    test('a thousand guesses over half a minute get ten looks at one account', {
      skip: !isNight,
    }, async () => {
      const moments = Array.from({ length: 1000 }, (_, each) => (each * 30) / 1000);
      await Promise.all(moments.map((seconds) => tryToLogIn(wrong, { seconds })));
      expect(vi.mocked(verify).mock.calls.length).toBeLessThanOrEqual(10);
    });

    test('whoever sits at an open session guesses its password no faster, and keeps nobody from a login', async () => {
      const token = await tokenFor();
      vi.mocked(verify).mockClear();
      const guesses = Array.from({ length: 50 }, (_, each) => changeOwn(token, `palavra ${each}`));
      const results = await Promise.all(guesses);
      expect(verify).toHaveBeenCalledTimes(5);
      expect(results.filter((result) => 'retryAfter' in result)).toHaveLength(45);
      expect(await tryToLogIn({})).toHaveProperty('token');
      expect(await changeOwn(token, right)).toEqual(slowDown);
      expect(await changeOwn(token, right, 1)).toEqual({ changed: true });
    });

    test('strangers who guess keep nobody inside from changing the password', async () => {
      const token = await tokenFor();
      for (let each = 0; each < 5; each += 1) await tryToLogIn(wrong);
      expect(await tryToLogIn({})).toHaveProperty('retryAfter');
      expect(await changeOwn(token, right)).toEqual({ changed: true });
      expect(await tryToLogIn({ password: 'outra boa palavra' })).toHaveProperty('retryAfter');
    });

    test('a flood of guesses leaves a line an hour for each account, and one for all other names', async () => {
      for (const seconds of [0, 60 * minutes]) {
        const name = (each: number) => (each % 2 ? 'Ana' : `nome${each}`);
        const from = (each: number) => ({ username: name(each), address: `198.51.100.${each}` });
        await guess(20, (each) => ({ ...wrong, ...from(each) }), { seconds, limits: false });
      }
      const lines = await store.list(atividade);
      expect(lines.map(({ at: moment, verb, subject }) => [moment, verb, subject]).sort()).toEqual([
        [at(0).toISOString(), 'loginRefused', 'ana'],
        [at(0).toISOString(), 'strangerRefused', ''],
        [at(60 * minutes).toISOString(), 'loginRefused', 'ana'],
        [at(60 * minutes).toISOString(), 'strangerRefused', ''],
      ]);
      expect(JSON.stringify(lines)).not.toMatch(/nome\d/);
    });

    test('the account is guarded from however many addresses the guesses come', async () => {
      await guess(100, (each) => ({ ...wrong, address: `198.51.100.${each}` }));
      expect(verify).toHaveBeenCalledTimes(5);
    });

    test('the address is guarded for however many names the guesses are', async () => {
      await guess(100, (each) => ({ ...wrong, username: `nome${each}` }));
      expect(verify).toHaveBeenCalledTimes(6);
      expect(await tryToLogIn({})).toEqual(slowDown);
      expect(await tryToLogIn({ address: '192.0.2.2' })).toHaveProperty('token');
    });

    test('names and addresses that race each other never get in each other’s way', async () => {
      const from = (each: number) => ({
        username: `nome${each % 7}`,
        address: `203.0.113.${each % 5}`,
      });
      expect(await guess(400, (each) => ({ ...wrong, ...from(each) }))).toHaveLength(400);
      expect(vi.mocked(verify).mock.calls.length).toBeLessThanOrEqual(35);
    });

    test('one home with many IPv6 addresses is one address, in whatever form they are written', async () => {
      const addresses = ['2001:db8::1', '2001:DB8:0:0:1:2:3:4', '2001:0db8::a:b'];
      for (let each = 0; each < 6; each += 1) {
        const address = addresses[each % 3] ?? '';
        await tryToLogIn({ ...wrong, username: `nome${each}`, address });
      }
      expect(await tryToLogIn({ address: '2001:db8::ffff' })).toHaveProperty('retryAfter');
      expect(await tryToLogIn({ address: '2001:db8:0:1::1' })).toHaveProperty('token');
    });

    test('an IPv4 address is the same when it comes dressed as IPv6', async () => {
      for (let each = 0; each < 6; each += 1) {
        await tryToLogIn({ ...wrong, username: `nome${each}`, address: `::ffff:${home}` });
      }
      expect(await tryToLogIn({})).toHaveProperty('retryAfter');
    });

    test('the pauses of an account double up to five minutes', async () => {
      const pauses: number[] = [];
      let seconds = 0;
      for (let each = 0; each < 16; each += 1) {
        const address = `198.51.100.${each}`;
        expect(await tryToLogIn({ ...wrong, address }, { seconds })).toEqual(refusal);
        if (each < 4) continue;
        const next = await tryToLogIn({ ...wrong, address: '203.0.113.1' }, { seconds });
        const pause = 'retryAfter' in next ? next.retryAfter : 0;
        pauses.push(pause);
        seconds += pause;
      }
      expect(pauses).toEqual([1, 2, 4, 8, 16, 32, 64, 128, 256, 300, 300, 300]);
    });

    test('the pauses of an address double up to one minute', async () => {
      const pauses: number[] = [];
      let seconds = 0;
      for (let each = 0; each < 14; each += 1) {
        await tryToLogIn({ ...wrong, username: `nome${each}` }, { seconds });
        if (each < 5) continue;
        const next = await tryToLogIn({ ...wrong, username: 'outro' }, { seconds });
        const pause = 'retryAfter' in next ? next.retryAfter : 0;
        pauses.push(pause);
        seconds += pause;
      }
      expect(pauses).toEqual([1, 2, 4, 8, 16, 32, 60, 60, 60]);
    });

    test('a pause keeps the right password out too, and being refused does not lengthen it', async () => {
      for (let each = 0; each < 5; each += 1) await tryToLogIn(wrong);
      for (let each = 0; each < 20; each += 1) {
        expect(await tryToLogIn({}, { seconds: 0.5 })).toEqual(slowDown);
      }
      expect(await tryToLogIn({}, { seconds: 1 })).toHaveProperty('token');
    });

    test('a quarter of an hour of quiet makes all good', async () => {
      for (let each = 0; each < 5; each += 1) await tryToLogIn(wrong);
      await tryToLogIn(wrong, { seconds: 1 });
      const later = 1 + 15 * minutes + 1;
      for (let each = 0; each < 4; each += 1) await tryToLogIn(wrong, { seconds: later });
      expect(await tryToLogIn({}, { seconds: later })).toHaveProperty('token');
    });

    test('the right password clears the account and costs the address nothing', async () => {
      for (let each = 0; each < 5; each += 1) {
        await tryToLogIn({ ...wrong, username: `nome${each}` });
      }
      for (let each = 0; each < 20; each += 1) {
        expect(await tryToLogIn({ username: each % 2 ? 'ana' : 'rui' })).toHaveProperty('token');
      }
      for (let each = 0; each < 4; each += 1) {
        await tryToLogIn({ ...wrong, address: '192.0.2.2' });
      }
      expect(await tryToLogIn({ address: '192.0.2.3' })).toHaveProperty('token');
      for (let each = 0; each < 4; each += 1) {
        expect(await tryToLogIn({ ...wrong, address: '192.0.2.4' })).toEqual(refusal);
      }
    });

    test('without limits every password is looked at and nothing is counted', async () => {
      await guess(30, () => wrong, { limits: false });
      expect(verify).toHaveBeenCalledTimes(30);
      expect(await store.list(attempts)).toEqual([]);
    });

    test('neither names nor addresses are kept in clear, and none for long', async () => {
      await tryToLogIn({ ...wrong, username: 'segredo' });
      const kept = JSON.stringify(await store.list(attempts));
      expect(kept).not.toContain('segredo');
      expect(kept).not.toContain(home);
      await sweepSessions(store, at(15 * minutes + 1));
      expect(await store.list(attempts)).toEqual([]);
    });
  });

  describe('a device that has been in the account', () => {
    /** Wrong passwords for the account, from everywhere and from the device's own network. */
    async function strangersGuess(seconds = 0) {
      for (let each = 0; each < 8; each += 1) {
        await tryToLogIn({ ...wrong, address: `198.51.100.${each}` }, { seconds });
        await tryToLogIn({ ...wrong, username: `nome${each}` }, { seconds });
      }
      expect(await tryToLogIn({}, { seconds })).toHaveProperty('retryAfter');
      const elsewhere = { username: 'rui', address: home };
      expect(await tryToLogIn(elsewhere, { seconds })).toHaveProperty('retryAfter');
    }

    test('gets in at the first try, whatever strangers do to the account and the address', async () => {
      const { dispositivo } = await enter({});
      await strangersGuess(60);
      expect(await tryToLogIn({ dispositivo }, { seconds: 60 })).toHaveProperty('token');
      expect(await tryToLogIn({}, { seconds: 60 })).toHaveProperty('retryAfter');
    });

    test('gets in for a year from its last login on, and no longer', async () => {
      const first = await enter({});
      const days = (count: number) => count * 24 * hours;
      const next = await enter(first, days(300));
      expect(next.dispositivo.split('.')[1]).toBe(first.dispositivo.split('.')[1]);
      await strangersGuess(days(600));
      expect(await tryToLogIn(first, { seconds: days(600) })).toHaveProperty('retryAfter');
      expect(await tryToLogIn(next, { seconds: days(600) })).toHaveProperty('token');
      await strangersGuess(days(666));
      expect(await tryToLogIn(next, { seconds: days(666) })).toHaveProperty('retryAfter');
    });

    test('stays known when its owner changes the password, and not when it is reset', async () => {
      const { token, dispositivo } = await enter({});
      expect(await changeOwn(token, right)).toEqual({ changed: true });
      await strangersGuess();
      const password = 'outra boa palavra';
      expect(await tryToLogIn({ dispositivo, password })).toHaveProperty('token');
      const reset = await resetPassword(store, { username: 'ana' }, undefined, actor);
      expect(await tryToLogIn({ dispositivo, password: reset })).toHaveProperty('retryAfter');
    });

    test('guesses no faster than anyone else, and only on its own account', async () => {
      const { dispositivo } = await enter({});
      vi.mocked(verify).mockClear();
      const from = (each: number) => ({
        password: `palavra ${each}`,
        address: `203.0.113.${each}`,
      });
      await guess(200, (each) => ({ dispositivo, ...from(each) }));
      expect(verify).toHaveBeenCalledTimes(5);
      expect(await tryToLogIn({ dispositivo })).toEqual(slowDown);
      // None of it counted on the account or the address.
      expect(await tryToLogIn({})).toHaveProperty('token');
      await strangersGuess();
      expect(await tryToLogIn({ dispositivo, username: 'rui' })).toHaveProperty('retryAfter');
      expect(await tryToLogIn({ dispositivo }, { seconds: 1 })).toHaveProperty('token');
    });

    test('cannot be made up', async () => {
      const { dispositivo } = await enter({});
      const { dispositivo: ruis } = await enter({ username: 'rui', address: '203.0.113.7' });
      const [account, device, epoch, until, signature] = dispositivo.split('.');
      await strangersGuess();
      for (const mark of [
        ...['', '.', '....', 'x', '\u0000', dispositivo.slice(0, -1), `${dispositivo}x`, ruis],
        [account, 'outro', epoch, until, signature].join('.'),
        [account, device, '1', until, signature].join('.'),
        [account, device, epoch, `${until}0`, signature].join('.'),
        [account, device, epoch, until, ''].join('.'),
        [`${account}${device}`, epoch, until, signature].join('.'),
        `${ruis.split('.')[0]}.${dispositivo.split('.').slice(1).join('.')}`,
      ]) {
        expect(await tryToLogIn({ dispositivo: mark }), mark).toHaveProperty('retryAfter');
      }
      expect(await tryToLogIn({ dispositivo })).toHaveProperty('token');
    });

    test('is answered like any other when the password is wrong, after the same work', async () => {
      const { dispositivo } = await enter({});
      vi.mocked(verify).mockClear();
      for (const username of ['ana', 'ninguém']) {
        expect(await tryToLogIn({ ...wrong, username, dispositivo })).toEqual(refusal);
      }
      const looked = vi.mocked(verify).mock.calls.map(([hash]) => parseOptions(hash));
      expect(looked).toHaveLength(2);
      expect(looked[1]).toEqual(looked[0]);
    });
  });
});
