import { spawnSync } from 'node:child_process';
import { once } from 'node:events';
import { readdirSync, readFileSync, rmSync } from 'node:fs';
import { Agent } from 'node:https';
import { join } from 'node:path';
import { setTimeout as pause } from 'node:timers/promises';
import { brotliDecompressSync } from 'node:zlib';
import { afterAll, beforeAll, describe, test } from 'vitest';
import { keyOf } from '../../src/server/files/storedPath.ts';
import { freePort } from '../freePort.ts';
import { newPlace, type Place } from '../openTestStore.ts';
import { startProgram } from '../program.ts';
import { samplePdf } from '../validBody.ts';
import { type Answer, askSecurely } from './askSecurely.ts';
import { call } from './call.ts';
import { missingPrograms, type Nginx, prepareNginx, startNginx } from './nginx.ts';
import { headersOf, type Office, openOffice } from './office.ts';
import { record } from './report.ts';
import { settingsOf, startVillage, type Village } from './startVillage.ts';
import { until } from './until.ts';

const promise = 'The site stays readable';
const missing = missingPrograms();
const agent = new Agent({ keepAlive: true, maxSockets: 20 });

/** Asks as a browser does. */
const ask = (url: string, headers: Record<string, string> = {}) =>
  askSecurely(url, { headers: { 'accept-encoding': 'br', ...headers }, more: { agent } });

const textOf = ({ headers, body }: Answer) =>
  (headers['content-encoding'] === 'br' ? brotliDecompressSync(body) : body).toString();

/** The addresses that nginx keeps answers to, with their codings. */
function keptIn(folder: string): string[] {
  // Those still being written have a longer name.
  const names = readdirSync(folder).filter((name) => name.length === 32);
  const texts = names.map((name) => readFileSync(join(folder, name), 'latin1'));
  return texts.flatMap((text) => /^KEY: (.*)$/m.exec(text)?.[1] ?? []);
}

const listed = (sitemap: string, origin: string) =>
  [...sitemap.matchAll(/<loc>([^<]+)/g)].map(([, url = '']) => url.slice(origin.length));

describe.skipIf(missing.length > 0)('two processes over one folder', () => {
  let place: Place;
  let villages: Village[] = [];
  let offices: Office[] = [];
  let nginx: Nginx;
  let cache: string;
  const loja = (name: string) => ({
    name,
    identifier: 'mel',
    description: `<p>${'Pão e mel. '.repeat(200)}</p>`,
    phoneContacts: [],
    local: 'Largo',
    mainPhoto: 'https://exemplo.pt/a.jpg',
    photos: ['https://exemplo.pt/a.jpg'],
  });
  beforeAll(async () => {
    place = await newPlace('postgres');
    const prepared = await prepareNginx();
    const { settings } = prepared;
    cache = settings.CACHE_DIR;
    const start = () => startVillage(place, { pages: true, settings });
    villages = [await start(), await start()];
    const apps = villages.map(({ url }) => url);
    nginx = await startNginx(prepared, { apps, isFast: true });
    offices = [await openOffice(apps[0] ?? ''), await openOffice(apps[1] ?? '')];
    await offices[0]?.send('POST', '/api/lojas', loja('Loja número 0'));
    await offices[0]?.send('POST', '/api/documentos', {
      title: 'Orçamento',
      type: 'Orçamento e plano',
      orgao: 'Junta',
      date: '2024-03-15',
      files: [{ file: samplePdf, title: '' }],
    });
  });
  afterAll(async () => {
    await nginx?.stop();
    for (const village of villages) await village.kill();
    rmSync(place.dataDir, { recursive: true });
  });

  test('what nginx says with a page is what the program says', async () => {
    const paths = ['/', '/lojas', '/lojas/mel', '/aldeia', '/termos_e_condicoes'];
    const filters = ['/documentos?type=Or%C3%A7amento+e+plano&ano=2024&orgao=Junta'];
    const feeds = ['/sitemap.xml', '/robots.txt', '/feed.xml', '/eventos.ics'];
    const faults: string[] = [];
    let hits = 0;
    const plain = (all: Record<string, unknown>) => {
      const { date: _, connection: _c, 'keep-alive': _k, server: _s, ...rest } = all;
      return JSON.stringify(Object.entries(rest).sort());
    };
    for (const path of [...paths, ...filters, ...feeds]) {
      for (const coding of ['br', 'gzip', 'gzip, br;q=0', 'identity', '*']) {
        const headers = { 'accept-encoding': coding };
        const made = await call('GET', `${villages[0]?.url}${path}`, undefined, { headers });
        await ask(`${nginx.secure}${path}`, headers);
        const kept = await ask(`${nginx.secure}${path}`, headers);
        if (keptIn(cache).some((key) => key.endsWith(` ${path}`))) hits += 1;
        if (plain(kept.headers) !== plain(made.headers)) {
          faults.push(`${path} ${coding}: ${plain(kept.headers)} for ${plain(made.headers)}`);
        }
        const etag = String(kept.headers.etag);
        const again = await ask(`${nginx.secure}${path}`, { ...headers, 'if-none-match': etag });
        if (again.status !== 304 || again.body.length > 0) faults.push(`${path}: ${again.status}`);
      }
    }
    record({
      promise,
      proof: `${hits} answers of nginx beside those of the program, and 304`,
      reached: faults.length === 0 ? '0 differ' : faults.join('; '),
      promised: '0 differ',
      ok: faults.length === 0 && hits === 50,
    });
  });

  test('what is not the same for all, or not there, is not kept', async () => {
    const paths = ['/login', '/pesquisa?q=mel', '/pesquisa', '/not_found', '/nada', '/previsao'];
    const odd = [
      ...['/lojas/nada', '/inscricao/segredo', '/backoffice', '/lojas?pagina=9', '/api/lojas'],
      ...['/lojas/', '/LOJAS', '/lojas?pagina=1&tipo=x', '/saude', '/f/000000000-nada.pdf'],
      ...['/feed.xml?tipo=x', '/icone.svg?tipo=x', `${samplePdf}?tipo=x`, '/f%65ed.xml'],
    ];
    for (const path of [...paths, ...odd]) {
      for (let time = 0; time < 3; time++) await ask(`${nginx.secure}${path}`);
    }
    const kept = keptIn(cache);
    const wrong = kept.filter((key) =>
      /login|pesquisa|not_found|nada|previsao|inscricao|backoffice|api|=9|LOJAS|lojas\/$|tipo=x|%65/.test(
        key,
      ),
    );
    const { token } = await openOffice(villages[0]?.url ?? '');
    const { headers } = await call('GET', `${villages[0]?.url}/api/auth`, undefined, {
      headers: headersOf(token),
    });
    const cookie = String(headers['set-cookie']).split(';')[0] ?? '';
    await ask(`${nginx.secure}/executivo`, { cookie });
    if (keptIn(cache).some((key) => key.includes('/executivo'))) wrong.push('a page for staff');
    record({
      promise,
      proof: 'logins, searches, private and missing pages, other spellings, refusals, asked for',
      reached: `${wrong.length} of ${kept.length} answers kept ${wrong.join()}`,
      promised: '0',
      ok: wrong.length === 0 && kept.length >= 30,
    });
  });

  test('nobody reads what was a second before an answered change, nor half a page', async () => {
    const changes = 150;
    const url = `${nginx.secure}/lojas/mel`;
    /** When each change was answered. */
    const answeredAt: number[] = [performance.now()];
    let seen = 0;
    const faults = { stale: 0, older: 0, half: 0, failed: 0 };
    let [reads, slowest, isOver] = [0, 0, false];
    const write = async () => {
      for (let number = 1; number <= changes; number++) {
        const office = offices[number % 2];
        const put = await office?.send('PUT', '/api/lojas/mel', loja(`Loja número ${number}`));
        if (put?.status !== 200) throw new Error(`${put?.status} ${put?.body}`);
        answeredAt[number] = performance.now();
        await pause(100);
      }
      isOver = true;
    };
    const numberIn = (html: string) => Number(/<h1[^>]*>Loja número (\d+)/.exec(html)?.[1] ?? -1);
    const read = async () => {
      const begun = performance.now();
      // nginx counts whole seconds from when an answer came: one may stand for two by this clock.
      const least = answeredAt.findLastIndex((at) => at < begun - 2_000 - slowest);
      const before = seen;
      const answer = await ask(url);
      slowest = Math.max(slowest, performance.now() - begun);
      const html = textOf(answer);
      const shown = numberIn(html);
      if (answer.status !== 200) faults.failed += 1;
      else if (!html.endsWith('</html>')) faults.half += 1;
      else if (shown < least) faults.stale += 1;
      else if (shown < before) faults.older += 1;
      seen = Math.max(seen, shown);
      reads += 1;
    };
    const readOn = async () => {
      while (!isOver) await read();
    };
    await Promise.all([write(), ...Array.from({ length: 8 }, readOn)]);
    record({
      promise,
      proof: `${reads} reads during ${changes} changes over two processes`,
      reached: `${faults.stale} from a second before an answered change, ${faults.older} older than seen, ${faults.half} half, ${faults.failed} failed; ${seen} seen, the slowest after ${Math.round(slowest)} ms`,
      promised: '0, 0, 0, 0',
      ok: Object.values(faults).every((each) => each === 0) && seen > changes - 50 && reads > 2_000,
    });
  });
});

describe.skipIf(missing.length > 0)('the program behind nginx', () => {
  let place: Place;
  let nginx: Nginx;
  let program: ReturnType<typeof startProgram>;
  let settings: Record<string, string>;
  let pages: string[];
  const kept = (url: string) => {
    const keys = keptIn(settings.CACHE_DIR ?? '');
    return ['br', 'gzip', ''].every((coding) => keys.includes(`${coding} ${url}`));
  };
  /** The links of the landing page, without those that need the program. */
  let linked: string[];
  /** A photo that nothing public names any more. */
  let reversals = '/f/000000000-nenhuma.jpg';

  async function start(): Promise<void> {
    program = startProgram('dist/main.js', { cwd: place.dataDir, env: settings });
    program.stderr.resume();
    for await (const chunk of program.stdout) if (String(chunk).includes('Aldeia:')) break;
  }
  async function end(signal: 'SIGTERM' | 'SIGKILL'): Promise<void> {
    const ended = once(program, 'exit');
    program.kill(signal);
    await ended;
  }
  beforeAll(async () => {
    place = await newPlace('sqlite');
    const prepared = await prepareNginx();
    const port = await freePort();
    settings = {
      ...settingsOf(place),
      ...prepared.settings,
      DEMO: '1',
      PORT: String(port),
      HOST: '127.0.0.1',
    };
    nginx = await startNginx(prepared, { apps: [`http://127.0.0.1:${port}`], isFast: true });
    await start();
    pages = listed(textOf(await ask(`${nginx.secure}/sitemap.xml`)), nginx.secure);
    const first = textOf(await ask(nginx.secure));
    linked = [...first.matchAll(/href="(\/[^"#]*)/g)]
      .map(([, url = '']) => url.replaceAll('&amp;', '&'))
      .filter((url) => !/^\/(?:login|pesquisa|assets)\b/.test(url));
    const all = [...pages, ...linked.filter((url) => url.includes('?'))];
    if (!(await until(() => all.every(kept), { patience: 420_000 }))) {
      throw new Error(`not kept: ${all.filter((url) => !kept(url))}`);
    }
  }, 480_000);
  afterAll(async () => {
    await nginx?.stop();
    program?.kill('SIGKILL');
    rmSync(place.dataDir, { recursive: true });
  });

  test('no reading of a page fails while the program starts anew', async () => {
    let [reads, failed, isOver] = [0, 0, false];
    const read = async () => {
      while (!isOver) {
        const path = pages[reads++ % pages.length];
        const answer = await ask(`${nginx.secure}${path}`).catch(() => undefined);
        if (answer?.status !== 200 || !textOf(answer).endsWith('</html>')) failed += 1;
      }
    };
    const reading = Promise.all([read(), read(), read()]);
    for (let time = 0; time < 10; time++) {
      await end(time % 2 ? 'SIGKILL' : 'SIGTERM');
      await pause(200);
      await start();
      await pause(200);
    }
    isOver = true;
    await reading;
    record({
      promise,
      proof: '5 × SIGTERM and 5 × SIGKILL, started anew each time',
      reached: `${failed} of ${reads} readings of ${pages.length} pages failed`,
      promised: '0 failed',
      ok: failed === 0 && reads > 1_000,
    });
  });

  test('what was taken back is gone from the cache before the answer, and the rest comes back', async () => {
    const office = await openOffice(`http://127.0.0.1:${settings.PORT}`);
    const path = pages.find((each) => each.startsWith('/lojas/')) ?? '';
    const { loja } = JSON.parse((await office.send('GET', `/api${path}`)).body);
    reversals = loja.mainPhoto;
    await ask(`${nginx.secure}${reversals}`);
    const shows = () =>
      keptIn(settings.CACHE_DIR ?? '').filter(
        (key) => key.endsWith(path) || key.includes(keyOf(reversals)),
      );
    const before = shows().length;
    await office.send('DELETE', `/api${path}`);
    const after = shows().length;
    const { status } = await ask(`${nginx.secure}${reversals}`);
    const inAnyLanguage = pages.filter((each) => each.endsWith(path));
    pages = pages.filter((each) => !inAnyLanguage.includes(each));
    linked = linked.filter((each) => !inAnyLanguage.includes(each));
    // The program waits for a quiet minute, and then asks for every page.
    const isWhole = await until(() => pages.every(kept), { patience: 240_000, every: 1_000 });
    record({
      promise,
      proof: 'a shop deleted, then looked for in the cache in every language, with its photo',
      reached: `${before} answers kept before, ${after} after; its photo is answered with ${status} at once; the others are back: ${isWhole} ${pages.filter((each) => !kept(each)).slice(0, 3)}`,
      promised: '0 after; 404; back',
      ok: isWhole && inAnyLanguage.length === 2 && status === 404 && before > 3 && after === 0,
    });
  }, 300_000);

  test.skipIf(process.getuid?.() !== 0)('nginx may read nothing of the village', () => {
    const { dataDir } = place;
    const as = { uid: 33, gid: 33 };
    const reads = (path: string) => spawnSync('cat', [join(dataDir, path)], as).status === 0;
    const lists = (path: string) => spawnSync('ls', [join(dataDir, path)], as).status === 0;
    const [upload = ''] = readdirSync(join(dataDir, 'uploads')).filter((name) => name[0] !== '.');
    const open = [
      ...['aldeia.db', 'secrets.json', `uploads/${upload}`].filter(reads),
      ...['.', 'uploads', 'proofs'].filter(lists),
    ];
    record({
      promise,
      proof: 'the database, the keys, uploads and folders, read as www-data',
      reached: `${open.length} of 6 open ${open.join()}`,
      promised: '0 open',
      ok: open.length === 0,
    });
  });

  test('with the program dead every page is there, and forms are told', async () => {
    const askAll = () => Promise.all(pages.map((path) => ask(`${nginx.secure}${path}`)));
    const named = new Set(
      (await askAll()).flatMap((each) => textOf(each).match(/\/(?:f|assets)\/[\w./-]+\w/g) ?? []),
    );
    const isWhole = () => {
      const keys = keptIn(settings.CACHE_DIR ?? '').join('\n');
      return [...named].every((path) => keys.includes(path));
    };
    await until(isWhole, { patience: 240_000, every: 1_000 });
    await end('SIGKILL');
    const answers = await askAll();
    const failed = pages.filter((_, index) => answers[index]?.status !== 200);
    const lost: string[] = [];
    for (const path of named) {
      // A page that was not rendered again yet may still show it.
      if (path.startsWith(keyOf(reversals))) continue;
      const { status, headers } = await ask(`${nginx.secure}${path}`);
      const isHandedOver =
        !path.endsWith('.pdf') || /^attachment\b/.test(String(headers['content-disposition']));
      if (status !== 200 || !isHandedOver) lost.push(path);
    }
    for (const path of linked.filter((each) => !pages.includes(each))) {
      if ((await ask(`${nginx.secure}${path}`)).status !== 200) lost.push(path);
    }
    const faults: string[] = [];
    if ((await ask(`${nginx.secure}${reversals}`)).status === 200) faults.push(reversals);
    for (const path of ['/login', '/backoffice', '/pesquisa?q=mel', '/inscricao/segredo']) {
      const { status, headers, body } = await ask(`${nginx.secure}${path}`);
      const isTold = body.includes('Voltamos já') && headers['retry-after'] === '10';
      if (status !== 503 || !isTold) faults.push(`${path} ${status}`);
    }
    for (const [method, path] of [
      ...[
        ['POST', '/api/mensagens'],
        ['POST', '/api/inscricoes'],
        ['PUT', '/api/lojas/x'],
      ],
      ...[
        ['GET', '/api/auth'],
        ['POST', '/api/file'],
        ['POST', '/'],
      ],
    ] as [string, string][]) {
      const answer = await askSecurely(nginx.secure + path, {
        method,
        ...(method === 'GET' ? {} : { body: '{}' }),
        more: { agent },
      });
      const { errors } = JSON.parse(answer.body.toString());
      const isTold = /^O site está a ser atualizado/.test(errors[0].msg) && errors[0].param === '';
      const { 'retry-after': again, 'cache-control': keeping } = answer.headers;
      if (answer.status !== 503 || !isTold || again !== '10' || keeping !== 'no-store')
        faults.push(`${method} ${path} ${answer.status}`);
    }
    record({
      promise,
      proof: `the program dead: the sitemap, ${named.size} pictures and build files`,
      reached: `${failed.length} of ${pages.length} pages and ${lost.length} files missing ${[...failed, ...lost].slice(0, 3)}; ${linked.length} links followed; ${faults.length} calls not told ${faults.join()}`,
      promised: '0 missing, 0 not told',
      ok: failed.length + lost.length + faults.length === 0 && named.size > 50,
    });
  }, 300_000);
});
