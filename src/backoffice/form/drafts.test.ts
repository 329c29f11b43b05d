import { beforeEach, expect, test, vi } from 'vitest';

const stored = new Map<string, string>();
vi.stubGlobal('localStorage', {
  getItem: (name: string) => stored.get(name) ?? null,
  setItem: (name: string, value: string) => stored.set(name, value),
  removeItem: (name: string) => stored.delete(name),
  key: (at: number) => [...stored.keys()][at] ?? null,
  get length() {
    return stored.size;
  },
});

/** A window that was just opened: it knows only what the browser stored. */
async function openWindow() {
  vi.resetModules();
  return import('./drafts.ts');
}

beforeEach(() => stored.clear());

test('what was typed comes back in a new window', async () => {
  const before = await openWindow();
  before.keepDraft('lojas:novo', { values: { name: 'Mercearia' }, base: '' });
  before.writeDrafts();
  const after = await openWindow();
  expect(after.readDraft('lojas:novo')?.values).toEqual({ name: 'Mercearia' });
  expect(after.readDraft('lojas:outra')).toBeUndefined();
});

test('what the server has is not kept here, and what an earlier version noted of it goes', async () => {
  const before = await openWindow();
  const draft = { values: { name: 'Mercearia' }, titulo: 'Mercearia', base: '' };
  before.keepDraft('lojas:novo:a', { ...draft, isUnsent: true });
  before.writeDrafts();
  expect(stored.size).toBe(1);
  before.keepDraft('lojas:novo:a', { ...draft, isUnsent: false });
  before.writeDrafts();
  const noted = { values: {}, base: '', id: 'r1', isUnsent: false };
  stored.set('aldeia:rascunho:lojas:novo:r1', JSON.stringify(noted));
  const after = await openWindow();
  expect(after.readDrafts('lojas:')).toEqual([]);
  expect(stored.size).toBe(0);
});

test('a saved form leaves no draft behind, not even one about to be written', async () => {
  const { keepDraft, dropDraft, writeDrafts, readDraft } = await openWindow();
  keepDraft('lojas:novo', { values: { name: 'Mercearia' }, base: '' });
  dropDraft('lojas:novo');
  writeDrafts();
  expect(readDraft('lojas:novo')).toBeUndefined();
  expect(stored.size).toBe(0);
});

test('a draft that is not readable is no draft', async () => {
  stored.set('aldeia:rascunho:lojas:novo', '{"values":');
  const { readDraft } = await openWindow();
  expect(readDraft('lojas:novo')).toBeUndefined();
});
