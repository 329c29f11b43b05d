import { parseOptions } from '@node-rs/argon2';
import { afterAll, beforeAll, beforeEach, describe, expect, test } from 'vitest';
import { engines, testStore } from '../../../tests/openTestStore.ts';
import { messages } from '../../language/messages.ts';
import { SettingError } from '../process/config.ts';
import { atividade } from '../store/atividade.ts';
import { definicoes, saveDefinicoes } from '../store/definicoes.ts';
import { changeAccount, resetPassword } from './changeStaff.ts';
import { randomPassword } from './passwords.ts';
import { sessions } from './sessions.ts';
import { accountOf, addStaff, ensureFirstStaff, listStaff, staff } from './staff.ts';

describe.each(engines)('staff accounts on %s', (engine) => {
  const store = testStore(engine, [staff, sessions, atividade, definicoes]);
  beforeEach(() => store.remove(staff, {}));

  const actor = { who: 'quem testa', now: new Date() };
  const add = async (username: string, password = 'uma boa palavra') => {
    const perfil = (await store.count(staff)) === 0 ? 'Administração' : 'Secretaria';
    return addStaff(store, { username, password, perfil }, actor);
  };
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
    await add('ana', 'dez letras');
    await expect(reset('ana', '123456789')).rejects.toThrow(refusal);
    expect(await accountOf(store, 'ana', 'dez letras')).toBeDefined();
  });

  describe('a password that others would try first', () => {
    beforeAll(() => saveDefinicoes(store, { villageName: 'Souto da Urze', councilName: 'Junta' }));
    afterAll(() => store.remove(definicoes, {}));

    test.each([
      ['1234567890', messages.commonPassword],
      ['          ', messages.commonPassword],
      ['\u200b'.repeat(12), messages.commonPassword],
      ['aaaaaaaaaabb', messages.commonPassword],
      ['abcdefghij', messages.commonPassword],
      ['123456789012345', messages.commonPassword],
      ['zétómaiazétómaia', messages.namePassword],
      ['Password123', messages.commonPassword],
      ['2024portugal!', messages.commonPassword],
      ['B-e-n-f-i-c-a 1904', messages.commonPassword],
      ['palavrapasse', messages.commonPassword],
      ['benfica1904', messages.commonPassword],
      ['Palavra-Passe 2026', messages.commonPassword],
      ['aldeia12345', messages.commonPassword],
      ['2026-Aldeia-2026', messages.commonPassword],
      ['juntadefreguesia', messages.commonPassword],
      ['urze2026souto', messages.commonPassword],
      ['Maria e João 1974', messages.commonPassword],
      ['Coração12345', messages.commonPassword],
      ['Zé.Tó.Maia', messages.namePassword],
      ['!! zétómaia 2026 !!', messages.namePassword],
      ['SOUTO DA URZE', messages.namePassword],
      ['99souto-da-urze', messages.namePassword],
      ['junta 20262027', messages.namePassword],
    ])('%j is refused, for a new account, an old one and the first', async (password, msg) => {
      await expect(add('zé.tó.maia', password)).rejects.toThrow(msg);
      const first = { adminUsername: 'Zé.Tó.Maia', adminPassword: password };
      await expect(ensureFirstStaff(store, first)).rejects.toThrow(`ADMIN_PASSWORD: ${msg}.`);
      await add('zé.tó.maia');
      await expect(reset('zé.tó.maia', password)).rejects.toThrow(msg);
    });

    test.each([
      'uma boa palavra',
      'sou do souto da urze',
      'portugal e o mar',
      '8372649105x',
      'a aldeia tem 7 fontes',
    ])('%j is none', async (password) => {
      await add('zé.tó.maia', password);
      expect(await accountOf(store, 'zé.tó.maia', password)).toBeDefined();
    });

    test('nor can the one just used be given again', async () => {
      await add('ana', 'uma boa palavra');
      await expect(reset('ana', 'uma boa palavra')).rejects.toThrow(messages.samePassword);
    });
  });

  describe('names that look alike', () => {
    test.each([
      ['a\u200bna'],
      ['\ufeffana'],
      ['ana\u00ad'],
      ['\u202eana\u202c'],
      ['a\ufe0fn\u{e0100}a'],
      ['\u2060a\u034fna\u2800'],
      ['ａｎａ'],
      ['ᴬna'.normalize('NFKC')],
    ])('%j is ana', async (name) => {
      await add('ana');
      await expect(add(name)).rejects.toThrow(messages.accountTaken);
      expect(await accountOf(store, name, 'uma boa palavra')).toMatchObject({ username: 'ana' });
    });

    test('an accent that was hidden from its letter joins it', async () => {
      await add('so\u200b\u0301');
      expect((await listStaff(store)).map(({ username }) => username)).toEqual(['só']);
    });

    test('accounts that are older than this are found as they were, and by what they look like', async () => {
      await add('ana', 'uma boa palavra');
      for (const username of ['a\u200bna', 'ﬁlipa']) {
        const { account } = await add('outra', 'palavra de outra');
        await store.change(staff, { _id: account._id }, { username });
      }
      const nameOf = async (typed: string, password: string) =>
        (await accountOf(store, typed, password))?.username;
      expect(await nameOf('ana', 'uma boa palavra')).toBe('ana');
      expect(await nameOf('A\u200bNA', 'palavra de outra')).toBe('a\u200bna');
      expect(await nameOf('filipa', 'palavra de outra')).toBe('ﬁlipa');
      expect(await nameOf('ﬁlipa', 'palavra de outra')).toBe('ﬁlipa');
      await expect(add('filipa')).rejects.toThrow(messages.accountTaken);
      await resetPassword(store, { username: 'filipa' }, 'outra boa palavra', actor);
      expect(await nameOf('ﬁlipa', 'outra boa palavra')).toBe('ﬁlipa');
    });
  });

  test('whoever is given a password has to change it, but for the first of all', async () => {
    const given = async () => (await listStaff(store)).map(({ mudarPassword }) => mudarPassword);
    await ensureFirstStaff(store, { adminUsername: 'admin' });
    await add('ana');
    expect(await given()).toEqual([false, true]);
    await reset('admin', 'outra boa palavra');
    expect(await given()).toEqual([true, true]);
    await store.remove(staff, {});
    await add('ana');
    expect(await given()).toEqual([false]);
  });

  test.each(['', '   ', '\u200b', 'ana maria', 'ana\u00a0maria', 'ana\u0000', 'x'.repeat(101)])(
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

  test('nobody is made an administrator who was to be something else, be it the first', async () => {
    const first = addStaff(store, { username: 'rita', perfil: 'Porta' }, actor);
    await expect(first).rejects.toThrow(messages.firstAccount);
    expect(await listStaff(store)).toEqual([]);
  });

  test('who was an administrator a moment ago makes no account', async () => {
    await add('chefe');
    const { account } = await add('rui');
    const late = { ...actor, _id: account._id };
    const made = addStaff(store, { username: 'eva', perfil: 'Administração' }, late);
    await expect(made).rejects.toThrow(messages.adminOnly);
    expect(await store.find(staff, { username: 'eva' })).toBeUndefined();
  });

  test('one administrator that works is always left, even when two shut each other out at once', async () => {
    const [ana, rui] = [(await add('ana')).account, (await add('rui')).account];
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
