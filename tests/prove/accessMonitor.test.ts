import { rmSync } from 'node:fs';
import type { AddressInfo } from 'node:net';
import { afterAll, beforeAll, expect, onTestFinished, test } from 'vitest';
import { fillDemo } from '../../demo/fill.ts';
import { createApp } from '../../src/app.ts';
import { serverFeatures } from '../../src/features/all.server.ts';
import { inscricoes } from '../../src/features/inscricoes/tables.server.ts';
import { pedidos } from '../../src/features/pedidos/tables.server.ts';
import { seguidores } from '../../src/features/seguidores/tables.server.ts';
import { noticiasEventos } from '../../src/sections/noticiasEventos.ts';
import { readConfig } from '../../src/server/process/config.ts';
import { readDefinicoes, saveDefinicoes } from '../../src/server/store/definicoes.ts';
import type { Store } from '../../src/server/store/store.ts';
import { openContext } from '../../src/server/village/open.ts';
import { findPage, pages } from '../../src/site/pages/all.ts';
import { newPlace } from '../openTestStore.ts';
import { openQualWeb } from './qualWeb.ts';
import { record } from './report.ts';
import { settingsOf } from './startVillage.ts';

const promise = 'AccessMonitor finds nothing';

let qualWeb: Awaited<ReturnType<typeof openQualWeb>>;
beforeAll(async () => {
  qualWeb = await openQualWeb();
});
afterAll(() => qualWeb.close());

/** A village of one test, with its pages. */
async function openVillage(isDemo: boolean) {
  const place = await newPlace('sqlite');
  const context = await openContext(readConfig(settingsOf(place), place.dataDir), {
    features: serverFeatures,
  });
  if (isDemo) await fillDemo(context);
  const app = await createApp(context);
  await app.listen({ port: 0, host: '127.0.0.1' });
  onTestFinished(async () => {
    await app.close();
    await context.close();
    rmSync(place.dataDir, { recursive: true });
  });
  const { port } = app.server.address() as AddressInfo;
  return { context, url: `http://127.0.0.1:${port}` };
}

/** Addresses in the demo village that its sitemap does not name. */
async function unlisted(store: Store): Promise<string[]> {
  const segredo = 'segredo-da-ana';
  await store.create(seguidores, { email: 'ana@example.com', caixa: 'ana@example.com', segredo });
  const [booking, request] = [await store.find(inscricoes, {}), await store.find(pedidos, {})];
  return [
    ...[`/inscricao/${booking?.segredo}`, `/pedido/${request?.segredo}`, '/verificar/um-codigo'],
    ...[`/seguir/${segredo}`, `/seguir/${segredo}/sair`, '/recuperar/um-segredo'],
  ];
}

/** Pages that differ much from others of their kind. */
async function unalike(store: Store): Promise<string[]> {
  const publications = await Promise.all(
    [{ type: 'NOTICIA' } as const, { type: 'EVENTO', permiteInscricao: true } as const].map(
      (where) => store.find(noticiasEventos, where),
    ),
  );
  return [
    ...publications.map((each) => `/noticias_e_eventos/${each?.identifier}`),
    ...['/noticias_e_eventos?tipo=eventos', '/pesquisa?q=castanha', '/en', '/en/lojas'],
  ];
}

const kindOf = (path: string) => findPage(path)?.page;

/** The pages whose address is always the same. */
const fixed = pages.map(({ path }) => path).filter((path) => !path.includes(':'));

async function prove(proof: string, url: string, paths: readonly string[]) {
  const failures: string[] = [];
  for (const path of paths) {
    const found = await qualWeb.evaluate(url + path);
    failures.push(...found.map((each) => `${path}: ${each}`));
  }
  expect(failures).toEqual([]);
  record({
    promise,
    proof,
    reached: `${failures.length} failures on ${paths.length} pages`,
    promised: '0 of level A or AA',
    ok: failures.length === 0,
  });
}

test('in the demo village, on a page of each kind', async () => {
  const { context, url } = await openVillage(true);
  const sitemap = await (await fetch(`${url}/sitemap.xml`)).text();
  const listed = [...sitemap.matchAll(/<loc>\w+:\/\/[^/<]+([^<]*)/g)].map(([, path = '']) => path);
  const there = [...fixed, ...(await unlisted(context.store)), ...listed];
  const paths = pages.flatMap(({ page }) => there.find((path) => kindOf(path) === page) ?? []);
  expect(paths).toHaveLength(pages.length);
  await prove('QualWeb, demo village', url, [...paths, ...(await unalike(context.store))]);
}, 1_800_000);

test('in a village without a word, and in one that is closed', async () => {
  const { context, url } = await openVillage(false);
  await prove('QualWeb, empty village', url, fixed);
  const { store, content } = context;
  await saveDefinicoes(store, { ...(await readDefinicoes(store)), emPreparacao: true });
  await content.change();
  await prove('QualWeb, closed village', url, ['/']);
}, 1_800_000);
