import {
  existsSync,
  mkdtempSync,
  readdirSync,
  readFileSync,
  realpathSync,
  rmSync,
  statSync,
  writeFileSync,
} from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { brotliDecompressSync, gunzipSync } from 'node:zlib';
import { afterEach, beforeEach, expect, test, vi } from 'vitest';
import { answerCache } from './answerCache.ts';
import { openPageFiles, type PageFiles } from './pageFiles.ts';
import { bytesOf, prepare } from './prepared.ts';

let dataDir: string;
let folder: string;
let now = new Date('2026-06-01T11:00:00Z');
let faults: unknown[] = [];
let opened: PageFiles[] = [];

const open = (isShared = false) => {
  const pages = openPageFiles({
    folder,
    isShared,
    now: () => now,
    logError: (error) => faults.push(error),
  });
  opened.push(pages);
  return pages;
};
beforeEach(() => {
  dataDir = mkdtempSync(join(tmpdir(), 'aldeia-pages-'));
  folder = join(dataDir, 'paginas');
  [faults, opened] = [[], []];
});
afterEach(async () => {
  vi.useRealTimers();
  for (const each of opened) await each.close();
  rmSync(dataDir, { recursive: true });
});

const page = (text: string, more: Partial<Parameters<typeof prepare>[0]> = {}) =>
  prepare({ status: 200, type: 'text/html', text, ...more });
const long = (word: string) => `${word} `.repeat(1_000);

/** The files in a folder of pages. */
function namesIn(name: string): string[] {
  const root = realpathSync(join(folder, name));
  return readdirSync(root, { recursive: true, withFileTypes: true })
    .filter((each) => each.isFile())
    .map((each) => join(each.parentPath, each.name).slice(root.length + 1))
    .sort();
}
/** The files that nginx would find; none if there is no set. */
const current = () => (existsSync(join(folder, 'atual')) ? namesIn('atual') : []);
const read = (name: string) => readFileSync(join(folder, name));

test('a page stands in every coding in the set', async () => {
  const pages = open();
  pages.keep('/lojas/mel', page(long('mel')), pages.current());
  await pages.written();
  expect(current()).toEqual(['br/lojas/mel~', 'gz/lojas/mel~', 'plain/lojas/mel~']);
  expect(brotliDecompressSync(read('atual/br/lojas/mel~')).toString()).toBe(long('mel'));
  expect(gunzipSync(read('atual/gz/lojas/mel~')).toString()).toBe(long('mel'));
  expect(read('atual/plain/lojas/mel~').toString()).toBe(long('mel'));
  expect(statSync(join(folder, 'atual/br/lojas/mel~')).mode & 0o777).toBe(0o644);
  expect(statSync(join(folder, 'atual/br/lojas')).mode & 0o777).toBe(0o711);
  expect(faults).toEqual([]);
});

test.each([
  ['/', 'plain/~'],
  ['/sitemap.xml', 'plain/sitemap.xml~'],
  ['/lojas?pagina=2', 'plain/lojas~pagina=2'],
  ['/noticias_e_eventos?tipo=eventos&pagina=2', 'plain/noticias_e_eventos~tipo=eventos&pagina=2'],
  [
    '/documentos?type=Or%C3%A7amento+e+plano&ano=2024&orgao=Junta&pagina=2',
    'plain/documentos~type=Or%C3%A7amento+e+plano&ano=2024&orgao=Junta&pagina=2',
  ],
])('%s is called %s', async (url, name) => {
  const pages = open();
  pages.keep(url, page('curta'), pages.current());
  await pages.written();
  expect(current()).toEqual([name]);
});

test.each([
  ['an address without end', '/lojas?q=pão', {}],
  ['one with a folder above', '/lojas/../../x', {}],
  ['one that is hidden', '/.well-known/x', {}],
  ['one that names a file', '/lojas~', {}],
  ['two slashes', '//lojas', {}],
  ['a longer name than a disk takes', `/${'x'.repeat(300)}`, {}],
  ['what is not there', '/lojas', { status: 404 }],
  ['what says more of itself', '/lojas', { headers: { 'x-robots-tag': 'noindex' } }],
  ['a call', '/lojas', { isCall: true }],
])('%s has no file', async (_, url, more) => {
  const pages = open();
  pages.keep(url, page('texto', more), pages.current());
  await pages.written();
  expect(current()).toEqual([]);
  expect(faults).toEqual([]);
});

test('no set has a page from before it began, whichever process made it', async () => {
  const [here, there] = [open(true), open(true)];
  const began = here.current();
  there.renew();
  expect(here.current()).not.toBe(began);
  here.keep('/lojas', page(long('antes')), began);
  await here.written();
  expect(current()).toEqual([]);
  here.keep('/lojas', page(long('depois')), here.current());
  await here.written();
  expect(read('atual/plain/lojas~').toString()).toBe(long('depois'));
});

test('a page that is being written while the content changes does not come into the next set', async () => {
  const pages = open();
  pages.keep('/lojas', page(long('antes')), pages.current());
  pages.renew();
  await pages.written();
  expect(current()).toEqual([]);
});

test('what another process left is seen by a memory at once', async () => {
  const [here, there] = [open(true), open(true)];
  const cache = answerCache({ apiKey: 'x', content: { version: 0 }, now: () => now, pages: here });
  const ask = (text: string) => cache.getOrMake<never>('/', async () => page(text));
  await ask('antes');
  there.renew();
  expect((await ask('depois')).identity.toString()).toBe('depois');
});

test('a page that nobody may keep is kept nowhere', async () => {
  const pages = open();
  const cache = answerCache({ apiKey: 'x', content: { version: 0 }, now: () => now, pages });
  const headers = { 'cache-control': 'no-store' };
  const ask = (text: string) => cache.getOrMake<never>('/', async () => page(text, { headers }));
  await ask('um');
  expect((await ask('dois')).identity.toString()).toBe('dois');
  await pages.written();
  expect(current()).toEqual([]);
});

test('the quarter of an hour ends a set, even when nobody asks', async () => {
  vi.useFakeTimers();
  const pages = open();
  const before = pages.current();
  now = new Date('2026-06-01T11:14:59Z');
  vi.advanceTimersByTime(2_000);
  expect(pages.current()).toBe(before);
  now = new Date('2026-06-01T11:15:00Z');
  vi.advanceTimersByTime(2_000);
  expect(pages.current()).not.toBe(before);
});

test('the same page has the same time in the next set, and another page another', async () => {
  const pages = open();
  const timeOf = async (text: string) => {
    pages.renew();
    pages.keep('/', page(text), pages.current());
    await pages.written();
    return statSync(join(folder, 'atual/plain/~')).mtimeMs;
  };
  const time = await timeOf('um');
  expect(await timeOf('um')).toBe(time);
  expect(await timeOf('dois')).not.toBe(time);
});

test('memory holds no form of a page that only a file was made of', async () => {
  const pages = open();
  const prepared = page(long('mel'));
  const before = bytesOf(prepared);
  pages.keep('/', prepared, pages.current());
  await pages.written();
  expect(bytesOf(prepared)).toBe(before);
  expect(prepared.compressed).toEqual({});
});

test('the set is given out for time slots in which nothing changes by itself, and no longer', () => {
  vi.useFakeTimers();
  now = new Date('2026-06-01T11:00:00Z');
  const pages = open();
  const begun = now.getTime();
  /** When each linked slot starts, in seconds after the test began. */
  const slots = () =>
    readdirSync(join(folder, 'agora'))
      .map((name) => (Number(name) * 100_000 - begun) / 1_000)
      .sort((one, other) => one - other);
  const later = (seconds: number) => new Date(begun + seconds * 1_000);
  expect(slots()).toEqual([]);
  pages.changesBy(Number.POSITIVE_INFINITY);
  expect(slots()).toEqual([0, 100]);
  pages.changesBy(later(150).getTime());
  expect(slots()).toEqual([0]);
  pages.changesBy(later(50).getTime());
  expect(slots()).toEqual([]);
  pages.changesBy(later(350).getTime());
  expect(slots()).toEqual([0, 100]);
  for (const [seconds, good] of [
    [99, [0, 100]],
    [101, [100, 200]],
    [202, [200]],
    [303, []],
  ] as const) {
    now = later(seconds);
    vi.advanceTimersByTime(1_000);
    expect(slots()).toEqual(good);
  }
  now = later(0);
});

test('a folder that is lost comes back with the next change', async () => {
  const pages = open();
  rmSync(folder, { recursive: true });
  pages.keep('/', page('um'), pages.current());
  await pages.written();
  pages.renew();
  pages.keep('/', page('dois'), pages.current());
  await pages.written();
  expect(read('atual/plain/~').toString()).toBe('dois');
});

test('where nothing can be written that is told once, and nothing fails', async () => {
  writeFileSync(folder, '');
  const pages = open();
  for (let time = 0; time < 3; time++) {
    pages.renew();
    pages.keep('/', page('um'), pages.current());
  }
  await pages.written();
  expect(pages.current()).toBe('');
  expect(faults).toHaveLength(1);
});
