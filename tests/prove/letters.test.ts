import { once } from 'node:events';
import { rmSync } from 'node:fs';
import { createServer, type Socket } from 'node:net';
import { setTimeout as pause } from 'node:timers/promises';
import { expect, test } from 'vitest';
import { messageId, outbox } from '../../src/server/mail/outbox.ts';
import { openStore } from '../../src/server/search/openStore.ts';
import { everyTable } from '../everyTable.ts';
import { freePort } from '../freePort.ts';
import { type MailServer, type Received, startMailServer } from '../mailServer.ts';
import { newPlace } from '../openTestStore.ts';
import { call } from './call.ts';
import { openOffice } from './office.ts';
import { record } from './report.ts';
import { captchasOf, signUpForm } from './signUps.ts';
import { startVillage, type Village } from './startVillage.ts';
import { until } from './until.ts';
import { eventAt } from './villageFor.ts';

const minute = 60_000;
const bookingsEach = 20;
const rounds = 6;

/** Takes connections and says nothing, as a machine in trouble does. */
async function startSilentServer(port: number): Promise<() => Promise<void>> {
  const sockets = new Set<Socket>();
  const server = createServer((socket) => {
    sockets.add(socket);
    socket.on('error', () => {});
  }).listen(port, '127.0.0.1');
  await once(server, 'listening');
  return async () => {
    for (const socket of sockets) socket.destroy();
    server.close();
    await once(server, 'close');
  };
}

test.each([
  { engine: 'sqlite', processes: 1, name: 'SQLite' },
  { engine: 'postgres', processes: 2, name: 'PostgreSQL, two processes' },
] as const)(
  'every letter arrives, whatever happens to the mail server, on $name',
  async ({ engine, processes, name }) => {
    const place = await newPlace(engine);
    const port = await freePort();
    const settings = { SMTP_URL: `smtp://127.0.0.1:${port}`, MAIL_TO: 'junta@aldeia.example' };
    const store = await openStore(place, everyTable);
    const received: Received[] = [];
    const villages: Village[] = [];
    let isTaking = false;
    let kills = 0;
    const killAll = async () => {
      if (isTaking) kills += villages.length;
      for (const village of villages.splice(0)) await village.kill();
    };
    const restart = async (ahead = 0) => {
      await killAll();
      for (let number = 0; number < processes; number++) {
        villages.push(await startVillage(place, { settings, ahead }));
      }
    };

    await restart();
    const office = await openOffice(villages[0]?.url ?? '');
    const { _id: evento } = await eventAt(office, 1_000);
    const solved = captchasOf(place);
    let booked = 0;
    let longest = 0;
    const book = async () => {
      for (let left = bookingsEach; left > 0; left--) {
        const form = { ...signUpForm(evento, booked), captcha: await solved() };
        const url = villages[booked % processes]?.url;
        const began = performance.now();
        const { status } = await call('POST', `${url}/api/inscricoes`, form);
        longest = Math.max(longest, performance.now() - began);
        expect(status).toBe(201);
        booked += 1;
      }
    };
    const withMailServer = async (mood: MailServer['mood'], work: () => Promise<void>) => {
      const server = await startMailServer(port);
      server.mood = mood;
      await work();
      received.push(...server.received);
      // Letters that it accepts while it stops count too.
      const counted = server.received.length;
      await server.stop();
      received.push(...server.received.slice(counted));
    };

    try {
      await book(); // nobody listens

      const stopSilence = await startSilentServer(port);
      await restart();
      await book();
      await killAll();
      await stopSilence();

      let visible = 0;
      await withMailServer('refuses', async () => {
        await restart();
        await book();
        const { send } = await openOffice(villages[0]?.url ?? '');
        await until(async () => {
          const { arrayCartas } = JSON.parse((await send('GET', '/api/cartas')).body);
          visible = arrayCartas.filter(
            (each: { lastError: string }) => each.lastError !== '',
          ).length;
          return visible >= 2 * bookingsEach;
        });
      });

      await withMailServer('dawdles', async () => {
        await restart();
        await book();
        isTaking = true;
        for (let round = 0; round < rounds; round++) {
          await pause(500 + round * 90);
          await restart();
        }
      });

      // The mail server works again: the clock moves ahead until every waiting letter is due.
      await withMailServer('takes', async () => {
        for (let ahead = 10 * minute; ahead < 400 * minute; ahead *= 2) {
          await restart(ahead);
          const isDone = async () => (await store.find(outbox, { state: 'waiting' })) === undefined;
          // At the last step every letter is due; a busy machine takes its time to send them.
          const isLast = 2 * ahead >= 400 * minute;
          if (await until(isDone, { patience: isLast ? 120_000 : 8_000 })) break;
        }
        await killAll();
      });

      const letters = await store.list(outbox);
      const arrivals = new Map<string, number>();
      for (const { raw } of received) {
        const [, id = ''] = /^Message-ID: (<.*>)/im.exec(raw) ?? [];
        arrivals.set(id, (arrivals.get(id) ?? 0) + 1);
      }
      const counts = letters.map(
        (letter) => arrivals.get(messageId(letter, 'http://localhost')) ?? 0,
      );
      const never = counts.filter((count) => count === 0).length;
      const twice = counts.filter((count) => count > 1).length;
      record({
        promise: 'A letter is never lost, nor holds up a booking',
        proof: `${booked} bookings with the mail server down, silent, refusing, slow, and ${kills} × kill -9 while letters leave; ${name}`,
        reached: `${letters.length - never} of ${letters.length} letters delivered, ${letters.length - never - twice} of them once; ${twice} twice, under one Message-ID, since the kill came between the server’s yes and its note; ${visible} failures visible to staff; longest booking ${Math.ceil(longest)} ms`,
        promised: `each delivered, twice at most once per kill; failures visible; bookings never wait`,
        ok:
          letters.length === 2 * booked &&
          never === 0 &&
          Math.max(...counts) <= 1 + kills / processes &&
          received.length - letters.length <= kills &&
          arrivals.size === letters.length &&
          visible >= 2 * bookingsEach &&
          longest < 5_000,
      });
    } finally {
      await killAll();
      await store.close();
      rmSync(place.dataDir, { recursive: true });
    }
  },
);
