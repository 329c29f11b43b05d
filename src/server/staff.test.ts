import { parseOptions } from '@node-rs/argon2';
import { afterAll, beforeAll, beforeEach, describe, expect, test } from 'vitest';
import { engines, openTestStore } from '../../tests/openTestStore.ts';
import { messages } from '../fields/messages.ts';
import { atividade } from './atividade.ts';
import { changeAccount, resetPassword } from './changeStaff.ts';
import { SettingError } from './config.ts';
import { sessions } from './sessions.ts';
import {
  accountOf,
  addStaff,
  ensureFirstStaff,
  listStaff,
  randomPassword,
  staff,
} from './staff.ts';
import type { Store } from './store/store.ts';

describe.each(engines)('staff accounts on %s', (engine) => {
  let store: Store;
  beforeAll(async () => {
    store = await openTestStore(engine, [staff, sessions, atividade]);
  });
  afterAll(() => store.close());
  beforeEach(() => store.remove(staff, {}));

  const actor = { who: 'quem testa', now: new Date() };
  const add = (username: string, password = 'uma boa palavra') =>
    addStaff(store, { username, password }, actor);
  const reset = (username: string, password: string) =>
    resetPassword(store, { username }, password, actor);

  test('a name is the same in capitals and with blanks around it', async () => {
    await add('  Ana.Só ');
    expect((await listStaff(store)).map(({ username }) => username)).toEqual(['ana.só']);
    expect(await accountOf(store, 'ANA.SÓ', 'uma boa palavra')).toMatchObject({
      username: 'ana.só',
    });
    await expect(add('aNa.só')).rejects.toThrow(messages.accountTaken);
  });

  test('a password counts whole, and however its accents were typed', async () => {
    await add('ana', ' pão e maçã '.normalize('NFC'));
    expect(await accountOf(store, 'ana', ' pão e maçã '.normalize('NFD'))).toBeDefined();
    expect(await accountOf(store, 'ana', 'pão e maçã')).toBeUndefined();
    expect(await accountOf(store, 'ana', ' PÃO E MAÇÃ ')).toBeUndefined();
  });

  test('what is kept of a password is Argon2id at the advised cost, and nobody is shown it', async () => {
    await add('ana');
    const row = await store.find(staff, { username: 'ana' });
    expect(parseOptions(row?.passwordHash ?? '')).toMatchObject({
      algorithm: 2,
      memoryCost: 19_456,
      timeCost: 2,
      parallelism: 1,
    });
    expect(JSON.stringify(await listStaff(store))).not.toContain('argon2');
  });

  test('a password of nine letters is refused, for a new account and for an old one', async () => {
    const refusal = 'A palavra-passe deve ter pelo menos 10 caracteres';
    await expect(add('ana', '123456789')).rejects.toThrow(refusal);
    await add('ana', '1234567890');
    await expect(reset('ana', '123456789')).rejects.toThrow(refusal);
    expect(await accountOf(store, 'ana', '1234567890')).toBeDefined();
  });

  test.each(['', '   ', 'ana maria', 'ana\u0000', 'x'.repeat(101)])(
    'no account can be called %j, and asking for it does no harm',
    async (name) => {
      await expect(add(name)).rejects.toThrow(messages.accountName);
      expect(await accountOf(store, name, 'uma boa palavra')).toBeUndefined();
      await expect(reset(name, 'uma boa palavra')).rejects.toThrow(messages.accountUnknown);
    },
  );

  test('the first account gets a password of its own making, told once', async () => {
    const password = await ensureFirstStaff(store, { adminUsername: 'Admin' });
    expect(password).toMatch(/^([a-z2-9]{4}-){3}[a-z2-9]{4}$/);
    expect(await accountOf(store, 'admin', password ?? '')).toBeDefined();
    expect(await ensureFirstStaff(store, { adminUsername: 'outro' })).toBeUndefined();
    expect(await listStaff(store)).toHaveLength(1);
  });

  test('the first account is an administrator, however it is made, and the next is none', async () => {
    await ensureFirstStaff(store, { adminUsername: 'admin' });
    await add('ana');
    const roles = async () =>
      (await listStaff(store)).map(({ username, isAdmin }) => [username, isAdmin]);
    expect(await roles()).toEqual([
      ['admin', true],
      ['ana', false],
    ]);
    await store.remove(staff, {});
    await add('ana');
    expect(await roles()).toEqual([['ana', true]]);
  });

  test('one administrator that works is always left, even when two shut each other out at once', async () => {
    const [ana, rui] = [await add('ana'), await add('rui')];
    await changeAccount(store, { username: 'rui' }, { isAdmin: true }, actor);
    const shutOut = (_id: string, by: string) =>
      changeAccount(store, { _id }, { disabled: true }, { ...actor, _id: by });
    const tried = await Promise.allSettled([shutOut(rui._id, ana._id), shutOut(ana._id, rui._id)]);
    expect(tried.map(({ status }) => status).sort()).toEqual(['fulfilled', 'rejected']);
    expect((await listStaff(store)).filter(({ disabled }) => !disabled)).toHaveLength(1);
    for (const changes of [{ disabled: true }, { isAdmin: false }]) {
      const [left] = (await listStaff(store)).filter(({ disabled }) => !disabled);
      const last = changeAccount(store, { _id: left?._id ?? '' }, changes, actor);
      await expect(last).rejects.toThrow(messages.lastAdmin);
    }
  });

  test('the first account takes the password it is given, which is not told again', async () => {
    const settings = { adminUsername: 'admin', adminPassword: 'uma boa palavra' };
    expect(await ensureFirstStaff(store, settings)).toBeUndefined();
    expect(await accountOf(store, 'admin', 'uma boa palavra')).toBeDefined();
  });

  test('a first password that is too short stops the start and names its setting', async () => {
    const start = ensureFirstStaff(store, { adminUsername: 'admin', adminPassword: 'curta' });
    await expect(start).rejects.toThrow(SettingError);
    await expect(start).rejects.toThrow(/^ADMIN_PASSWORD: /);
    expect(await listStaff(store)).toEqual([]);
  });

  test('of processes that start together one makes the first account', async () => {
    const starts = Array.from({ length: 5 }, () =>
      ensureFirstStaff(store, { adminUsername: 'admin' }),
    );
    const told = (await Promise.all(starts)).filter((password) => password !== undefined);
    expect(told).toHaveLength(1);
    expect(await accountOf(store, 'admin', told[0] ?? '')).toBeDefined();
  });
});

test('no two made passwords are the same', () => {
  expect(new Set(Array.from({ length: 1000 }, randomPassword)).size).toBe(1000);
});
