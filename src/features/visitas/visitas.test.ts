import { createSocket } from 'node:dgram';
import { once } from 'node:events';
import { lstatSync, readdirSync, readFileSync } from 'node:fs';
import { get, type IncomingMessage } from 'node:http';
import type { AddressInfo } from 'node:net';
import { join } from 'node:path';
import fastify from 'fastify';
import { describe, expect, test } from 'vitest';
import { freePort } from '../../../tests/freePort.ts';
import { engines } from '../../../tests/openTestStore.ts';
import { refused, testApp } from '../../../tests/startApp.ts';
import { validBody } from '../../../tests/validBody.ts';
import { messages } from '../../language/messages.ts';
import { avisos } from '../../sections/avisos.ts';
import { answeredIn } from './heard.server.ts';
import { visitas, writeSums } from './sums.server.ts';
import { countVisits } from './visitas.server.ts';
import { isPeriod, periodAfter, periodInWords } from './visitas.ts';
import { type Answered, networkOf, type Sum, visitCounter } from './visitCounter.server.ts';

const firefox = 'Mozilla/5.0 (X11; Linux x86_64; rv:140.0) Gecko/20100101 Firefox/140.0';
const page: Answered = {
  method: 'GET',
  url: '/',
  status: 200,
  address: '192.0.2.7',
  agent: firefox,
  referrer: '',
  mode: '',
  isPrivate: false,
  isStaff: false,
};

function counterAt(moment: string) {
  let now = new Date(moment);
  const counter = visitCounter({ siteUrl: 'https://www.aldeia.example', now: () => now });
  const setClock = (next: string) => {
    now = new Date(next);
  };
  /** What was counted, in short: `pagina /lojas 2`. */
  const counted = () => counter.take().map(({ tipo, nome, vezes }) => `${tipo} ${nome} ${vezes}`);
  return { ...counter, setClock, counted };
}

const noon = '2026-11-18T12:00:00Z';

describe('what is counted of an answer', () => {
  const visit = ['visita  1', 'origem  1'];
  test.each<[string, Partial<Answered>, string[]]>([
    ['a page', {}, ['pagina / 1', ...visit]],
    ['one that the browser has already', { status: 304 }, ['pagina / 1', ...visit]],
    [
      'its parameters are not told apart',
      { url: '/lojas?pagina=2' },
      ['pagina /lojas 1', ...visit],
    ],
    ['nor a slash at its end', { url: '/lojas/' }, ['pagina /lojas 1', ...visit]],
    ['a page that is not there', { status: 404 }, []],
    ['one that leads elsewhere', { status: 302 }, []],
    ['what was only looked at', { method: 'HEAD' }, []],
    ['a form that was sent', { method: 'POST' }, []],
    ['what is fetched to be kept', { mode: 'cors' }, []],
    [
      'what is looked at, through the service worker too',
      { mode: 'navigate' },
      ['pagina / 1', ...visit],
    ],
    ['a picture', { url: '/f/casa.jpg' }, []],
    ['a script', { url: '/assets/main-x1.js' }, []],
    ['a feed', { url: '/feed.xml' }, []],
    ['a call', { url: '/api/lojas' }, []],
    ['the health check', { url: '/saude' }, []],
    ['the back-office', { url: '/backoffice/hoje' }, []],
    ['the way into it', { url: '/login' }, []],
    ['whoever has a session', { isStaff: true }, []],
    [
      'a private page, without its secret',
      { url: '/Inscricao/segredo', isPrivate: true },
      ['pagina /inscricao/… 1', ...visit],
    ],
    ['a robot', { agent: 'Mozilla/5.0 (compatible; Googlebot/2.1)' }, []],
    ['a robot with a page of its own', { agent: 'Mozilla/5.0 (X; +https://x.example)' }, []],
    ['a browser without a screen', { agent: 'Mozilla/5.0 HeadlessChrome/140.0' }, []],
    ['a program', { agent: 'curl/8.5' }, []],
    ['nobody who says who it is', { agent: '' }, []],
    [
      'a phone whose maker sounds like a robot',
      { agent: 'Mozilla/5.0 (Linux; Android 9; CUBOT_X19) Chrome/140.0' },
      ['pagina / 1', ...visit],
    ],
    [
      'where from, by the name of the site alone',
      { referrer: 'https://www.google.com/search?q=ana' },
      ['pagina / 1', 'visita  1', 'origem google.com 1'],
    ],
    ['from a page of its own', { referrer: 'https://aldeia.example/x' }, ['pagina / 1', ...visit]],
    ['from an address in numbers', { referrer: 'http://192.0.2.9/x' }, ['pagina / 1', ...visit]],
    ['from nonsense', { referrer: 'não é nada' }, ['pagina / 1', ...visit]],
    [
      'what is looked for',
      { url: '/pesquisa?q=+Horário%00do%0A%20%20Talho&x=1' },
      ['pagina /pesquisa 1', 'pesquisa horário do talho 1', ...visit],
    ],
    ['not an address', { url: '/pesquisa?q=ana%40x.pt' }, ['pagina /pesquisa 1', ...visit]],
    ['nor a number', { url: '/pesquisa?q=ana+912+345+678' }, ['pagina /pesquisa 1', ...visit]],
    [
      'a year is none',
      { url: '/pesquisa?q=atas+2024' },
      ['pagina /pesquisa 1', 'pesquisa atas 2024 1', ...visit],
    ],
    ['nor a letter', { url: `/pesquisa?q=${'a'.repeat(61)}` }, ['pagina /pesquisa 1', ...visit]],
  ])('%s', (_, answered, expected) => {
    const counter = counterAt(noon);
    counter.note({ ...page, ...answered });
    expect(counter.counted().sort()).toEqual(expected.sort());
  });
});

describe('a visit', () => {
  const visitsOf = (sums: string[]) => sums.find((sum) => sum.startsWith('visita'));
  test('is a device on a day: another address, browser or day is another', () => {
    const counter = counterAt('2026-11-18T23:58:00Z');
    for (const url of ['/', '/lojas', '/']) counter.note({ ...page, url });
    counter.note({ ...page, address: '192.0.2.8' });
    counter.note({ ...page, agent: `${firefox} x` });
    expect(visitsOf(counter.counted())).toBe('visita  3');
    counter.setClock('2026-11-18T23:59:59Z');
    counter.note(page);
    expect(visitsOf(counter.counted())).toBeUndefined();
    counter.setClock('2026-11-19T00:00:00Z');
    counter.note(page);
    expect(counter.take().map(({ dia }) => dia)).toEqual(Array(3).fill('2026-11-19'));
  });

  test('by the clock of Lisbon', () => {
    const counter = counterAt('2026-07-01T22:59:59Z');
    counter.note(page);
    counter.setClock('2026-07-01T23:00:00Z');
    counter.note(page);
    const days = counter.take().filter(({ tipo }) => tipo === 'visita');
    expect(days.map(({ dia }) => dia)).toEqual(['2026-07-01', '2026-07-02']);
  });

  test('is nobody of the staff from when they open the back-office, until midnight', () => {
    const counter = counterAt(noon);
    counter.note({ ...page, url: '/backoffice' });
    counter.note(page);
    expect(counter.counted()).toEqual([]);
    counter.note({ ...page, address: '192.0.2.8' });
    expect(visitsOf(counter.counted())).toBe('visita  1');
  });

  test.each([
    ['192.0.2.7', '192.0.2.7'],
    ['::ffff:192.0.2.7', '192.0.2.7'],
    ['2001:db8:1:2:3:4:5:6', '2001:db8:1:2'],
    ['2001:db8::6', '2001:db8:0:0'],
    ['2001::3:4:5:6:7:8', '2001:0:3:4'],
    ['::1', '0:0:0:0'],
    ['', ''],
    [':::::::::', '0:0:0:0'],
  ])('%s is of the network %s', (address, network) => {
    expect(networkOf(address)).toBe(network);
  });

  test('names that are made up without end fill nothing, and are still counted', () => {
    const counter = counterAt(noon);
    for (let each = 0; each < 10_000; each++) {
      counter.note({
        ...page,
        url: `/x${each}`,
        address: `h${each}`,
        referrer: `https://${each}.x.pt`,
      });
    }
    const sums = counter.take();
    expect(sums.length).toBe(3_001 + 301 + 1);
    const of = (kind: string) => sums.filter(({ tipo }) => tipo === kind);
    for (const kind of ['pagina', 'origem', 'visita']) {
      expect(of(kind).reduce((total, { vezes }) => total + vezes, 0)).toBe(10_000);
    }
  });

  test('what could not be written is counted with what came meanwhile', () => {
    const counter = counterAt(noon);
    counter.note(page);
    const taken = counter.take();
    counter.note(page);
    counter.giveBack(taken);
    expect(counter.counted().sort()).toEqual(['origem  1', 'pagina / 2', 'visita  1']);
  });
});

test('a line of nginx tells what it says, and one that is none nothing', () => {
  const { isPrivate: _isPrivate, isStaff: _isStaff, ...seen } = page;
  const sent = { ...seen, policy: 'no-referrer', session: '' };
  const line = `<190>Nov 18 12:00:00 nginx: ${JSON.stringify(sent)}`;
  expect(answeredIn(line)).toEqual({ ...page, isPrivate: true });
  expect(answeredIn(line.replace('"session":""', '"session":"1"'))?.isStaff).toBe(true);
  for (const broken of ['', 'x', line.slice(0, -1), line.replace('200', '"200"'), '{}', '[{}]']) {
    expect(answeredIn(broken)).toBeUndefined();
  }
});

test('a period is a year, a month or a day', () => {
  expect(['2026', '2026-11', '2026-02-28'].every(isPeriod)).toBe(true);
  const none = ['', '26', '2026-13', '2026-1', '2026-02-30', '2026-11-18-1', "2026-11'"];
  expect(none.filter(isPeriod)).toEqual([]);
  expect(['2026', '2026-01', '2026-03-01'].map((each) => periodAfter(each, -1))).toEqual([
    ...['2025', '2025-12', '2026-02-28'],
  ]);
  expect(['2026', '2026-11', '2026-11-18'].map(periodInWords)).toEqual([
    ...['2026', 'novembro de 2026', '18 de novembro de 2026'],
  ]);
});

describe.each(engines)('sums on %s', (engine) => {
  const t = testApp(engine);
  const sum = (dia: string, tipo: Sum['tipo'], nome: string, vezes: number) => ({
    dia,
    tipo,
    nome,
    vezes,
  });
  const read = async (periodo: string) =>
    (await t.staff('GET', `/api/visitas?periodo=${periodo}`)).body.visitas;

  test('of several processes add up, and are read by day, month and year', async () => {
    const day = [
      sum('2026-05-31', 'visita', '', 2),
      sum('2026-05-31', 'pagina', '/', 3),
      sum('2026-05-31', 'origem', '', 1),
      sum('2026-05-31', 'origem', 'google.com', 1),
      sum('2026-05-31', 'pesquisa', 'talho', 1),
    ];
    await Promise.all([1, 2, 3].map(() => writeSums(t.store, day, new Date(noon))));
    await writeSums(
      t.store,
      [
        sum('2026-06-01', 'visita', '', 1),
        sum('2026-06-01', 'pagina', '/', 1),
        sum('2026-06-01', 'pagina', '/lojas', 20),
        sum('2026-06-01', 'pesquisa', '=talho;', 1),
      ],
      new Date(noon),
    );
    expect(await read('2026')).toEqual({
      periodo: '2026',
      visitas: 7,
      paginas: 30,
      partes: [
        { periodo: '2026-05', visitas: 6, paginas: 9 },
        { periodo: '2026-06', visitas: 1, paginas: 21 },
      ],
      maisVistas: [
        { nome: '/lojas', vezes: 20 },
        { nome: '/', vezes: 10 },
      ],
      origens: [
        { nome: '', vezes: 3 },
        { nome: 'google.com', vezes: 3 },
      ],
      pesquisas: [
        { nome: 'talho', vezes: 3 },
        { nome: '=talho;', vezes: 1 },
      ],
    });
    // The current month by default.
    expect(await read('')).toMatchObject({ periodo: '2026-06', visitas: 1, paginas: 21 });
    expect(await read('2026-05-31')).toMatchObject({ visitas: 6, paginas: 9 });
    expect(await read('2024')).toMatchObject({ visitas: 0, paginas: 0, partes: [], origens: [] });
  });

  test.each([
    ['de=2026-05-31&ate=2026-06-30', '2026-05-31/2026-06-30', 7],
    ['de=2026-06-01', '2026-06-01/2026-06-01', 1],
    ['ate=2026-05-31', '0001-01-01/2026-05-31', 6],
    ['de=2026-06-02&ate=2026-06-30', '2026-06-02/2026-06-30', 0],
  ])('of the days %s', async (asked, periodo, visits) => {
    const { body } = await t.staff('GET', `/api/visitas?${asked}`);
    expect(body.visitas).toMatchObject({ periodo, visitas: visits });
  });

  test.each([
    ['de', 'ontem'],
    ['ate', '2026-02-30'],
  ])('%s=%s is no day', async (param, day) => {
    expect(await t.staff('GET', `/api/visitas?${param}=${day}`)).toMatchObject(
      refused(param, messages.date),
    );
  });

  test('are had as CSV, in which nothing is worked out', async () => {
    const headers = { apikey: 'chave-de-teste', 'x-auth-token': t.token() };
    const { payload } = await t.app.inject({ url: '/api/visitas.csv?periodo=2026-06', headers });
    expect(payload.split('\r\n')).toEqual([
      '\ufeffQuando;O quê;Nome;Vezes',
      '2026-06-01;Páginas vistas;/lojas;20',
      '2026-06-01;Visitas;;1',
      '2026-06-01;Páginas vistas;/;1',
      `2026-06-01;Pesquisado sem resultado;"'=talho;";1`,
      '',
    ]);
  });

  test.each(['2026-13', 'x', "2026-11'--", '2026-11-18T00'])('%s is no period', async (periodo) => {
    const address = `/api/visitas?periodo=${encodeURIComponent(periodo)}`;
    expect(await t.staff('GET', address)).toMatchObject(refused('periodo', messages.invalid));
  });
});

/** Every byte of every file below a folder. */
function everythingIn(folder: string): string {
  return readdirSync(folder, { recursive: true, encoding: 'utf8' })
    .map((name) => join(folder, name))
    .filter((path) => lstatSync(path).isFile())
    .map((path) => readFileSync(path, 'latin1'))
    .join('\n');
}

describe('a program that listens', () => {
  const t = testApp('sqlite', { settings: { TRUST_PROXY: '1' } });
  const sums = async () => {
    const rows = await t.store.list(visitas);
    for (const { _id } of rows) await t.store.remove(visitas, { _id });
    return rows.map(({ tipo, nome, vezes }) => `${tipo} ${nome} ${vezes}`).sort();
  };

  /** A program with a few pages, which counts as this one would with these settings. */
  async function program(visitsPort = '') {
    const app = fastify();
    const given = { VISITS_PORT: visitsPort };
    countVisits(app, { ...t.context, config: { ...t.context.config, given } });
    for (const path of ['/lojas', '/pesquisa']) app.get(path, async () => 'página');
    app.get('/pedido/:segredo', async (_request, reply) =>
      reply.header('referrer-policy', 'no-referrer').send('página'),
    );
    // `localhost` may mean two addresses; the last of them is asked.
    await app.listen({ port: 0, host: 'localhost' });
    const { address, family, port } = app.addresses().at(-1) as AddressInfo;
    const url = `http://${family === 'IPv6' ? `[${address}]` : address}:${port}`;
    const ask = async (path: string, from: string, more: Record<string, string> = {}) => {
      const forwarded = { 'x-forwarded-for': `6.6.6.6, ${from}` };
      const headers = {
        'user-agent': firefox,
        'sec-fetch-mode': 'navigate',
        ...forwarded,
        ...more,
      };
      const [answer] = (await once(get(url + path, { headers }), 'response')) as [IncomingMessage];
      await once(answer.resume(), 'end');
    };
    return { app, ask };
  }

  test('counts what it answers, and writes it before it stops', async () => {
    await t.staff('POST', '/api/avisos', validBody(avisos.sections[0] as never, 'Corte de água'));
    const { app, ask } = await program();
    for (const from of ['203.0.113.71', '203.0.113.72', '203.0.113.71']) await ask('/lojas', from);
    await ask('/pedido/segredo-de-alguem', '203.0.113.71');
    await ask('/nada', '203.0.113.73');
    await ask('/api/auth', '203.0.113.74', { 'x-auth-token': 'uma-sessao' });
    await ask('/lojas', '203.0.113.74');
    await ask('/pesquisa?q=corte', '203.0.113.71');
    await ask('/pesquisa?q=unicornios', '203.0.113.71');
    await app.close();
    const files = everythingIn(t.context.config.dataDir);
    expect(await sums()).toEqual([
      ...['origem  2', 'pagina /lojas 3', 'pagina /pedido/… 1', 'pagina /pesquisa 2'],
      ...['pesquisa unicornios 1', 'visita  2'],
    ]);
    expect(files).toContain('unicornios');
    expect(files).not.toMatch(/203\.0\.113|6\.6\.6\.6|segredo-de-alguem|uma-sessao/);
  });

  test('counts what nginx tells it instead, of which no second process hears', async () => {
    const port = await freePort();
    const { app, ask } = await program(`${port}`);
    const { app: second } = await program(`${port}`);
    await ask('/lojas', '203.0.113.71');
    const line = JSON.stringify({
      method: 'GET',
      url: '/lojas',
      status: 200,
      address: '203.0.113.71',
      agent: firefox,
      referrer: '',
      mode: '',
      policy: '',
      session: '',
    });
    const nginx = createSocket('udp4');
    for (const said of [line, 'tolice', line.slice(0, 40), line]) {
      await new Promise((told) => nginx.send(`<190>nginx: ${said}`, port, '127.0.0.1', told));
    }
    // UDP confirms nothing: give the lines time to arrive.
    await new Promise((passed) => setTimeout(passed, 200));
    nginx.close();
    await second.close();
    await app.close();
    expect(await sums()).toContain('pagina /lojas 2');
  });
});
