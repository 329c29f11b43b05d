import { type ChildProcess, spawn } from 'node:child_process';
import { once } from 'node:events';
import { rmSync } from 'node:fs';
import type { AddressInfo } from 'node:net';
import { afterAll, beforeAll, describe, expect, test } from 'vitest';
import { createServer } from '../../src/app.ts';
import { noticiasEventos } from '../../src/sections/noticiasEventos.ts';
import type { Context } from '../../src/server/api/context.ts';
import { readConfig } from '../../src/server/config.ts';
import { openContext } from '../../src/server/open.ts';
import { inscricoes } from '../../src/server/rules/inscricoes.ts';
import type { Store } from '../../src/server/store/store.ts';
import { apiKey, newPlace, type Place } from '../startApp.ts';
import { floodWithSignUps } from './flood.ts';

const places = 50;
const signUps = 2_000;
const partiesOfAllSizes = Array.from({ length: signUps }, (_, number) => (number % 6) + 1);
const singles = Array.from({ length: signUps }, () => 1);

function settings({ dataDir, databaseUrl }: Place, port = 3000) {
  return {
    ...{ DATA_DIR: dataDir, PORT: String(port), API_KEY: apiKey },
    ...(databaseUrl ? { DATABASE_URL: databaseUrl } : {}),
    ...{ CAPTCHA_COST: '1', LIMITS: 'off' },
  };
}

async function openEvent(store: Store) {
  const startDate = '2099-07-15';
  return store.create(noticiasEventos, {
    ...{ type: 'EVENTO', title: 'Magusto', identifier: `magusto-${crypto.randomUUID()}` },
    ...{ startDate, permiteInscricao: true, price: 1, childPrice: 1 },
    ...{ maxParticipants: places, limitEnrollmentDate: startDate },
  });
}

/** What was promised: never over, every 201 has its row, nothing fails. */
async function floodAndCount(store: Store, villages: string[], parties: readonly number[]) {
  const { _id } = await openEvent(store);
  const answers = await floodWithSignUps(villages, _id, parties);
  const rows = await store.list(inscricoes, { where: { evento: _id } });
  const booked = answers.filter(({ status }) => status === 201);
  return {
    people: rows.reduce((sum, { numeroPessoas }) => sum + (numeroPessoas ?? 0), 0),
    rows: rows.length,
    acknowledged: booked.length,
    failures: answers.filter(({ status }) => status >= 500 || status === 0).length,
  };
}

async function listening(context: Context): Promise<{ url: string; close(): Promise<unknown> }> {
  const app = await createServer(context);
  await app.listen({ port: 0, host: '127.0.0.1' });
  return {
    url: `http://127.0.0.1:${(app.server.address() as AddressInfo).port}`,
    close: () => app.close(),
  };
}

function keeps(name: string, start: () => Promise<{ store: Store; villages: string[] }>) {
  describe(name, () => {
    let store: Store;
    let villages: string[];
    beforeAll(async () => {
      ({ store, villages } = await start());
    });

    test(`${signUps} parties of one to six never get more than ${places} places`, async () => {
      const counted = await floodAndCount(store, villages, partiesOfAllSizes);
      console.log(`places: ${name}, parties of all sizes`, counted);
      expect(counted.people).toBeLessThanOrEqual(places);
      expect(counted).toMatchObject({ acknowledged: counted.rows, failures: 0 });
    });

    test(`${signUps} people on their own get exactly ${places}`, async () => {
      const counted = await floodAndCount(store, villages, singles);
      console.log(`places: ${name}, single people`, counted);
      expect(counted).toEqual({ people: places, rows: places, acknowledged: places, failures: 0 });
    });
  });
}

const closing: (() => Promise<unknown> | unknown)[] = [];
afterAll(async () => {
  for (const close of closing.reverse()) await close();
});

async function openPlace(place: Place): Promise<Context & { close(): Promise<void> }> {
  const context = await openContext(readConfig(settings(place), place.dataDir));
  closing.push(() => rmSync(place.dataDir, { recursive: true }), context.close);
  return context;
}

keeps('SQLite', async () => {
  const context = await openPlace(await newPlace('sqlite'));
  const { url, close } = await listening(context);
  closing.push(close);
  return { store: context.store, villages: [url] };
});

async function startProcess(place: Place, port: number): Promise<string> {
  const child: ChildProcess = spawn(process.execPath, ['tests/prove/village.ts'], {
    env: { ...process.env, ...settings(place, port) },
    stdio: ['ignore', 'pipe', 'inherit'],
  });
  closing.push(async () => {
    child.kill();
    await once(child, 'exit');
  });
  await once(child.stdout as NonNullable<ChildProcess['stdout']>, 'data');
  return `http://127.0.0.1:${port}`;
}

keeps('PostgreSQL with two processes', async () => {
  const place = await newPlace('postgres');
  const { store } = await openPlace(place);
  const villages = await Promise.all([startProcess(place, 4391), startProcess(place, 4392)]);
  return { store, villages };
});

test('without the guard the same flood oversells, so the proof can see it', async () => {
  // SQLite answers so fast that bookings hardly ever meet; over a network they do.
  const context = await openPlace(await newPlace('postgres'));
  const unguarded: Store = {
    ...context.store,
    lock: context.store.find,
    transaction: (work) => work(unguarded),
  };
  const { url, close } = await listening({ ...context, store: unguarded });
  closing.push(close);
  const counted = await floodAndCount(context.store, [url], singles.slice(0, 400));
  console.log('places: guard off', counted);
  expect(counted.people).toBeGreaterThan(places);
});

test('a place that is given back can be booked again, however many want it', async () => {
  const context = await openPlace(await newPlace('sqlite'));
  const { url, close } = await listening(context);
  closing.push(close);
  const { store } = context;
  const { _id } = await openEvent(store);
  await floodWithSignUps([url], _id, singles.slice(0, places));
  const cancelling = (async () => {
    for (const { segredo } of await store.list(inscricoes, { where: { evento: _id } })) {
      await fetch(`${url}/api/reservas/${segredo}`, {
        method: 'DELETE',
        headers: { apikey: apiKey },
      });
      const rows = await store.list(inscricoes, { where: { evento: _id } });
      expect(rows.length).toBeLessThanOrEqual(places);
    }
  })();
  const again = floodWithSignUps([url], _id, singles.slice(0, 400));
  await Promise.all([cancelling, again]);
  const late = await floodWithSignUps([url], _id, singles.slice(0, places));
  const rows = await store.list(inscricoes, { where: { evento: _id } });
  console.log('freed places', {
    rows: rows.length,
    late: late.filter(({ status }) => status === 201).length,
  });
  expect(rows).toHaveLength(places);
});
