import { mkdtempSync, rmSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { expect, onTestFinished, test } from 'vitest';
import { openPageFiles } from '../cache/pageFiles.ts';
import { prepare } from '../cache/prepared.ts';
import { openStandby } from '../cache/standby.ts';
import { keepAhead } from './keepAhead.ts';

const origin = 'https://aldeia.example';

/** A village of a few pages, none of which has been requested yet. */
function openVillage() {
  const folder = mkdtempSync(join(tmpdir(), 'aldeia-ahead-'));
  const stopping = new AbortController();
  const faults: unknown[] = [];
  const logError = (error: unknown) => faults.push(error);
  const pages = openPageFiles({ folder, isShared: false, now: () => new Date(), logError });
  const standby = openStandby({ folder, logError });
  const shown = new Map([
    ['/lojas', '<a href="/lojas?pagina=2">2</a>'],
    ['/lojas?pagina=2', 'mais'],
    ['/lojas/mel', 'mel'],
    ['/lojas/queijo', 'queijo'],
  ]);
  const asked: string[] = [];
  const page = (text: string) => prepare({ status: 200, type: '', text });
  const put = (url: string, text: string) => standby.keep(url, page(text), standby.withdrawals());
  const make = async (url: string) => {
    asked.push(url);
    const listed = [...shown.keys()].filter((each) => !each.includes('?'));
    const sitemap = listed.map((path) => `<url><loc>${origin}${path}</loc></url>`).join('');
    const body = url === '/sitemap.xml' ? sitemap : shown.get(url);
    return body === undefined ? undefined : page(body);
  };
  const withdrawn: string[] = [];
  const pictures = {
    keep: async () => true,
    async withdraw() {
      withdrawn.push(pages.current());
    },
  };
  const around = { said: '' };
  const start = () => {
    const { signal } = stopping;
    const frame = async () => around.said;
    const unlisted = ['/sitemap.xml'];
    const working = keepAhead({
      make,
      frame,
      unlisted,
      pages,
      standby,
      pictures,
      logError,
      signal,
    });
    onTestFinished(async () => {
      stopping.abort();
      await working;
    });
  };
  onTestFinished(async () => {
    await pages.close();
    rmSync(folder, { recursive: true });
  });
  const lasting = async (...urls: string[]) => {
    const found = await Promise.all(urls.map(standby.has));
    return urls.filter((_, index) => found[index]);
  };
  return { pages, standby, shown, asked, put, start, lasting, faults, withdrawn, around };
}

test('every page of the sitemap is kept ahead, with the parts of its lists, and once only', async () => {
  const { pages, shown, asked, start, lasting, faults } = openVillage();
  start();
  await expect.poll(() => lasting(...shown.keys())).toEqual([...shown.keys()]);
  asked.length = 0;
  pages.renew();
  // Records that did not change are left as they are.
  await expect
    .poll(() => asked.toSorted())
    .toEqual(['/lojas', '/lojas?pagina=2', '/sitemap.xml', '/sitemap.xml']);
  expect(faults).toEqual([]);
});

test('every page is made anew when what stands around all of them changed', async () => {
  const { pages, shown, asked, start, lasting, around } = openVillage();
  start();
  await expect.poll(() => lasting(...shown.keys())).toEqual([...shown.keys()]);
  asked.length = 0;
  around.said = 'Um aviso urgente';
  pages.renew();
  await expect.poll(() => new Set(asked)).toEqual(new Set(['/sitemap.xml', ...shown.keys()]));
});

test('a record that leads to another is made anew when that one is public no more', async () => {
  const { pages, shown, asked, start, lasting } = openVillage();
  shown.set('/lojas/mel', '<a href="/lojas/queijo">queijo</a>');
  start();
  await expect.poll(() => lasting(...shown.keys())).toEqual([...shown.keys()]);
  asked.length = 0;
  shown.delete('/lojas/queijo');
  shown.set('/lojas/mel', 'mel');
  pages.renew();
  await expect.poll(() => asked).toContain('/lojas/mel');
});

test('after a start, the page that is missing comes before those that are there', async () => {
  const { shown, asked, put, start } = openVillage();
  shown.set('/lojas/pao', 'pão');
  for (const url of ['/sitemap.xml', '/lojas', '/lojas/mel', '/lojas/queijo']) await put(url, 'x');
  start();
  await expect.poll(() => asked.slice(0, 2)).toEqual(['/sitemap.xml', '/lojas/pao']);
});

test('pictures are looked through after every change, once, before any page is made anew', async () => {
  const { pages, asked, start, withdrawn } = openVillage();
  start();
  await expect.poll(() => asked).not.toEqual([]);
  expect(withdrawn).toEqual([pages.current()]);
  pages.renew();
  await expect.poll(() => withdrawn.at(-1)).toBe(pages.current());
  expect(withdrawn).toHaveLength(2);
});

test('what is public no more is forgotten, and a part of a list no sooner than the list was seen', async () => {
  const { pages, shown, put, start, lasting } = openVillage();
  for (const url of ['/lojas/pao', '/lojas?pagina=2', '/lojas?pagina=3', '/pao?pagina=2'])
    await put(url, 'x');
  start();
  await expect.poll(() => lasting('/lojas/pao', '/pao?pagina=2')).toEqual([]);
  expect(await lasting('/lojas?pagina=2')).toEqual(['/lojas?pagina=2']);
  await expect.poll(() => lasting('/lojas?pagina=3')).toEqual([]);
  shown.delete('/lojas/mel');
  pages.renew();
  await expect.poll(() => lasting('/lojas/mel')).toEqual([]);
  expect(await lasting('/lojas/queijo', '/lojas?pagina=2')).toHaveLength(2);
});
