import { createHash } from 'node:crypto';
import { rmSync } from 'node:fs';
import { type IncomingHttpHeaders, request } from 'node:http';
import type { AddressInfo } from 'node:net';
import { afterAll, afterEach, beforeAll, beforeEach, describe, expect, test, vi } from 'vitest';
import { isNight } from '../tests/night.ts';
import { newPlace } from '../tests/openTestStore.ts';
import { apiKey, credentials } from '../tests/startApp.ts';
import { createApp } from './app.ts';
import { serverFeatures } from './features/all.server.ts';
import { messages } from './language/messages.ts';
import { collections } from './sections/all.ts';
import { readConfig } from './server/process/config.ts';
import { ensureFirstStaff } from './server/staff/staff.ts';
import { readDefinicoes, saveDefinicoes } from './server/store/definicoes.ts';
import type { Context } from './server/village/context.ts';
import { openContext } from './server/village/open.ts';

type Village = Awaited<ReturnType<typeof startVillage>>;

const admin = { ADMIN_USERNAME: credentials.username, ADMIN_PASSWORD: credentials.password };

async function startVillage() {
  const { dataDir } = await newPlace('sqlite');
  const settings = { DATA_DIR: dataDir, API_KEY: apiKey, LIMITS: 'off', ...admin };
  const config = readConfig(settings, dataDir);
  const context = await openContext(config, { features: serverFeatures });
  const app = await createApp(context);
  await app.listen({ port: 0, host: '127.0.0.1' });
  return {
    context,
    url: `http://127.0.0.1:${(app.server.address() as AddressInfo).port}`,
    async close() {
      await app.close();
      await context.close();
      rmSync(dataDir, { recursive: true });
    },
  };
}

type Answer = { status: number; headers: IncomingHttpHeaders; body: Buffer };

function ask(
  url: string,
  headers: Record<string, string> = {},
  method: 'GET' | 'HEAD' = 'GET',
  /** Sent verbatim instead of the path. */
  target?: string,
): Promise<Answer> {
  return new Promise((resolve, reject) => {
    const asked = { method, headers: { apikey: apiKey, ...headers } };
    const sent = request(url, target ? { ...asked, path: target } : asked, (response) => {
      const chunks: Buffer[] = [];
      response.on('data', (chunk) => chunks.push(chunk));
      response.on('end', () => {
        const { date: _, ...rest } = response.headers;
        resolve({ status: response.statusCode ?? 0, headers: rest, body: Buffer.concat(chunks) });
      });
    });
    sent.on('error', reject).end();
  });
}

async function fill({ store, content }: Context): Promise<void> {
  await saveDefinicoes(store, { villageName: 'Souto', councilName: 'Junta' });
  const text = { description: `<p>${'Pão e mel. '.repeat(200)}</p>` };
  await store.create(collections.lojas, { name: 'Mel', identifier: 'mel', ...text });
  await store.create(collections.noticiasEventos, {
    title: 'Magusto',
    identifier: 'magusto',
    type: 'EVENTO',
    ...text,
    startDate: '2099-11-11',
    insertionDate: '2026-01-01T00:00:00.000Z',
  });
  await content.change();
}

/** Every public address whose answer is the same for everyone. */
const addresses = [
  ...['/', '/aldeia', '/pontos_interesse', '/aqui_perto', '/noticias_e_eventos', '/restaurantes'],
  ...['/lojas', '/alojamentos', '/essencia', '/comunidade', '/executivo', '/contactos'],
  ...['/pesquisa', '/pesquisa?q=mel', '/termos_e_condicoes', '/privacidade', '/acessibilidade'],
  ...['/login', '/not_found', '/lojas/mel', '/noticias_e_eventos/magusto'],
  ...['/sitemap.xml', '/robots.txt', '/feed.xml', '/eventos.ics', '/.well-known/security.txt'],
  '/noticias_e_eventos/magusto.ics',
  ...Object.keys(collections).map((name) => `/api/${name}`),
  ...['/api/noticiasEventos?type=EVENTO&limit=2', '/api/noticiasEventos/magusto', '/api/lojas/mel'],
  ...['/api/definicoes', '/api/pesquisa?q=mel'],
];

/** Whether search engines must not list this path. */
const isHidden = (path: string) =>
  /^\/(api|backoffice|inscricao|login|not_found|pesquisa)/.test(path);

describe('a site that is closed to visitors', () => {
  let village: Village;
  beforeAll(async () => {
    village = await startVillage();
    await fill(village.context);
    await ensureFirstStaff(village.context.store, village.context.config);
  });
  afterAll(() => village.close());

  async function close(emPreparacao: boolean) {
    const { store, content } = village.context;
    await saveDefinicoes(store, { ...(await readDefinicoes(store)), emPreparacao });
    await content.change();
  }
  const at = (path: string, headers = {}) => ask(`${village.url}${path}`, headers);
  const closed = ['/', '/lojas/mel', '/pesquisa?q=mel', '/nada', '/privacidade'];

  test('says so on every page but those at the door; calls go on', async () => {
    for (const path of closed)
      expect((await at(path)).body.toString()).not.toContain('abre em breve');
    await close(true);
    for (const path of closed.concat(closed)) {
      const { status, headers, body } = await at(path);
      expect([path, status, headers['cache-control']]).toEqual([path, 503, 'no-store']);
      expect(headers).toMatchObject({ 'retry-after': '3600', 'x-robots-tag': 'noindex' });
      expect(body.toString()).toContain('O site de Souto abre em breve');
      expect(body.toString()).not.toMatch(/Pão e mel|Magusto/);
    }
    for (const path of ['/login', '/recuperar', '/api/lojas', '/sitemap.xml', '/saude']) {
      expect([path, (await at(path)).status]).toEqual([path, 200]);
    }
    await close(false);
    expect((await at('/lojas/mel')).status).toBe(200);
  });

  test('staff see it as it will be, and nobody after them', async () => {
    await close(true);
    const login = await fetch(`${village.url}/api/auth`, {
      method: 'POST',
      headers: { apikey: apiKey, 'content-type': 'application/json' },
      body: JSON.stringify(credentials),
    });
    const cookie = login.headers.get('set-cookie')?.split(';')[0] ?? '';
    for (const sent of [cookie, cookie.replace(/.$/, 'A'), '']) {
      const { status, headers, body } = await at('/lojas/mel', { cookie: sent });
      expect([status, headers['cache-control']]).toEqual([sent === cookie ? 200 : 503, 'no-store']);
      expect(body.toString().includes('Pão e mel')).toBe(sent === cookie);
    }
    await close(false);
  });
});

describe('the first page of a village', () => {
  const twelve = [
    ...['hero', 'aldeia', 'pontos_interesse', 'essencia', 'aqui_perto', 'eventos', 'noticias'],
    ...['alojamentos', 'restaurantes', 'lojas', 'comunidade', 'contactos'],
  ];
  let village: Village;
  const read = async (path: string) => (await ask(`${village.url}${path}`)).body.toString();
  const idsIn = (page: string) => [...page.matchAll(/<section id="(\w+)"/g)].map(([, id]) => id);

  beforeEach(async () => {
    village = await startVillage();
  });
  afterEach(() => village.close());

  test('has its twelve sections, in order, however much is told of it', async () => {
    expect(idsIn(await read('/'))).toEqual(twelve);
    await fill(village.context);
    expect(idsIn(await read('/'))).toEqual(twelve);
    const { store, content } = village.context;
    const definicoes = { ...(await readDefinicoes(store)), shortText_en: '<p>A village.</p>' };
    await saveDefinicoes(store, definicoes);
    await content.change();
    expect(idsIn(await read('/en'))).toEqual(twelve);
  });

  test('leads to nothing that is not there, with nothing told', async () => {
    const page = await read('/');
    const links = [...page.matchAll(/ href="(\/[^"]*)"/g)].map(([, to = '']) => to);
    expect(links).toEqual(
      expect.arrayContaining(['/#lojas', '/lojas', '/#comunidade', '/executivo']),
    );
    for (const link of new Set(links)) {
      const [path = '', id] = link.split('#');
      const { status, body } = await ask(`${village.url}${path}`);
      expect([link, status]).toEqual([link, 200]);
      if (id) expect(body.toString(), link).toContain(` id="${id}"`);
    }
  });

  test('says of an empty list that it is empty, and in the footer names nobody', async () => {
    const page = await read('/');
    expect(page).toContain('Ainda não há pontos de interesse neste site');
    expect(page).not.toMatch(/em reconstrução|inacessíveis|Não encontrámos|voltam já/);
    const footer = page.slice(page.indexOf('<footer'));
    expect(footer).toMatch(/© \d{4}</);
    expect(footer).not.toMatch(/Footer-name|<ul[^>]*><\/ul>/);
    expect(page).toContain('<title>Aldeia</title>');
  });

  test('says what the specification gives where a list cannot be read', async () => {
    const { store } = village.context;
    await fill(village.context);
    await store.db.schema.dropTable('lojas').execute();
    const page = await read('/');
    expect(idsIn(page)).toEqual(twelve);
    expect(page).toContain('Não encontrámos lojas');
    expect(page).toContain('Ainda não há restaurantes neste site');
  });
});

test('search engines are not led to empty lists', async () => {
  const village = await startVillage();
  await fill(village.context);
  const sitemap = (await ask(`${village.url}/sitemap.xml`)).body.toString();
  expect(sitemap).toMatch(/\/lojas\b/);
  expect(sitemap).not.toMatch(/\/restaurantes\b|\/executivo\b/);
  await village.close();
});

describe('a village that remembers what it answered', () => {
  let village: Village;
  let fromMemory: () => boolean;
  beforeAll(async () => {
    village = await startVillage();
    await fill(village.context);
    const answering = vi.spyOn(village.context.cache, 'answer');
    fromMemory = () => answering.mock.results.at(-1)?.value;
  });
  afterAll(() => village.close());

  test.each(addresses)('%s is answered from memory as it was the first time', async (path) => {
    const url = `${village.url}${path}`;
    const { etag = '' } = (await ask(url)).headers;
    const codings = isNight ? ['br', 'gzip, br;q=0', 'gzip, deflate', 'identity'] : ['br'];
    const asked: [Record<string, string>, 'GET' | 'HEAD'][] = [
      ...codings.map((coding): [Record<string, string>, 'GET'] => [
        { 'accept-encoding': coding },
        'GET',
      ]),
      [{ 'accept-encoding': 'br' }, 'HEAD'],
      [{ 'if-none-match': etag }, 'GET'],
      [{ 'if-none-match': `"outro", W/${etag}`, 'accept-encoding': 'br' }, 'GET'],
    ];
    for (const [headers, method] of asked) {
      await village.context.content.change();
      const first = await ask(url, headers, method);
      expect(fromMemory()).toBe(false);
      const again = await ask(url, headers, method);
      expect(fromMemory()).toBe(true);
      expect(again).toEqual(first);
      expect(first.headers).toHaveProperty('content-security-policy');
      expect(first.headers['permissions-policy']).toContain('camera=()');
      expect(first.headers['x-robots-tag']).toBe(isHidden(path) ? 'noindex' : undefined);
      expect(first.status).toBe(
        'if-none-match' in headers ? 304 : path === '/not_found' ? 404 : 200,
      );
    }
  });

  test('a call without the key, or with a token, is looked at anew', async () => {
    const url = `${village.url}/api/lojas`;
    await ask(url);
    expect((await ask(url)).status).toBe(200);
    expect(fromMemory()).toBe(true);
    expect((await ask(url, { apikey: 'outra' })).status).toBe(403);
    await ask(url, { 'x-auth-token': 'um' });
    expect(fromMemory()).toBe(false);
  });

  test.each(['/api/lojas', '/%61pi/lojas', '/api/%6Cojas', '/api/lojas?x', '/%61pi/lojas/mel?'])(
    'what %s gave to one who has the key is not given to one who has not',
    async (target) => {
      const send = (headers: Record<string, string>) => ask(village.url, headers, 'GET', target);
      for (let time = 0; time < 2; time++) expect((await send({})).status).toBe(200);
      // Other spellings miss the first lookup: the route finds the answer by its usual spelling.
      expect(fromMemory()).toBe(target === '/api/lojas');
      for (const apikey of ['', 'outra', `${apiKey}, ${apiKey}`]) {
        expect((await send({ apikey })).status).toBe(403);
      }
      expect((await send({ 'x-auth-token': 'inventado' })).status).toBe(200);
      expect(fromMemory()).toBe(false);
    },
  );

  test.each([
    ['/lojas#x', '/not_found'],
    ['/#', '/not_found'],
    ['http://localhost/lojas', '/not_found'],
    ['https://outra.example/', '/not_found'],
    ['http://localhost', '/not_found'],
    ['*', '/not_found'],
    ['/sitemap.xml#x', '/not_found'],
    ['/backoffice#x', '/not_found'],
    ['/api/lojas#x', undefined],
    ['/api/lojas?a#b', undefined],
    ['http://localhost/api/lojas', undefined],
    ['HTTPS://outra.example:99/api/lojas?x=1', undefined],
  ])('%s is no address here', async (target, location) => {
    for (let time = 0; time < 3; time++) {
      const { status, headers, body } = await ask(village.url, {}, 'GET', target);
      expect(fromMemory()).toBe(false);
      expect(headers.location).toBe(location);
      expect(headers).toHaveProperty('content-security-policy');
      if (location) {
        expect(status).toBe(302);
      } else {
        expect(status).toBe(400);
        expect(JSON.parse(body.toString())).toEqual({
          errors: [{ param: '', msg: messages.badRequest }],
        });
      }
    }
  });

  test('many ways to write the address of a feed are one feed, made once', async () => {
    const { etag } = (await ask(`${village.url}/sitemap.xml`)).headers;
    const making = vi.spyOn(village.context.cache, 'getOrMake');
    for (const path of ['/sitemap%2Exml', '/sitemap.xml?x', '/%73itemap.xml']) {
      expect((await ask(`${village.url}${path}`)).headers.etag, path).toBe(etag);
    }
    for (const [url] of making.mock.calls) expect(url).toBe('/sitemap.xml');
    making.mockRestore();
  });

  test.each([
    '/api/captcha?for=mensagens',
    '/api/reservas/segredo',
    '/inscricao/segredo',
    '/api/pedido/segredo',
    '/pedido/segredo',
    '/saude',
    '/nada',
  ])('%s is never remembered', async (path) => {
    for (let time = 0; time < 3; time++) await ask(`${village.url}${path}`);
    expect(fromMemory()).toBe(false);
  });

  test.each(['/inscricao/segredo', '/INSCRICAO/segredo', '/nada', '/LOGIN'])(
    'search engines are told by %s itself not to show it',
    async (path) => {
      const { status, headers } = await ask(`${village.url}${path}`);
      // An unknown booking redirects to /not_found, which carries the header itself.
      if (status !== 302) expect(headers['x-robots-tag']).toBe('noindex');
      else expect(headers.location).toBe('/not_found');
    },
  );

  test('search engines are told by every page of the back-office not to show it', async () => {
    for (const path of ['/backoffice', '/backoffice/eventos', '/backoffice/nada/x']) {
      expect((await ask(`${village.url}${path}`)).headers['x-robots-tag'], path).toBe('noindex');
    }
  });

  test('the one style inside a public page is one that its policy knows', async () => {
    for (const path of ['/', '/lojas/mel', '/login', '/nada']) {
      const { headers, body } = await ask(`${village.url}${path}`);
      const styles = [...body.toString().matchAll(/<style[^>]*>(.*?)<\/style>/gs)];
      const sums = styles.map(
        ([, text = '']) => `'sha256-${createHash('sha256').update(text).digest('base64')}'`,
      );
      expect(styles.join(), path).toContain('@view-transition');
      expect(headers['content-security-policy']).toContain(`style-src 'self' ${sums.join(' ')};`);
    }
  });

  test('no other style is taken from a public page, and from the back-office none that is not of that answer', async () => {
    const policyOf = async (path: string) =>
      String((await ask(`${village.url}${path}`)).headers['content-security-policy']);
    for (const path of ['/', '/lojas/mel', '/login', '/api/lojas', '/nada']) {
      expect(await policyOf(path), path).toMatch(/style-src 'self' 'sha256-[^']+';/);
      expect(await policyOf(path), path).not.toContain('unsafe');
    }
    const { headers, body } = await ask(`${village.url}/backoffice/eventos`);
    const policy = String(headers['content-security-policy']);
    const [, nonce] = /style-src 'self' 'nonce-(\w{32})' 'sha256-[^']+';/.exec(policy) ?? [];
    expect(body.toString()).toContain(`"styleNonce":"${nonce}"`);
    expect(policy).toMatch(/script-src 'self'( 'sha256-[^']+')+;/);
    expect(policy.replace("style-src-attr 'unsafe-inline'", '')).not.toContain('unsafe');
    expect(await policyOf('/backoffice/eventos')).not.toContain(nonce);
  });

  test('many ways to write an address are one page, made once', async () => {
    const landing = `${village.url}/`;
    await ask(landing, { 'accept-encoding': 'br' });
    const { etag } = (await ask(`${village.url}/lojas`)).headers;
    for (const path of ['/LOJAS', '/lojas/', '/%6Cojas', '/lojas?x=1', '/lojas?pagina=&tipo=']) {
      const answer = await ask(`${village.url}${path}`);
      expect(answer.headers.etag, path).toBe(etag);
    }
    for (let number = 0; number < 300; number++) await ask(`${landing}?x=${number}`);
    await ask(landing, { 'accept-encoding': 'br' });
    expect(fromMemory()).toBe(true);
  });

  test.each([
    ['//?a=b', 200],
    ['//[', 404],
    ['///x', 404],
  ])('%s is not taken for another host', async (path, status) => {
    expect((await ask(`${village.url}${path}`)).status).toBe(status);
  });
});

test('a page that cannot be made says so inside its frame, and is there again when it can', async () => {
  const village = await startVillage();
  try {
    await fill(village.context);
    const url = `${village.url}/lojas/mel`;
    expect((await ask(`${village.url}/`)).status).toBe(200);
    const away = vi.spyOn(village.context.store, 'list').mockRejectedValue(new Error('disk gone'));
    for (let time = 0; time < 2; time++) {
      const { status, headers, body } = await ask(url);
      expect([status, headers['cache-control']]).toEqual([503, 'no-store']);
      expect(headers['content-type']).toContain('text/html');
      expect(body.toString()).toMatch(/aria-label="Principal".*Tentar de novo.*Mapa do site/s);
      expect(body.toString()).not.toContain('disk gone');
    }
    away.mockRestore();
    const { status, body } = await ask(url);
    expect(status).toBe(200);
    expect(body.toString()).toContain('Pão e mel');
  } finally {
    await village.close();
  }
});

test('a page that lacks a part is kept nowhere', async () => {
  const village = await startVillage();
  try {
    await fill(village.context);
    const url = `${village.url}/lojas`;
    const { store } = village.context;
    const read = store.list;
    const list = vi.spyOn(store, 'list').mockImplementation(async (table, ...some) => {
      if (table.name === 'lojas') throw new Error('disk gone');
      return read(table, ...some);
    });
    const { status, headers } = await ask(url);
    expect([status, headers['cache-control']]).toEqual([200, 'no-store']);
    list.mockRestore();
    expect((await ask(url)).body.toString()).toContain('Pão e mel');
  } finally {
    await village.close();
  }
});
