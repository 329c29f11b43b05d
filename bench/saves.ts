import { mkdtempSync, rmSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { createApp } from '../src/app.ts';
import { serverFeatures } from '../src/features/all.server.ts';
import { restaurantes } from '../src/sections/restaurantes.ts';
import type { Section } from '../src/sections/section.ts';
import { readConfig } from '../src/server/process/config.ts';
import { ensureFirstStaff } from '../src/server/staff/staff.ts';
import type { Store } from '../src/server/store/store.ts';
import { versoes } from '../src/server/store/versoes.ts';
import { openContext } from '../src/server/village/open.ts';
import { validBody } from '../tests/validBody.ts';
import { measured, median, type Row } from './row.ts';
import { apiKey, credentials, settings } from './village.ts';

const turns = 60;
const manyVersions = 10_000;

/** A store that keeps no versions, as it was before there were any. */
function withoutVersions(store: Store): Store {
  return {
    ...store,
    find: (async (table: { name: string }, ...rest: unknown[]) =>
      table.name === versoes.name ? {} : store.find(table as never, ...(rest as [never]))) as never,
    create: (async (table: { name: string }, ...rest: unknown[]) =>
      table.name === versoes.name
        ? {}
        : store.create(table as never, ...(rest as [never]))) as never,
    transaction: (work) => store.transaction((trx) => work(withoutVersions(trx))),
  };
}

async function openVillage(arrange: (store: Store) => Store) {
  const folder = mkdtempSync(join(tmpdir(), 'aldeia-saves-'));
  const config = readConfig(settings(folder, 3000), folder);
  const opened = await openContext(config, { features: serverFeatures });
  await ensureFirstStaff(opened.store, config);
  const app = await createApp({ ...opened, store: arrange(opened.store) });
  const key = { apikey: apiKey };
  const logIn = { method: 'POST', url: '/api/auth', headers: key, payload: credentials } as const;
  const headers = { ...key, 'x-auth-token': (await app.inject(logIn)).json().token };
  const body = validBody(restaurantes.sections[0] as Section, 'Tasca');
  const timed = async (method: 'GET' | 'POST' | 'PUT', url: string, local = '') => {
    const payload = method === 'GET' ? {} : { payload: { ...body, local } };
    const begun = performance.now();
    const { statusCode } = await app.inject({ method, url, headers, ...payload });
    if (statusCode >= 300) throw new Error(`${method} ${url} was answered with ${statusCode}`);
    return performance.now() - begun;
  };
  await timed('POST', '/api/restaurantes', 'Aqui');
  return {
    store: opened.store,
    save: (local: string) => timed('PUT', '/api/restaurantes/tasca', local),
    async read(url: string): Promise<number> {
      await opened.content.change();
      return timed('GET', url);
    },
    async close() {
      await app.close();
      await opened.close();
      rmSync(folder, { recursive: true });
    },
  };
}

type Village = Awaited<ReturnType<typeof openVillage>>;

/** How many times as long the second village takes as the first, measured in turns. */
async function ratioOf(
  two: readonly [Village, Village],
  cost: (village: Village, turn: number) => Promise<number>,
): Promise<number> {
  const costs: [number[], number[]] = [[], []];
  for (let turn = 0; turn < turns; turn += 1) {
    for (const index of [0, 1] as const) costs[index].push(await cost(two[index], turn));
  }
  // The first ones warm the engine up.
  const [plain, other] = costs.map((each) => median(each.slice(turns / 4))) as [number, number];
  return other / plain;
}

/** What keeping a version of every save costs, and what thousands of versions cost lists and pages. */
export async function benchSaves(): Promise<Row[]> {
  const two = [await openVillage(withoutVersions), await openVillage((store) => store)] as const;
  try {
    const save = await ratioOf(two, (village, turn) => village.save(`Lugar ${turn}`));
    const [, { store }] = two;
    const [version] = await store.list(versoes, { limit: 1 });
    await store.transaction(async (trx) => {
      for (let numero = 1_000; numero < 1_000 + manyVersions; numero += 1) {
        await trx.create(versoes, { ...version, _id: `v${numero}`, sequence: numero + 1, numero });
      }
    });
    const rows = [
      measured('A save with its version, to one without', save, { digits: 2, most: 1.3 }),
    ];
    for (const [what, url] of [
      ['A list', '/api/restaurantes?estado=todos'],
      ['A page', '/restaurantes/tasca'],
      ['The landing page', '/'],
    ] as const) {
      const ratio = await ratioOf(two, (village) => village.read(url));
      const measure = `${what} beside ${manyVersions.toLocaleString('en')} versions, to none`;
      rows.push(measured(measure, ratio, { digits: 2, most: 1.2 }));
    }
    return rows;
  } finally {
    for (const village of two) await village.close();
  }
}
