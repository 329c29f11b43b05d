import { rmSync } from 'node:fs';
import { Agent } from 'node:https';
import { setTimeout as pause } from 'node:timers/promises';
import { brotliDecompressSync } from 'node:zlib';
import { afterAll, beforeAll, describe, test } from 'vitest';
import { fileAddress } from '../../src/language/fileName.ts';
import { emptyPng } from '../emptyPng.ts';
import { freePort } from '../freePort.ts';
import { bothEngines, newPlace, type Place } from '../openTestStore.ts';
import { askSecurely } from './askSecurely.ts';
import { call } from './call.ts';
import { missingPrograms, type Nginx, prepareNginx, startNginx } from './nginx.ts';
import { headersOf, type Office, openOffice } from './office.ts';
import { record } from './report.ts';
import { startVillage, type Village } from './startVillage.ts';
import { pdfSaying, uploadOf } from './uploadOf.ts';

const promise = 'What is not published is not seen';
const missing = missingPrograms();
const agent = new Agent({ keepAlive: true, maxSockets: 20 });

/** A record: its public page, the call by which staff write it, and the file that only it names. */
type Made = {
  title: string;
  path: string;
  file: string;
  call: string;
  body: Record<string, unknown>;
};

const kinds = ['loja', 'documento', 'aviso', 'pessoa'] as const;

describe.skipIf(missing.length > 0).each(bothEngines)('behind nginx, over %s', (engine) => {
  let place: Place;
  let nginx: Nginx;
  let village: Village;
  let url: string;
  let office: Office;
  let settings: Record<string, string>;
  let made = 0;

  async function start(): Promise<void> {
    village = await startVillage(place, { pages: true, settings });
    office = await openOffice(url);
  }
  beforeAll(async () => {
    place = await newPlace(engine);
    const prepared = await prepareNginx();
    const port = await freePort();
    url = `http://127.0.0.1:${port}`;
    settings = { ...prepared.settings, PORT: `${port}` };
    nginx = await startNginx(prepared, { apps: [url], isFast: true });
    await start();
    for (const kind of kinds) await add(kind, `Fica ${kind}`);
  });
  afterAll(async () => {
    await nginx?.stop();
    await village?.kill();
    rmSync(place.dataDir, { recursive: true });
  });

  async function ask(path: string) {
    const headers = { 'accept-encoding': 'br' };
    const answer = await askSecurely(`${nginx.secure}${path}`, { headers, more: { agent } });
    const isPacked = answer.headers['content-encoding'] === 'br';
    return {
      status: answer.status,
      /** Whether it may be shown for a week: nothing that it was made of ends. */
      isLasting: String(answer.headers['cache-control']).endsWith('=604800'),
      text: String(isPacked ? brotliDecompressSync(answer.body) : answer.body),
    };
  }

  async function upload(bytes: Buffer, name: string): Promise<string> {
    const { body, headers } = uploadOf(bytes, { name });
    const more = { headers: { ...headers, ...headersOf(office.token) } };
    return JSON.parse((await call('POST', `${url}/api/file`, body, more)).body).file;
  }

  async function add(kind: (typeof kinds)[number], title: string, more = {}): Promise<Made> {
    made += 1;
    const isPaper = kind === 'documento' || kind === 'aviso';
    const file = isPaper
      ? await upload(pdfSaying(title), `papel-${made}.pdf`)
      : await upload(emptyPng(100 + made, 60), `foto-${made}.png`);
    const text = { smallDescription: 'Nota.', description: '<p>Texto.</p>' };
    // A president is named in the footer of every page, so all pages change with him.
    const position = title.endsWith('deleted') ? 'Presidente' : 'Tesoureiro';
    const bodies = {
      loja: { name: title, local: 'Largo', mainPhoto: file, photos: [file], ...text },
      documento: {
        title,
        type: 'Ata',
        orgao: 'Junta',
        date: '2026-01-02',
        ...text,
        files: [{ file, title: '' }],
      },
      aviso: { title, type: 'Aviso', isActive: true, frontPage: true, file, ...text },
      pessoa: { name: title, position, photo: file, isExecutivo: true },
    };
    const [collection, face] = {
      loja: ['lojas', '/lojas'],
      documento: ['documentos', '/documentos'],
      aviso: ['avisos', '/comunidade'],
      pessoa: ['pessoas', '/executivo'],
    }[kind] as [string, string];
    const body = { ...bodies[kind], ...more };
    const { status, body: answer } = await office.send('POST', `/api/${collection}`, body);
    if (status !== 201) throw new Error(`${kind}: ${status} ${answer}`);
    const saved = JSON.parse(answer)[kind];
    const key = saved.identifier ?? saved._id;
    const path = kind === 'pessoa' ? face : `${face}/${key}`;
    return { title, path, file, call: `/api/${collection}/${key}`, body };
  }

  /** Every address of the sitemap, and the feeds. */
  async function everyPage(): Promise<string[]> {
    const { body } = await call('GET', `${url}/sitemap.xml`);
    const listed = [...body.matchAll(/<loc>[a-z]+:\/\/[^/<]+([^<]*)/g)].map(
      ([, path = '']) => path,
    );
    return [...listed, '/sitemap.xml', '/feed.xml', '/documentos.xml', '/eventos.ics'];
  }

  /** Has nginx keep all these pages, and the files of these records; returns what each page says. */
  async function fill(pages: readonly string[], shown: readonly Made[]) {
    const texts = new Map<string, string>();
    for (const path of pages) texts.set(path, (await ask(path)).text);
    for (const { title, file } of shown) {
      const isShown = [...texts.values()].some((text) => text.includes(title));
      if (!isShown) throw new Error(`${title} is on no page`);
      const { status } = await ask(fileAddress(file));
      if (status !== 200) throw new Error(`the file of ${title} is answered with ${status}`);
    }
    return texts;
  }

  /** What nginx sends: pages that name one of these records, and their files. */
  async function servedOf(made: readonly Made[], pages: readonly string[]) {
    const served: string[] = [];
    for (const path of [...pages, ...made.map((each) => each.path)]) {
      const { status, text } = await ask(path);
      const named = made.filter(({ title }) => text.includes(title));
      if (status === 200) served.push(...named.map(({ title }) => `${title} at ${path}`));
    }
    for (const { file, title } of made) {
      if ((await ask(fileAddress(file))).status === 200) served.push(`the file of ${title}`);
    }
    return served;
  }

  test('what is withdrawn is not to be had although the program is killed the moment after', async () => {
    const put = (each: Made, more: object) =>
      office.send('PUT', each.call, { ...each.body, ...more });
    const ways: Record<string, (each: Made) => Promise<{ status: number; body: string }>> = {
      // The control: without a withdrawal nginx shows all of it, so a leak would be seen.
      'left alone': async () => ({ status: 200, body: '' }),
      deleted: (each) => office.send('DELETE', each.call),
      'a draft again': (each) => put(each, { rascunho: true }),
      'given an hour': (each) =>
        put(each, { retirarEm: new Date(Date.now() + 2_000).toISOString() }),
    };
    const served: Record<string, string[]> = {};
    let [withdrawn, asked] = [0, 0];
    for (const [way, withdraw] of Object.entries(ways)) {
      const doomed: Made[] = [];
      for (const kind of kinds) doomed.push(await add(kind, `Vai-se ${kind} ${way}`));
      const pages = await everyPage();
      await fill(pages, doomed);
      const answers = await Promise.all(doomed.map(withdraw));
      await village.kill();
      const refused = answers.find(({ status }) => status !== 200);
      if (refused) throw new Error(`${way}: ${refused.status} ${refused.body}`);
      await pause(way === 'given an hour' ? 2_000 : 1_000);
      withdrawn += doomed.length;
      asked += pages.length + 2 * doomed.length;
      served[way] = await servedOf(doomed, pages);
      await start();
    }
    const { 'left alone': control = [], ...others } = served;
    const leaks = Object.values(others).flat();
    record({
      promise,
      proof: `${withdrawn} records ${Object.keys(ways).join(', ')}, kill -9 right after the answer, nginx alone; ${engine}`,
      reached: `${leaks.length} of ${asked} answers show one or give its file ${leaks.slice(0, 4).join('; ')} (${control.length} where nothing was withdrawn)`,
      promised: '0, but for what was left alone',
      ok: leaks.length === 0 && withdrawn === 16 && control.length > 3 * kinds.length,
    });
  }, 900_000);

  test('what has an hour to go is not to be had beyond it, with nobody there; all other pages are', async () => {
    const end = new Date(Date.now() + 20_000);
    const gone: Made[] = [];
    for (const kind of kinds) {
      gone.push(await add(kind, `Até já ${kind}`, { retirarEm: end.toISOString() }));
    }
    const texts = await fill(await everyPage(), gone);
    const ends = [...texts].filter(([, text]) => text.includes('Até já')).map(([path]) => path);
    const lasts: string[] = [];
    for (const path of texts.keys()) if ((await ask(path)).isLasting) lasts.push(path);
    // Whoever comes from elsewhere brings words that make it no other page, nor one that ends later.
    await pause(end.getTime() - 8_000 - Date.now());
    for (const path of [...ends, ...gone.map(({ file }) => fileAddress(file))]) {
      await ask(`${path}?fbclid=x`);
    }
    await village.kill();
    const early = Date.now() < end.getTime();
    let [reads, failed] = [0, 0];
    while (Date.now() < end.getTime() + 1_000) {
      const { status } = await ask(lasts[reads++ % lasts.length] ?? '/');
      if (status !== 200) failed += 1;
      await pause(20);
    }
    const served = await servedOf(gone, [...texts.keys()]);
    const left = await Promise.all(lasts.map(async (path) => ({ path, ...(await ask(path)) })));
    const lost = left.filter(({ status }) => status !== 200).map(({ path }) => path);
    await start();
    record({
      promise,
      proof: `${gone.length} records whose hour passes after kill -9, nginx alone; ${engine}`,
      reached: `${served.length} of ${texts.size + 2 * gone.length} answers show one or give its file ${served.slice(0, 4).join('; ')} (${ends.length} pages did before, killed in time: ${early}); ${failed} of ${reads} readings and ${lost.length} of ${lasts.length} of the other pages failed ${lost.slice(0, 4)}`,
      promised: '0, 0 and 0 failed',
      ok:
        served.length + failed + lost.length === 0 && ends.length > 4 && lasts.length > 10 && early,
    });
  }, 300_000);

  test('nothing is urgent beyond its hour, with nobody there', async () => {
    const end = new Date(Date.now() + 15_000);
    const urgent = { urgencia: 'Perigo', urgenteAte: end.toISOString() };
    await add('aviso', 'Aviso urgente', urgent);
    const pages = (await everyPage()).filter((path) => !/\.\w+$/.test(path));
    await fill(pages, []);
    await village.kill();
    const claims = async () => {
      const answers = await Promise.all(pages.map(ask));
      return answers.filter(({ text }) => text.includes('data-urgent')).length;
    };
    const before = await claims();
    const early = Date.now() < end.getTime();
    await pause(Math.max(end.getTime() + 1_000 - Date.now(), 0));
    const after = await claims();
    await start();
    record({
      promise,
      proof: `an urgent notice on ${pages.length} pages whose hour passes after kill -9, nginx alone; ${engine}`,
      reached: `${after} pages claim that something is urgent; ${before} did in time`,
      promised: `0; ${pages.length}`,
      ok: after === 0 && before === pages.length && early,
    });
  }, 300_000);
});
