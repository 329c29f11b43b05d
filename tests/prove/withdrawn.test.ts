import { existsSync, readdirSync, readFileSync, rmSync } from 'node:fs';
import { Agent } from 'node:https';
import { join } from 'node:path';
import { setTimeout as pause } from 'node:timers/promises';
import { brotliDecompressSync } from 'node:zlib';
import { afterAll, beforeAll, describe, test } from 'vitest';
import { fileAddress } from '../../src/language/fileName.ts';
import { emptyPng } from '../emptyPng.ts';
import { freePort } from '../freePort.ts';
import { bothEngines, newPlace, type Place } from '../openTestStore.ts';
import { askSecurely } from './askSecurely.ts';
import { call } from './call.ts';
import { missingPrograms, type Nginx, portsForNginx, startNginx } from './nginx.ts';
import { headersOf, type Office, openOffice } from './office.ts';
import { record } from './report.ts';
import { startVillage, type Village } from './startVillage.ts';
import { until } from './until.ts';
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
    const ports = await portsForNginx();
    const port = await freePort();
    url = `http://127.0.0.1:${port}`;
    settings = { SITE_URL: `https://localhost:${ports.secure}`, TRUST_PROXY: '1', PORT: `${port}` };
    await start();
    nginx = await startNginx(ports, { apps: [url], dataDir: place.dataDir });
    for (const kind of kinds) await add(kind, `Fica ${kind}`);
  });
  afterAll(async () => {
    await nginx?.stop();
    await village?.kill();
    rmSync(place.dataDir, { recursive: true });
  });

  async function ask(path: string): Promise<{ status: number; text: string }> {
    const headers = { 'accept-encoding': 'br' };
    const answer = await askSecurely(`${nginx.secure}${path}`, { headers, more: { agent } });
    const isPacked = answer.headers['content-encoding'] === 'br';
    return {
      status: answer.status,
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

  const standby = () => join(place.dataDir, 'paginas/reserva/plain');
  const kept = () => {
    if (!existsSync(standby())) return [];
    const names = readdirSync(standby(), { recursive: true, encoding: 'utf8' });
    return names.filter((name) => name.includes('~'));
  };
  const sayIn = (title: string) =>
    kept().filter((name) => readFileSync(join(standby(), name), 'utf8').includes(title));
  const isLinked = ({ file }: Made) =>
    readdirSync(join(place.dataDir, 'paginas/f')).some((name) => file.includes(name.slice(0, 9)));

  /** Every address of the sitemap, and the feeds. */
  async function everyPage(): Promise<string[]> {
    const { body } = await call('GET', `${url}/sitemap.xml`);
    const listed = [...body.matchAll(/<loc>[a-z]+:\/\/[^/<]+([^<]*)/g)].map(
      ([, path = '']) => path,
    );
    return [...listed, '/sitemap.xml', '/feed.xml', '/documentos.xml', '/eventos.ics'];
  }

  /** Waits until all these pages are among the standby pages, which nginx sends when the program does not answer. */
  async function settled(pages: readonly string[]): Promise<void> {
    const name = (path: string) =>
      `${path.replace('?', '~').slice(1)}${path.includes('?') ? '' : '~'}`;
    const isThere = () => pages.every((path) => kept().includes(name(path)));
    if (!(await until(isThere, { patience: 120_000, every: 500 }))) {
      throw new Error(`not kept: ${pages.filter((path) => !kept().includes(name(path)))}`);
    }
  }

  /** What nginx sends although it should not: pages that name one of these records, and their files. */
  async function servedOf(gone: readonly Made[], pages: readonly string[]) {
    const served: string[] = [];
    for (const path of [...pages, ...gone.map((each) => each.path)]) {
      const { status, text } = await ask(path);
      const named = gone.filter(({ title }) => text.includes(title));
      if (status === 200) served.push(...named.map(({ title }) => `${title} at ${path}`));
    }
    for (const { file, title } of gone) {
      if ((await ask(fileAddress(file))).status === 200) served.push(`the file of ${title}`);
    }
    return served;
  }

  test('what is withdrawn is not to be had although the program is killed the moment after', async () => {
    const put = (each: Made, more: object) =>
      office.send('PUT', each.call, { ...each.body, ...more });
    const ways: Record<string, (each: Made) => ReturnType<Office['send']>> = {
      deleted: (each) => office.send('DELETE', each.call),
      'a draft again': (each) => put(each, { rascunho: true }),
      'given an hour': (each) =>
        put(each, { retirarEm: new Date(Date.now() + 2_000).toISOString() }),
    };
    const served: string[] = [];
    let [withdrawn, asked, others] = [0, 0, 0];
    for (const [way, withdraw] of Object.entries(ways)) {
      const doomed: Made[] = [];
      for (const kind of kinds) doomed.push(await add(kind, `Vai-se ${kind} ${way}`));
      const pages = await everyPage();
      // All of it is in memory, in the current set and among the standby pages.
      await settled(pages);
      const isThere = () => doomed.every((each) => sayIn(each.title).length > 0 && isLinked(each));
      if (!(await until(isThere, { patience: 90_000, every: 500 }))) throw new Error('never there');
      for (const path of pages) await ask(path);
      const answers = await Promise.all(doomed.map(withdraw));
      await village.kill();
      const refused = answers.find(({ status }) => status !== 200);
      if (refused) throw new Error(`${way}: ${refused.status} ${refused.body}`);
      if (way === 'given an hour') await pause(2_000);
      withdrawn += doomed.length;
      asked += pages.length + 2 * doomed.length;
      served.push(...(await servedOf(doomed, pages)));
      const left = await Promise.all(pages.map(ask));
      others += left.filter(({ status }) => status === 200).length;
      await start();
    }
    record({
      promise,
      proof: `${withdrawn} records ${Object.keys(ways).join(', ')}, kill -9 right after the answer, nginx alone; ${engine}`,
      reached: `${served.length} of ${asked} answers show one or give its file ${served.slice(0, 4).join('; ')} (${others} others were given out)`,
      promised: '0',
      ok: served.length === 0 && withdrawn === 12 && others > 0,
    });
  }, 900_000);

  test('what has an hour to go is not to be had beyond it, with nobody there; all other pages are', async () => {
    const pages = await everyPage();
    await settled(pages);
    const end = new Date(Date.now() + 15_000);
    const gone: Made[] = [];
    for (const kind of kinds) {
      gone.push(await add(kind, `Até já ${kind}`, { retirarEm: end.toISOString() }));
    }
    const urgent = { urgencia: 'Perigo', urgenteAte: end.toISOString() };
    const urgente = await add('aviso', 'Aviso urgente', urgent);
    const wasSeen = (await Promise.all(pages.map(ask))).filter(({ text }) =>
      text.includes('Até já'),
    );
    await settled([...pages, urgente.path]);
    await village.kill();
    const early = Date.now() < end.getTime();
    let [reads, failed] = [0, 0];
    while (Date.now() < end.getTime() + 1_000) {
      const { status } = await ask(pages[reads++ % pages.length] ?? '/');
      if (status !== 200) failed += 1;
      await pause(20);
    }
    const served = await servedOf(gone, pages);
    const texts = await Promise.all([...pages, urgente.path].map(ask));
    const claims = texts.filter(({ text }) => text.includes('data-urgent')).length;
    failed += texts.filter(({ status }) => status !== 200).length;
    await start();
    record({
      promise,
      proof: `${gone.length} records and an urgent notice whose hour passes after kill -9, nginx alone; ${engine}`,
      reached: `${served.length} of ${pages.length + 2 * gone.length} answers show one or give its file ${served.slice(0, 4).join('; ')} (${wasSeen.length} pages did before, killed in time: ${early}); ${claims} of ${texts.length} pages claim that something is urgent; ${failed} of ${reads + texts.length} readings of the other pages failed`,
      promised: '0, 0, 0 failed',
      ok: served.length + claims + failed === 0 && wasSeen.length > 0 && early,
    });
  }, 300_000);
});
