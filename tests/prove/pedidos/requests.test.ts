import { readdirSync, readFileSync } from 'node:fs';
import { join } from 'node:path';
import fc from 'fast-check';
import { sql } from 'kysely';
import { describe, expect, test } from 'vitest';
import { estados, isClosed } from '../../../src/features/pedidos/estados.ts';
import { numeracao, passos, pedidos } from '../../../src/features/pedidos/tables.server.ts';
import { addDays } from '../../../src/language/calendar.ts';
import { bothEngines } from '../../openTestStore.ts';
import { dog, person, requestsIn, rightAnswers } from '../../pedidos/requestsIn.ts';
import { type TestApp, testApp } from '../../startApp.ts';
import { call } from '../call.ts';
import { knownRoutes } from '../knownRoutes.ts';
import { nonsenseOver } from '../nonsense.ts';
import { rawRequest } from '../rawRequest.ts';
import { record } from '../report.ts';
import { together } from '../together.ts';
import { pdfSaying, uploadOf } from '../uploadOf.ts';
import { villageFor } from '../villageFor.ts';
import { quantile } from '../watchWorker.ts';

const isOurs = ({ url }: { url: string }) => /^\/api\/(pedidos?|servicos)\b/.test(url);

/** Words that only the applicant and the staff at the counter may read. */
const marks = ['Zulmira', 'zulmira@', '912345678', 'Farrusco', '501964843', 'lobisomem'];

/** Files below a folder, as one text. */
const wordsIn = (folder: string) =>
  readdirSync(folder, { recursive: true, withFileTypes: true })
    .filter((entry) => entry.isFile())
    .map((entry) => readFileSync(join(entry.parentPath, entry.name), 'latin1'))
    .join('\n');

test.each(bothEngines)('a request is told to no stranger, anywhere, on %s', async (engine) => {
  // Behind a web server, so that pages are files too.
  const settings = { SITE_URL: 'https://localhost', TRUST_PROXY: '1' };
  const opened = await villageFor(engine, { pages: true, settings });
  const { place, village, store, office } = opened;
  await office.send('POST', '/api/servicos', dog);
  const entered = await office.send('POST', '/api/pedidos/balcao', {
    ...person,
    servico: dog?.identifier,
    respostas: { ...rightAnswers, 'nome-do-cao': 'Farrusco' },
  });
  expect(entered.status).toBe(201);
  const [pedido] = await store.list(pedidos);
  const { _id = '', segredo = '', numero = '' } = pedido ?? {};
  const own = `${village.url}/api/pedido/${segredo}`;
  const { body, headers } = uploadOf(pdfSaying('lobisomem'));
  expect((await call('POST', `${own}/ficheiros`, body, { headers })).status).toBe(201);
  expect((await call('POST', `${own}/respostas`, { texto: 'Vi um lobisomem.' })).status).toBe(201);
  await office.send('PUT', `/api/pedidos/${_id}`, { estado: 'em-curso' });
  // Control: with the secret the words are read, so they would be found if they leaked.
  expect((await call('GET', own)).body).toContain('lobisomem');

  const readable = (await knownRoutes()).filter(({ method }) => method === 'GET');
  const guesses = [_id, numero.replace('/', '-'), encodeURIComponent(numero), 'A'.repeat(43)];
  const words = ['Zulmira', 'Farrusco', 'lobisomem', numero].map(encodeURIComponent);
  const addresses = [
    ...readable.flatMap(({ url }) => guesses.map((key) => url.replace(/:\w+|\*/g, key))),
    ...words.flatMap((q) => [`/pesquisa?q=${q}`, `/api/pesquisa?q=${q}`]),
    ...['/', '/balcao', `/balcao/${dog?.identifier}`, '/contactos', '/privacidade', '/sitemap.xml'],
    ...['/feed.xml', '/robots.txt', '/api/docs'],
  ];
  const told: string[] = [];
  await together(addresses.length, 10, async (at) => {
    const address = addresses[at] ?? '';
    const { body: said, status } = await call('GET', village.url + address);
    // A search page repeats the words that were searched for.
    const asked = decodeURIComponent(address);
    const found = [...marks, segredo].filter(
      (mark) => !asked.includes(mark) && said.includes(mark),
    );
    if (found.length > 0 || status >= 500) told.push(`${address}: ${status} ${found}`);
  });
  await village.kill();
  const log = village.log();
  for (const mark of [...marks, segredo]) if (log.includes(mark)) told.push(`the log: ${mark}`);
  const uploaded = wordsIn(join(place.dataDir, 'uploads'));
  for (const mark of marks) if (uploaded.includes(mark)) told.push(`an upload: ${mark}`);
  record({
    promise: 'Personal data is private',
    proof: `a request with a file and a conversation; ${addresses.length} addresses, the log and all uploads; ${engine}`,
    reached: told.slice(0, 5).join('; ') || 'not a word told',
    promised: 'nothing of it told to a stranger',
    ok: told.length === 0,
  });
});

test.each(bothEngines)(
  'ten thousand senseless requests about requests do no harm on %s',
  async (engine) => {
    const { village, store, office } = await villageFor(engine);
    await office.send('POST', '/api/servicos', dog);
    const whole = {
      ...person,
      servico: dog?.identifier,
      respostas: rightAnswers,
      estado: 'em-curso',
      passo: 'pagamento',
      meio: 'numerario',
      texto: 'Olá',
      versao: 1,
    };
    await office.send('POST', '/api/pedidos/balcao', whole);
    const [first] = await store.list(pedidos);
    const routes = (await knownRoutes()).filter(isOurs);
    const keys = [first?._id ?? '', first?.segredo ?? '', dog?.identifier ?? ''];
    const given = { token: office.token, keys, bodies: [whole] };
    const requests = fc.sample(nonsenseOver(routes, given), { numRuns: 10_000, seed: 20_281_118 });
    const failed: string[] = [];
    await together(requests.length, 20, async (at) => {
      const { method = '', path = '', bytes = Buffer.alloc(0) } = requests[at] ?? {};
      const { status } = await rawRequest(village.url, bytes);
      if (status >= 500) failed.push(`${method} ${path.slice(0, 200)} → ${status}`);
    });
    const alive = await call('GET', `${village.url}/saude`);
    const numbers = (await store.list(pedidos)).map(({ numero }) => numero);
    const areOnce = new Set(numbers).size === numbers.length;
    record({
      promise: 'Nonsense is harmless',
      proof: `10000 generated requests over the ${routes.length} routes of requests and services; ${engine}`,
      reached: `${failed.length} × 5xx; ${failed.slice(0, 3).join('; ')} alive: ${alive.status === 200}, ${numbers.length} requests with numbers of their own`,
      promised: '0 × 5xx, alive',
      ok: failed.length === 0 && alive.status === 200 && areOnce,
    });
  },
);

const firstClosed = Date.parse('2026-05-01T10:00:00.000Z');

/** Requests as they are after years: all but a hundred or two are closed. */
const fill = (store: TestApp['store'], count: number) =>
  store.transaction(async (trx) => {
    for (let each = 0; each < count; each++) {
      const isOld = each >= 100 && each % 100 > 0;
      const estado = isOld ? 'concluido' : (estados[each % estados.length] ?? 'recebido');
      const { _id } = await trx.create(pedidos, {
        nome: `Pessoa ${each}`,
        numero: `2026/${each}`,
        chave: `c${each}`,
        segredo: `s${each}`,
        servico: 'licenca-de-cao',
        servicoNome: 'Licença de cão',
        estado,
        // Half of them are problems, and on the site.
        ...(each % 2 === 0 && {
          assunto: 'Água',
          publicadoEm: `2026-05-0${1 + (each % 9)}T10:00:00.000Z`,
        }),
        prazoAte: addDays('2026-05-20', each % 30),
        fechadoEm: isClosed(estado) ? new Date(firstClosed + each * 61_234).toISOString() : '',
      });
      await trx.create(passos, { pedido: _id, de: 'junta', texto: 'Feito.' });
    }
  });

describe.each(bothEngines)('ten thousand requests on %s', (engine) => {
  const villages = { few: testApp(engine), many: testApp(engine) };

  test('are listed about as quickly as a hundred', async () => {
    for (const [which, t] of Object.entries(villages)) {
      await requestsIn(t).begin();
      await t.store.remove(numeracao, {});
      await fill(t.store, which === 'few' ? 100 : 10_000);
      // PostgreSQL's autovacuum would do this not long after.
      if (engine === 'postgres') await sql`vacuum analyze`.execute(t.store.db);
    }
    // The lists that the screen links to.
    const lists = ['abertos', 'recebido', 'atrasados', 'problemas', 'fechados'];
    const ratios: { list: string; ratio: number }[] = [];
    for (const list of lists) {
      const taken: Record<string, number[]> = { few: [], many: [] };
      // In turn, so that whatever else the machine does slows both alike.
      for (let time = 0; time < 200; time++) {
        for (const [which, t] of Object.entries(villages)) {
          const before = performance.now();
          await t.staff('GET', `/api/pedidos?estado=${list}&limit=8&offset=0`);
          taken[which]?.push(performance.now() - before);
        }
      }
      // Wall-clock time, since PostgreSQL works in another process; and the quickest tenth, which
      // other load on the machine disturbs least.
      const quickest = (which: 'few' | 'many') => quantile(taken[which] ?? [], 0.1);
      ratios.push({ list, ratio: quickest('many') / quickest('few') });
    }
    record({
      promise: 'The site stays readable',
      proof: `lists of 10,000 requests, most of them closed, against 100; ${engine}`,
      reached: ratios.map(({ list, ratio }) => `${list} ${ratio.toFixed(2)}`).join(', '),
      promised: 'within 1.2 of each other',
      ok: ratios.every(({ ratio }) => ratio <= 1.2),
    });
  });
});
