import { beforeEach, expect, test, vi } from 'vitest';

const kept = new Map<string, string>();
const storage = {
  getItem: (name: string) => kept.get(name) ?? null,
  setItem: (name: string, value: string) => kept.set(name, value),
  removeItem: (name: string) => kept.delete(name),
};
vi.stubGlobal('sessionStorage', storage);
vi.stubGlobal('localStorage', storage);
vi.stubGlobal('location', { pathname: '/backoffice/lojas', search: '?q=a', assign() {} });

/** A window that was just opened, by this account or by nobody yet. */
async function openWindow(account = '') {
  vi.resetModules();
  const session = await import('./session.ts');
  if (account !== '') session.nameAccount(account);
  return session;
}

beforeEach(() => kept.clear());

const form = '/backoffice/avisos/adicionar';
const typed = { draft: 'avisos:novo:1', address: form, words: 'Adicionar aviso, «Corte de água»' };
const where = async (username: string) => (await openWindow()).takeReturnPlace(username);

test('whoever left nothing unfinished is led nowhere after the login', async () => {
  void (await openWindow('ana')).goToLogin('A sessão terminou.');
  expect(await where('ana')).toBeUndefined();
});

test('whoever left something unfinished is led back to it, once, and nobody else is', async () => {
  for (const username of ['ana', 'rui']) {
    const before = await openWindow('ana');
    before.noteUnfinished(typed);
    void before.goToLogin();
    const place = await where(username);
    if (username === 'ana') {
      expect(place).toMatchObject({ address: form, unfinished: typed.words });
    } else expect(place).toBeUndefined();
    expect(await where('ana')).toBeUndefined();
  }
});

test('what was saved or discarded is not unfinished any more', async () => {
  const before = await openWindow('ana');
  before.noteUnfinished(typed);
  before.noteFinished('avisos:novo:2');
  before.noteFinished(typed.draft);
  void before.goToLogin();
  expect(await where('ana')).toBeUndefined();
});

test('whoever asked for a page without a session is led to it', async () => {
  void (await openWindow()).goToLogin();
  const asked = { address: '/backoffice/lojas?q=a', unfinished: '' };
  expect(await where('ana')).toMatchObject(asked);
});

test('a place that an earlier version of the program kept is no place', async () => {
  kept.set('aldeia:regresso', '/backoffice/lojas');
  expect(await where('ana')).toBeUndefined();
});
