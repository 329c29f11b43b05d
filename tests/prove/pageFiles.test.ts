import { spawnSync } from 'node:child_process';
import { once } from 'node:events';
import { existsSync, readdirSync, rmSync } from 'node:fs';
import { Agent } from 'node:https';
import { join } from 'node:path';
import { setTimeout as pause } from 'node:timers/promises';
import { brotliDecompressSync } from 'node:zlib';
import { afterAll, beforeAll, describe, test } from 'vitest';
import { keyOf } from '../../src/server/files/storedPath.ts';
import { newPlace, type Place } from '../openTestStore.ts';
import { startProgram } from '../program.ts';
import { samplePdf } from '../validBody.ts';
import { type Answer, askSecurely } from './askSecurely.ts';
import { call } from './call.ts';
import { missingPrograms, type Nginx, portsForNginx, startNginx } from './nginx.ts';
import { type Office, openOffice } from './office.ts';
import { record } from './report.ts';
import { settingsOf, startVillage, type Village } from './startVillage.ts';
import { together } from './together.ts';
import { until } from './until.ts';

const promise = 'The site stays readable';
const missing = missingPrograms();
const agent = new Agent({ keepAlive: true, maxSockets: 20 });

/** Asks as a browser does. */
const ask = (url: string, headers: Record<string, string> = {}) =>
  askSecurely(url, { headers: { 'accept-encoding': 'br', ...headers }, more: { agent } });

const textOf = ({ headers, body }: Answer) =>
  (headers['content-encoding'] === 'br' ? brotliDecompressSync(body) : body).toString();

/** nginx makes an ETag of a time and a length, the program of a checksum. */
const isFile = ({ headers }: Answer) => /^"[0-9a-f]{1,8}-[0-9a-f]+"$/.test(String(headers.etag));

const listed = (sitemap: string, origin: string) =>
  [...sitemap.matchAll(/<loc>([^<]+)/g)].map(([, url = '']) => url.slice(origin.length));

describe.skipIf(missing.length > 0)('two processes over one folder', () => {
  let place: Place;
  let villages: Village[] = [];
  let offices: Office[] = [];
  let nginx: Nginx;
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
    const ports = await portsForNginx();
    const settings = { SITE_URL: `https://localhost:${ports.secure}`, TRUST_PROXY: '1' };
    const start = () => startVillage(place, { pages: true, settings });
    villages = [await start(), await start()];
    const apps = villages.map(({ url }) => url);
    nginx = await startNginx(ports, { apps, dataDir: place.dataDir });
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
    let files = 0;
    for (const path of [...paths, ...filters, ...feeds]) {
      for (const coding of ['br', 'gzip', 'gzip, br;q=0', 'identity', '*']) {
        const headers = { 'accept-encoding': coding };
        const made = await call('GET', `${villages[0]?.url}${path}`, undefined, { headers });
        let found = await ask(`${nginx.secure}${path}`, headers);
        await until(
          async () => {
            found = await ask(`${nginx.secure}${path}`, headers);
            return isFile(found);
          },
          { patience: 10_000 },
        );
        if (isFile(found)) files += 1;
        else faults.push(`${path} is no file`);
        const plain = (all: Record<string, unknown>) => {
          const { date: _, connection: _c, 'keep-alive': _k, server: _s, etag: _e, ...rest } = all;
          return JSON.stringify(Object.entries(rest).sort());
        };
        if (plain(found.headers) !== plain(made.headers)) {
          faults.push(`${path} ${coding}: ${plain(found.headers)} for ${plain(made.headers)}`);
        }
        const etag = String(found.headers.etag);
        const again = await ask(`${nginx.secure}${path}`, { ...headers, 'if-none-match': etag });
        if (again.status !== 304 || again.body.length > 0) faults.push(`${path}: ${again.status}`);
      }
    }
    record({
      promise,
      proof: `${files} answers of nginx beside those of the program, and 304`,
      reached: faults.length === 0 ? '0 differ' : faults.join('; '),
      promised: '0 differ',
      ok: faults.length === 0 && files === 50,
    });
  });

  test('what is not the same for all, or not there, has no file', async () => {
    const paths = ['/login', '/pesquisa?q=mel', '/pesquisa', '/not_found', '/nada', '/previsao'];
    const odd = [
      '/lojas/nada',
      '/inscricao/segredo',
      '/backoffice',
      '/lojas?pagina=9',
      '/api/lojas',
    ];
    for (const path of [...paths, ...odd]) {
      for (let time = 0; time < 3; time++) await ask(`${nginx.secure}${path}`);
    }
    await pause(1_000);
    const kept = ['atual/', 'reserva'].flatMap((folder) =>
      readdirSync(join(place.dataDir, 'paginas', folder), { recursive: true }).map(String),
    );
    const wrong = kept.filter((name) =>
      /login|pesquisa|not_found|nada|previsao|inscricao|backoffice|api|=9/.test(name),
    );
    record({
      promise,
      proof: 'logins, searches, private and missing pages, refusals, asked for',
      reached: `${wrong.length} of ${kept.length} files ${wrong.join()}`,
      promised: '0',
      ok: wrong.length === 0 && kept.length > 20,
    });
  });

  test('nobody reads what was before an answered change, nor half a page', async () => {
    const [changes, reads] = [500, 10_000];
    const url = `${nginx.secure}/lojas/mel`;
    let answered = 0;
    let seen = 0;
    let slowest = 0;
    const faults = { stale: 0, older: 0, half: 0, failed: 0 };
    let [files, done] = [0, 0];
    const write = async () => {
      for (let number = 1; number <= changes; number++) {
        // Keeps pace with the reading, so that both end together.
        while (done < (number / changes) * reads * 0.95) await pause(1);
        const office = offices[number % 2];
        const put = await office?.send('PUT', '/api/lojas/mel', loja(`Loja número ${number}`));
        if (put?.status !== 200) throw new Error(`${put?.status} ${put?.body}`);
        answered = number;
        const since = Date.now();
        if (numberIn(textOf(await ask(url))) < number) faults.stale += 1;
        slowest = Math.max(slowest, Date.now() - since);
      }
    };
    const numberIn = (html: string) => Number(/<h1[^>]*>Loja número (\d+)/.exec(html)?.[1] ?? -1);
    const read = async () => {
      const least = { answered, seen };
      const answer = await ask(url);
      const html = textOf(answer);
      const shown = numberIn(html);
      if (answer.status !== 200) faults.failed += 1;
      else if (!html.endsWith('</html>')) faults.half += 1;
      else if (shown < least.answered) faults.stale += 1;
      else if (shown < least.seen) faults.older += 1;
      seen = Math.max(seen, shown);
      if (isFile(answer)) files += 1;
      done += 1;
    };
    await Promise.all([write(), together(reads, 8, read)]);
    const sets = () => readdirSync(join(place.dataDir, 'paginas/conjuntos')).length;
    await until(() => sets() <= 2, { patience: 150_000 });
    record({
      promise,
      proof: `${reads} reads during ${changes} changes over two processes`,
      reached: `${faults.stale} from before an answered change, ${faults.older} older than seen, ${faults.half} half, ${faults.failed} failed; ${Math.round((100 * files) / reads)} % files; each change shows at the first look, which took at most ${slowest} ms; ${sets()} sets left`,
      promised: '0, 0, 0, 0',
      ok: Object.values(faults).every((each) => each === 0) && files > 0 && sets() <= 2,
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
    const [path, query = ''] = url.split('?');
    return existsSync(join(place.dataDir, 'paginas/reserva/plain', `${path}~${query}`));
  };
  /** The links of the landing page, without those that need the program. */
  let linked: string[];
  /** A photo that nothing public names any more. */
  let takenBack = '/f/000000000-nenhuma.jpg';

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
    const ports = await portsForNginx();
    const app = await portsForNginx();
    settings = {
      ...settingsOf(place),
      DEMO: '1',
      PORT: String(app.plain),
      HOST: '127.0.0.1',
      TRUST_PROXY: '1',
      SITE_URL: `https://localhost:${ports.secure}`,
    };
    await start();
    const apps = [`http://127.0.0.1:${app.plain}`];
    nginx = await startNginx(ports, { apps, dataDir: place.dataDir });
    pages = listed(textOf(await ask(`${nginx.secure}/sitemap.xml`)), nginx.secure);
    const first = textOf(await ask(nginx.secure));
    linked = [...first.matchAll(/href="(\/[^"#]*)/g)]
      .map(([, url = '']) => url.replaceAll('&amp;', '&'))
      .filter((url) => !/^\/(?:login|pesquisa|assets)\b/.test(url));
    const all = [...pages, ...linked.filter((url) => url.includes('?'))];
    if (!(await until(() => all.every(kept), { patience: 180_000 }))) {
      throw new Error(`not kept: ${all.filter((url) => !kept(url))}`);
    }
  }, 240_000);
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

  test('what was taken back is gone from the files too', async () => {
    const office = await openOffice(`http://127.0.0.1:${settings.PORT}`);
    const path = pages.find((each) => each.startsWith('/lojas/')) ?? '';
    const { loja } = JSON.parse((await office.send('GET', `/api${path}`)).body);
    takenBack = loja.mainPhoto;
    const pictures = () =>
      readdirSync(join(place.dataDir, 'paginas/f')).filter((name) =>
        takenBack.includes(name.slice(0, 9)),
      );
    const before = pictures().length;
    await office.send('DELETE', `/api${path}`);
    const { status } = await ask(`${nginx.secure}${takenBack}`);
    const begun = performance.now();
    const isUnlinked = await until(() => pictures().length === 0, { patience: 20_000 });
    const seconds = ((performance.now() - begun) / 1000).toFixed(1);
    const inAnyLanguage = pages.filter((each) => each.endsWith(path));
    const isGone = await until(() => !inAnyLanguage.some(kept), { patience: 20_000 });
    pages = pages.filter((each) => !inAnyLanguage.includes(each));
    linked = linked.filter((each) => !inAnyLanguage.includes(each));
    const isWhole = await until(() => pages.every(kept), { patience: 60_000 });
    record({
      promise,
      proof: 'a shop deleted, then looked for among the files in every language, with its photo',
      reached: `gone: ${isGone}, the others there: ${isWhole} ${pages.filter((each) => !kept(each)).slice(0, 3)}; its photo is answered with ${status} at once, ${before} links to it gone: ${isUnlinked}, after ${seconds} s`,
      promised: 'gone, the others there; 404',
      ok:
        isGone &&
        isWhole &&
        inAnyLanguage.length === 2 &&
        status === 404 &&
        before > 0 &&
        isUnlinked,
    });
  });

  test.skipIf(process.getuid?.() !== 0)('nginx may read the pages, and nothing else', () => {
    const { dataDir } = place;
    const as = { uid: 33, gid: 33 };
    const reads = (path: string) => spawnSync('cat', [join(dataDir, path)], as).status === 0;
    const lists = (path: string) => spawnSync('ls', [join(dataDir, path)], as).status === 0;
    const [upload = ''] = readdirSync(join(dataDir, 'uploads')).filter((name) => name[0] !== '.');
    const [picture = ''] = readdirSync(join(dataDir, 'paginas/f'));
    const open = [
      ...['aldeia.db', 'secrets.json', `uploads/${upload}`].filter(reads),
      ...['.', 'uploads', 'proofs', 'paginas', 'paginas/f', 'paginas/atual/br/'].filter(lists),
    ];
    const isReadable = reads('paginas/reserva/br/lojas~') && reads(`paginas/f/${picture}`);
    record({
      promise,
      proof: 'the database, the keys, uploads and folders, read as www-data',
      reached: `${open.length} of 9 open ${open.join()}; pages and their pictures readable: ${isReadable}`,
      promised: '0 open, pages readable',
      ok: open.length === 0 && isReadable,
    });
  });

  test('with the program dead every page is there, and forms are told', async () => {
    await end('SIGKILL');
    const answers = await Promise.all(pages.map((path) => ask(`${nginx.secure}${path}`)));
    const failed = pages.filter((_, index) => answers[index]?.status !== 200);
    const named = new Set(
      answers.flatMap((answer) => textOf(answer).match(/\/(?:f|assets)\/[\w./-]+\w/g) ?? []),
    );
    const lost: string[] = [];
    for (const path of named) {
      // A page that was not rendered again yet may still show it.
      if (path.startsWith(keyOf(takenBack))) continue;
      const { status, headers } = await ask(`${nginx.secure}${path}`);
      const isHandedOver =
        !path.endsWith('.pdf') || headers['content-disposition'] === 'attachment';
      if (status !== 200 || !isHandedOver) lost.push(path);
    }
    for (const path of linked.filter((each) => !pages.includes(each))) {
      if ((await ask(`${nginx.secure}${path}`)).status !== 200) lost.push(path);
    }
    const faults: string[] = [];
    if ((await ask(`${nginx.secure}${takenBack}`)).status === 200) faults.push(takenBack);
    for (const path of ['/login', '/backoffice', '/pesquisa?q=mel', '/inscricao/segredo']) {
      const { status, headers, body } = await ask(`${nginx.secure}${path}`);
      const isTold = body.includes('Voltamos já') && headers['retry-after'] === '60';
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
      if (answer.status !== 503 || !isTold || again !== '60' || keeping !== 'no-store')
        faults.push(`${method} ${path} ${answer.status}`);
    }
    record({
      promise,
      proof: `the program dead: the sitemap, ${named.size} pictures and build files`,
      reached: `${failed.length} of ${pages.length} pages and ${lost.length} files missing ${[...failed, ...lost].slice(0, 3)}; ${linked.length} links followed; ${faults.length} calls not told ${faults.join()}`,
      promised: '0 missing, 0 not told',
      ok: failed.length + lost.length + faults.length === 0 && named.size > 50,
    });
  });
});
