import { rmSync } from 'node:fs';
import type { AddressInfo } from 'node:net';
import { setTimeout as pause } from 'node:timers/promises';
import { afterAll, beforeAll, describe, expect, test } from 'vitest';
import { createServer } from '../../src/app.ts';
import { serverFeatures } from '../../src/features/all.server.ts';
import { inscricoes, takenAt } from '../../src/features/inscricoes/tables.server.ts';
import { outbox } from '../../src/server/mail/outbox.ts';
import { readConfig } from '../../src/server/process/config.ts';
import { openStore } from '../../src/server/search/openStore.ts';
import { ensureFirstStaff } from '../../src/server/staff/staff.ts';
import type { Engine } from '../../src/server/store/database.ts';
import type { Store } from '../../src/server/store/store.ts';
import { openContext } from '../../src/server/village/open.ts';
import { newPlace, type Place } from '../openTestStore.ts';
import { call } from './call.ts';
import { type Office, openOffice } from './office.ts';
import { record } from './report.ts';
import { captchasOf, floodWithSignUps, openEvent, signUpForm } from './signUps.ts';
import { settingsOf, startVillage } from './startVillage.ts';
import { together } from './together.ts';

const places = 50;
const signUps = 2_000;
const partiesOfAllSizes = Array.from({ length: signUps }, (_, number) => (number % 6) + 1);
const singles = Array.from({ length: signUps }, () => 1);

const closing: (() => Promise<unknown> | unknown)[] = [];
afterAll(async () => {
  for (const close of closing.reverse()) await close();
});

async function makePlace(engine: Engine): Promise<Place> {
  const place = await newPlace(engine);
  closing.push(() => rmSync(place.dataDir, { recursive: true }));
  return place;
}

type Town = { place: Place; villages: string[]; office: Office; store: Store };

async function newEvent({ send }: Office): Promise<string> {
  const title = `Magusto ${crypto.randomUUID()}`;
  const { body } = await send('POST', '/api/noticiasEventos/evento', openEvent(title, places));
  return JSON.parse(body).noticiaEvento._id;
}

/** The bookings that take places; cancelled ones keep their row but take none. */
async function bookingsOf(store: Store, evento: string) {
  const rows = await store.list(inscricoes, { where: { evento, estado: 'ativa' } });
  return { rows, people: rows.reduce((sum, { numeroPessoas }) => sum + (numeroPessoas ?? 0), 0) };
}

/** Floods a new event with sign-ups; counts the people, the rows, the 201s with and without a row, and failures. */
async function floodAndCount(town: Town, parties: readonly number[]) {
  const evento = await newEvent(town.office);
  const answers = await floodWithSignUps(town, evento, parties);
  const { rows, people } = await bookingsOf(town.store, evento);
  const known = new Set(rows.map(({ _id }) => _id));
  const acknowledged = answers.filter(({ status }) => status === 201);
  return {
    people,
    rows: rows.length,
    acknowledged: acknowledged.length,
    withoutRow: acknowledged.filter(({ body }) => !known.has(JSON.parse(body).inscricao._id))
      .length,
    failures: answers.filter(({ status }) => status >= 500 || status === 0).length,
  };
}

/** Every other booking of an event grows by three people; the others move to the other event with two more. */
async function changeAll(
  { villages, office, store }: Town,
  evento: string,
  pair: readonly string[],
) {
  const { rows } = await bookingsOf(store, evento);
  const other = pair.find((each) => each !== evento) ?? evento;
  return together(rows.length, rows.length, (number) => {
    const { _id, updatedAt, numeroAdultos } = rows[number] as (typeof rows)[number];
    const isMoved = number % 2 === 1;
    return call(
      'PUT',
      `${villages[number % villages.length]}/api/inscricoes/${_id}/lugares`,
      {
        numeroAdultos: (numeroAdultos ?? 0) + (isMoved ? 2 : 3),
        numeroCriancas: 0,
        evento: isMoved ? other : evento,
        visto: updatedAt,
      },
      { headers: { 'x-auth-token': office.token } },
    );
  });
}

describe.each([
  { engine: 'sqlite', processes: 1, name: 'SQLite' },
  { engine: 'postgres', processes: 2, name: 'PostgreSQL, two processes' },
] as const)('on $name', ({ engine, processes, name }) => {
  let town: Town;
  beforeAll(async () => {
    const place = await makePlace(engine);
    const villages: string[] = [];
    for (let number = 0; number < processes; number++) {
      const village = await startVillage(place);
      closing.push(() => village.kill('SIGTERM'));
      villages.push(village.url);
    }
    const store = await openStore(place, [inscricoes]);
    closing.push(store.close);
    town = { place, villages, store, office: await openOffice(villages[0] ?? '') };
  });

  test(`${signUps} parties of one to six never get more than ${places} places`, async () => {
    const counted = await floodAndCount(town, partiesOfAllSizes);
    record({
      promise: 'Places are never oversold',
      proof: `${signUps} sign-ups at once, parties of 1–6, ${places} places; ${name}`,
      reached: `${counted.people} seats, ${counted.acknowledged} × 201 with ${counted.rows} rows, ${counted.failures} × 5xx`,
      promised: `≤ ${places} seats, a row for every 201, 0 × 5xx`,
      ok:
        counted.people <= places &&
        counted.people > 0 &&
        counted.rows === counted.acknowledged &&
        counted.withoutRow + counted.failures === 0,
    });
  });

  test(`${signUps} people on their own get exactly ${places}`, async () => {
    const counted = await floodAndCount(town, singles);
    record({
      promise: 'Places are never oversold',
      proof: `${signUps} sign-ups at once, one person each, ${places} places; ${name}`,
      reached: `${counted.people} seats, ${counted.acknowledged} × 201 with ${counted.rows} rows, ${counted.failures} × 5xx`,
      promised: `exactly ${places}, 0 × 5xx`,
      ok:
        [counted.people, counted.rows, counted.acknowledged].every((each) => each === places) &&
        counted.withoutRow + counted.failures === 0,
    });
  });

  test('a place that is given back can be booked again, however many want it', async () => {
    const { villages, store, place } = town;
    const evento = await newEvent(town.office);
    await floodWithSignUps(town, evento, singles.slice(0, places));
    let over = 0;
    const cancelling = (async () => {
      for (const { segredo } of (await bookingsOf(store, evento)).rows) {
        await call('DELETE', `${villages[0]}/api/reservas/${segredo}`);
        over = Math.max(over, (await bookingsOf(store, evento)).people - places);
      }
    })();
    await Promise.all([cancelling, floodWithSignUps(town, evento, singles.slice(0, 400))]);
    await floodWithSignUps(town, evento, singles.slice(0, places));
    expect((await bookingsOf(store, evento)).people).toBe(places);

    const solved = captchasOf(place);
    const waits: number[] = [];
    for (const { segredo } of (await bookingsOf(store, evento)).rows.slice(0, 20)) {
      const captcha = await solved();
      const cancelled = await call('DELETE', `${villages[0]}/api/reservas/${segredo}`);
      expect(cancelled.status).toBe(200);
      const freed = performance.now();
      const form = { ...signUpForm(evento, waits.length), chave: crypto.randomUUID(), captcha };
      const again = await call('POST', `${villages.at(-1)}/api/inscricoes`, form);
      expect(again.status).toBe(201);
      waits.push(performance.now() - freed);
    }
    const { people } = await bookingsOf(store, evento);
    const told = await takenAt(store, evento);
    const left = await store.count(inscricoes, { where: { evento, estado: 'cancelada' } });
    const longest = Math.ceil(Math.max(...waits));
    record({
      promise: 'Freed places come back',
      proof: `50 cancellations against 450 sign-ups, then 20 one by one; ${name}`,
      reached: `${Math.max(0, over)} over at any look, ${people} of ${places} taken in the end and ${told} told, ${left} cancelled bookings kept, booked again after ${longest} ms at most`,
      promised: 'never over, bookable within 1 s',
      ok: over <= 0 && people === places && told === places && left >= 70 && longest <= 1_000,
    });
  });

  test('bookings that grow and move while people sign up take no place twice', async () => {
    const { office, store } = town;
    const pair = [await newEvent(office), await newEvent(office)] as const;
    for (const evento of pair) await floodWithSignUps(town, evento, singles.slice(0, 20));
    const changed = (await Promise.all(pair.map((evento) => changeAll(town, evento, pair)))).flat();
    const flooded = await Promise.all([
      ...pair.map((evento) => changeAll(town, evento, pair)),
      ...pair.map((evento) => floodWithSignUps(town, evento, singles.slice(0, 200))),
    ]);
    const answers = [...changed, ...flooded.flat()];
    const people = await Promise.all(
      pair.map(async (evento) => (await bookingsOf(store, evento)).people),
    );
    const failures = answers.filter(({ status }) => status >= 500 || status === 0).length;
    const done = answers.filter(({ status }) => status === 200).length;
    record({
      promise: 'Places are never oversold',
      proof: `80 changes and moves between two events of ${places} places, both ways, against 400 sign-ups; ${name}`,
      reached: `${people.join(' and ')} seats, ${done} changes made, ${failures} × 5xx`,
      promised: `≤ ${places} seats in each, 0 × 5xx`,
      ok: people.every((each) => each <= places && each > 20) && done > 0 && failures === 0,
    });
  });

  test(`${signUps} who wait, beside offers, expiries, changes and cancellations, take no place twice`, async () => {
    const { villages, store, office } = town;
    const evento = await newEvent(office);
    const deeds = { taken: 0, declined: 0, ended: 0, reduced: 0, cancelled: 0, expired: 0 };
    const failures: number[] = [];
    let [over, looks, isFlooding] = [0, 0, true];
    const send = async (
      deed: keyof typeof deeds,
      method: 'PUT' | 'DELETE',
      path: string,
      body?: object,
    ) => {
      const url = `${villages[looks % villages.length]}/api/reservas/${path}`;
      const { status } = await call(method, url, body);
      if (status === 200) deeds[deed] += 1;
      if (status >= 500 || status === 0) failures.push(status);
    };
    /** Bookings with places act one after the other, again and again. */
    const living = (async () => {
      // Half a minute on a quiet machine; a busy one gets the time that as many deeds take it.
      const last = Date.now() + 400_000;
      while (Date.now() < last && (isFlooding || deeds.taken < 150)) {
        const where = { evento, estado: ['ativa', 'oferta'] as const };
        const rows = await store.list(inscricoes, { where });
        if (rows.length === 0) await pause(50);
        for (const { _id, segredo, estado, numeroPessoas } of rows.slice(0, 20)) {
          const choice = looks % 5;
          if (estado === 'oferta' && choice === 0) {
            // As if its letter had left, and the two days were over.
            await store.change(outbox, { about: _id }, { state: 'sent' });
            await store.change(inscricoes, { _id }, { ofertaAte: '2026-01-01T00:00:00.000Z' });
            deeds.ended += 1;
          } else if (estado === 'oferta') {
            const aceita = choice !== 1;
            await send(aceita ? 'taken' : 'declined', 'PUT', `${segredo}/oferta`, { aceita });
          } else if (choice === 2 && (numeroPessoas ?? 0) > 1) {
            const party = { numeroAdultos: (numeroPessoas ?? 0) - 1, numeroCriancas: 0 };
            await send('reduced', 'PUT', segredo, party);
          } else if (choice === 3) {
            await store.change(inscricoes, { _id }, { estado: 'expirada' });
            deeds.expired += 1;
          } else await send('cancelled', 'DELETE', segredo);
          const taken = await takenAt(store, evento);
          over = Math.max(over, taken - places);
          looks += 1;
        }
      }
    })();
    const answers = await floodWithSignUps(town, evento, partiesOfAllSizes, { listaEspera: true });
    isFlooding = false;
    await living;
    const waited = answers.filter(({ body }) => body.includes('"estado":"espera"')).length;
    failures.push(
      ...answers.map(({ status }) => status).filter((status) => status >= 500 || status === 0),
    );
    const passed = await store.list(inscricoes, { where: { evento }, fields: ['preterida'] });
    const most = Math.max(...passed.map(({ preterida }) => preterida ?? 0));
    const told = Object.entries(deeds).map(([deed, times]) => `${times} ${deed}`);
    record({
      promise: 'Places are never oversold',
      proof: `${signUps} sign-ups of parties of 1–6 for ${places} places, who wait when it is full, against ${told.join(', ')}; ${name}`,
      reached: `${Math.max(0, over)} over at ${looks} looks, ${waited} waited, nobody passed over more than ${most} times, ${failures.length} × 5xx`,
      promised: '0 over, passed over 3 times at most, 0 × 5xx',
      ok: over <= 0 && waited > 1_000 && most <= 3 && failures.length === 0 && deeds.taken > 100,
    });
  });

  test('twenty clicks on one form are one booking', async () => {
    const { villages, store, place } = town;
    const evento = await newEvent(town.office);
    const captcha = await captchasOf(place)();
    const form = { ...signUpForm(evento, 0, 2), captcha };
    const answers = await Promise.all(
      Array.from({ length: 20 }, (_, click) =>
        call('POST', `${villages[click % villages.length]}/api/inscricoes`, form),
      ),
    );
    const { rows } = await bookingsOf(store, evento);
    const equal = answers.filter(
      ({ status, body }) => status === 201 && body === answers[0]?.body,
    ).length;
    record({
      promise: 'A double click books once',
      proof: `20 parallel posts with one key; ${name}`,
      reached: `${rows.length} booking, ${equal} equal answers`,
      promised: '1 booking, 20 equal answers',
      ok: rows.length === 1 && equal === 20,
    });
  });
});

test('without the guard the same flood oversells, so the proof can see it', async () => {
  // SQLite answers so fast that bookings hardly ever race; over a network they do.
  const place = await makePlace('postgres');
  const config = readConfig(settingsOf(place), place.dataDir);
  const context = await openContext(config, { features: serverFeatures });
  await ensureFirstStaff(context.store, config);
  const unguarded: Store = {
    ...context.store,
    lock: context.store.find,
    transaction: (work) => work(unguarded),
  };
  const app = await createServer({ ...context, store: unguarded });
  closing.push(context.close, () => app.close());
  await app.listen({ port: 0, host: '127.0.0.1' });
  const url = `http://127.0.0.1:${(app.server.address() as AddressInfo).port}`;
  const office = await openOffice(url);
  const town = { place, villages: [url], office, store: context.store };
  const { people } = await floodAndCount(town, singles.slice(0, 400));
  record({
    promise: 'Places are never oversold',
    proof: 'negative control: 400 sign-ups with the guard taken out; PostgreSQL',
    reached: `${people} seats for ${places} places: the proof sees it`,
    promised: `more than ${places}`,
    ok: people > places,
  });
  const evento = await newEvent(office);
  await floodWithSignUps(town, evento, singles.slice(0, 40));
  await changeAll(town, evento, [evento]);
  const grown = (await bookingsOf(town.store, evento)).people;
  record({
    promise: 'Places are never oversold',
    proof: 'negative control: 40 bookings that grow at once with the guard taken out; PostgreSQL',
    reached: `${grown} seats for ${places} places: the proof sees it`,
    promised: `more than ${places}`,
    ok: grown > places,
  });
});
