import { rmSync } from 'node:fs';
import type { OutgoingHttpHeaders } from 'node:http';
import type { FastifyInstance } from 'fastify';
import { sql } from 'kysely';
import { afterAll, beforeAll, describe, onTestFinished, test, vi } from 'vitest';
import { createApp } from '../../src/app.ts';
import { serverFeatures } from '../../src/features/all.server.ts';
import { inscricoes } from '../../src/features/inscricoes/tables.server.ts';
import { escapeMarkup } from '../../src/language/escapeMarkup.ts';
import { everyCollection } from '../../src/sections/all.ts';
import { hasPages } from '../../src/sections/face.ts';
import { faces } from '../../src/sections/faces.ts';
import type { Section } from '../../src/sections/section.ts';
import { readConfig } from '../../src/server/process/config.ts';
import { saveDefinicoes } from '../../src/server/store/definicoes.ts';
import type { Table } from '../../src/server/store/table.ts';
import { openContext } from '../../src/server/village/open.ts';
import { feeds } from '../../src/site/feeds/all.ts';
import { pages } from '../../src/site/pages/all.ts';
import { emptyPng } from '../emptyPng.ts';
import { keepSamplePdf } from '../keepSamplePdf.ts';
import { bothEngines, newPlace, type Place } from '../openTestStore.ts';
import { validBody } from '../validBody.ts';
import { record } from './report.ts';
import { settingsOf } from './startVillage.ts';

const promise = 'The site stays readable';

const withPages = faces.filter(hasPages);

/** The tables that a public problem and its photos are read from. */
const problems = ['pedidos', 'ficheirosDePedidos'];

/** The tables that an address shows, record pages aside: only without one of them may its status change. */
const shownBy: Record<string, string[]> = {
  '/sitemap.xml': [...withPages.map(({ collection }) => collection), ...['pessoas', ...problems]],
  '/manifest.webmanifest': ['definicoes'],
  '/feed.xml': ['noticiasEventos', 'avisos', 'definicoes'],
  '/documentos.xml': ['documentos', 'definicoes'],
  '/eventos.ics': ['noticiasEventos', 'documentos', 'definicoes'],
  '/.well-known/security.txt': ['definicoes'],
  '/pesquisa?q=teste': ['searchEntries', 'searchText', 'vocabulary', 'pdfPages'],
  '/inscricao/segredo': [
    ...['inscricoes', 'movimentos', 'comprovativos', 'noticiasEventos', 'definicoes'],
  ],
  '/balcao/problemas': ['pedidos'],
  '/mapa': ['definicoes'],
};

/** Private pages with an invented secret: a 404, or a page that says so, while their tables are there. */
const byUnknownSecret: Record<string, string[]> = {
  '/recuperar/x': ['resetLinks', 'staff'],
  '/pedido/x': ['pedidos'],
  '/seguir/x': ['seguidores'],
  '/seguir/x/sair': ['seguidores'],
  '/verificar/x': ['documentosEmitidos'],
  '/balcao/problemas/x': problems,
};

/** Whether a web server in front may keep an answer. */
const isKept = ({ 'cache-control': caching }: OutgoingHttpHeaders) =>
  String(caching).includes('stale-if-error');

const mayFail = (path: string, table: string) =>
  shownBy[path]?.includes(table) ||
  byUnknownSecret[path]?.includes(table) ||
  withPages.some((face) => face.collection === table && path.startsWith(`${face.path}/`));

/** The instants that the server sets on a new record. */
function notedOf({ fields }: Pick<Section, 'fields'>): Record<string, string> {
  const noted = Object.entries(fields).filter(
    ([, { kind, setByServer }]) => setByServer && kind === 'instant',
  );
  return Object.fromEntries(noted.map(([name]) => [name, '2026-06-01T11:00:00.000Z']));
}

describe.each(bothEngines)('a village over %s', (engine) => {
  let place: Place;
  let context: Awaited<ReturnType<typeof openContext>>;
  let app: FastifyInstance;
  let paths: string[];
  beforeAll(async () => {
    place = await newPlace(engine);
    const settings = { ...settingsOf(place), TRUST_PROXY: '1', LIMITS: 'on' };
    context = await openContext(readConfig(settings, place.dataDir), { features: serverFeatures });
    app = await createApp(context);
    const { store, files } = context;
    await keepSamplePdf(context);
    const photo = await files.importPhoto({ file: emptyPng(40, 30), name: 'praca.png', alt: '' });
    await saveDefinicoes(store, { villageName: 'Souto', heroPhotos: [photo] });
    for (const collection of everyCollection) {
      for (const [index, section] of collection.sections.entries()) {
        const row = await store.create(collection as Table, {
          ...validBody(section, `Teste de ${section.name}`),
          ...notedOf(section),
          ...('identifier' in collection.fields && { identifier: `um-${index}` }),
        });
        if (section.name === 'eventos') {
          await store.create(inscricoes, {
            evento: row._id,
            chave: 'chave',
            segredo: 'segredo',
            enrollmentDate: '2026-06-01T11:00:00.000Z',
          });
        }
      }
    }
    await files.whenIdle();
    await context.content.change();
    const sitemap = (await app.inject('/sitemap.xml')).body;
    const listed = [...sitemap.matchAll(/<loc>[a-z]+:\/\/[^/<]+([^<]*)/g)];
    paths = [
      ...listed.map(([, path = '']) => path),
      ...faces.map(({ path }) => path),
      ...feeds.map(({ path }) =>
        path.replace(':identifier', path.startsWith('/documentos') ? 'um-0' : 'um-1'),
      ),
      ...Object.keys(shownBy),
      ...Object.keys(byUnknownSecret),
      ...['/pesquisa', '/login', '/recuperar', '/not_found'],
    ].filter((path, index, all) => all.indexOf(path) === index);
  });
  afterAll(async () => {
    await app.close();
    await context.close();
    rmSync(place.dataDir, { recursive: true });
  });

  /** Every table, except those that FTS5 keeps for itself under the name of another. */
  async function everyTable(): Promise<string[]> {
    const all =
      engine === 'sqlite'
        ? sql<{
            name: string;
          }>`select name from sqlite_master where type = 'table' and name not like 'sqlite%'`
        : sql<{
            name: string;
          }>`select tablename as name from pg_tables where schemaname = current_schema()`;
    const names = (await all.execute(context.store.db)).rows.map(({ name }) => name);
    return names.filter((name) => !names.some((other) => name.startsWith(`${other}_`)));
  }

  const readAll = async () =>
    new Map(
      await Promise.all(
        paths.map(async (path) => {
          const { statusCode, body, headers } = await app.inject(path);
          return [path, { status: statusCode, body, isKept: isKept(headers) }] as const;
        }),
      ),
    );

  test('a table that is gone takes down what shows it, and nothing else', async () => {
    const lines: string[] = [];
    vi.spyOn(process.stderr, 'write').mockImplementation((line) => {
      lines.push(String(line));
      return true;
    });
    onTestFinished(() => void vi.restoreAllMocks());
    const { db } = context.store;
    const whole = await readAll();
    const tables = await everyTable();
    const faults: string[] = [];
    for (const { path } of pages) {
      const pattern = new RegExp(`^${path.replace(/:\w+/, '[^/]+')}(?:\\?.*)?$`);
      if (!paths.some((each) => pattern.test(each))) faults.push(`${path} is not asked for`);
    }
    for (const [path, { status }] of whole) {
      const isMissing = path in byUnknownSecret || path === '/not_found';
      if (status !== 200 && !isMissing && path !== '/documentos/um-0.ics')
        faults.push(`${path} ${status} with all tables`);
    }
    let [asked, failed] = [0, 0];
    for (const table of tables) {
      lines.length = 0;
      await sql`alter table ${sql.table(table)} rename to "away"`.execute(db);
      await context.content.change();
      const lacking = await readAll();
      for (const [path, { status }] of lacking) {
        asked += 1;
        if (status !== whole.get(path)?.status) {
          failed += 1;
          if (!mayFail(path, table)) faults.push(`${path} is ${status} without ${table}`);
        }
      }
      for (const face of faces.filter(({ collection }) => collection === table)) {
        const { empty, landing, path } = face;
        if (!lacking.get(path)?.body.includes('Tentar de novo'))
          faults.push(`${path} says nothing`);
        const words = empty.unread ?? empty.text;
        const isSaid = lacking.get('/')?.body.includes(escapeMarkup(words));
        if (landing && !isSaid) faults.push(`/ does not say ${words}`);
      }
      await sql`alter table "away" rename to ${sql.table(table)}`.execute(db);
      for (const [path, { body, isKept }] of lacking) {
        if (isKept && body !== whole.get(path)?.body) {
          faults.push(`${path} without ${table} may be kept by a web server`);
        }
      }
      const told = lines.filter((line) => line.includes(`the table ${table} cannot be read`));
      const others = lines.filter((line) => line.includes('"level":50') && !told.includes(line));
      const isRead = [...lacking].some(([path, { body }]) => body !== whole.get(path)?.body);
      if (told.length !== Number(isRead) || others.length > 0) {
        faults.push(
          `${table} is told of ${told.length} times, ${others.length} other lines ${others[0]}`,
        );
      }
      for (const [path, { body }] of await readAll()) {
        if (body !== whole.get(path)?.body) faults.push(`${path} stays as it was without ${table}`);
      }
    }
    record({
      promise,
      proof: `each of ${tables.length} tables taken away in turn and brought back, ${paths.length} pages and feeds asked for; ${engine}`,
      reached: `${faults.length} faults in ${asked} answers (${failed} say that they cannot be had); ${faults.slice(0, 8)}`,
      promised:
        '0 faults: only what shows a table is missing with it, told of once, and whole when it is back',
      ok: faults.length === 0,
    });
  }, 300_000);
});
