import { rmSync } from 'node:fs';
import { Agent } from 'node:https';
import { setTimeout as pause } from 'node:timers/promises';
import { afterAll, beforeAll, describe, expect, test } from 'vitest';
import { newPlace, type Place } from '../openTestStore.ts';
import { askSecurely } from './askSecurely.ts';
import { call } from './call.ts';
import { missingPrograms, type Nginx, prepareNginx, startNginx } from './nginx.ts';
import { type Office, openOffice } from './office.ts';
import { record } from './report.ts';
import { startVillage, type Village } from './startVillage.ts';

const promise = 'What is urgent is everywhere at once';
const paths = ['/', '/lojas', '/comunidade', '/contactos', '/login', '/not_found', '/aldeia'];
const missing = missingPrograms();
const agent = new Agent({ keepAlive: true, maxSockets: 20 });

describe.skipIf(missing.length > 0)('two processes and nginx in front of them', () => {
  let place: Place;
  let villages: Village[] = [];
  let offices: Office[] = [];
  let nginx: Nginx;
  beforeAll(async () => {
    place = await newPlace('postgres');
    const prepared = await prepareNginx();
    const { settings } = prepared;
    const start = () => startVillage(place, { pages: true, settings });
    villages = [await start(), await start()];
    const apps = villages.map(({ url }) => url);
    nginx = await startNginx(prepared, { apps, isFast: true });
    offices = await Promise.all(apps.map((url) => openOffice(url)));
  });
  afterAll(async () => {
    await nginx?.stop();
    for (const village of villages) await village.kill();
    rmSync(place.dataDir, { recursive: true });
  });

  /** Every page, from each process and through nginx, which sends a file if there is one. */
  const everyPage = () =>
    paths.flatMap((path) => [
      ...villages.map(
        ({ url }) =>
          async () =>
            (await call('GET', `${url}${path}`)).body,
      ),
      async () => String((await askSecurely(`${nginx.secure}${path}`, { more: { agent } })).body),
    ]);

  /** Polls every page until `isSo`; returns how long the last one took, and the most polls that one needed. */
  async function whenAllSay(isSo: (text: string) => boolean, since: number) {
    const asked = await Promise.all(
      everyPage().map(async (page) => {
        let times = 1;
        for (; !isSo(await page()); times++) {
          if (performance.now() - since > 10_000) throw new Error('never said');
          await pause(10);
        }
        return times;
      }),
    );
    return { took: performance.now() - since, polls: Math.max(...asked) };
  }

  const aviso = (title: string, urgenteAte: string) => ({
    title,
    type: 'Aviso',
    smallDescription: 'Já.',
    description: '<p>Já.</p>',
    urgencia: 'Perigo',
    urgenteAte,
  });
  const soon = (ms: number) => new Date(Date.now() + ms).toISOString();
  const rounds = 10;

  test('it comes with its publication and goes with its end, in every process and every file', async () => {
    const answered: number[] = [];
    const read: number[] = [];
    let polls = 0;
    const time = async (
      send: () => ReturnType<Office['send']>,
      isSo: (text: string) => boolean,
    ) => {
      // Has all pages in memory and in the cache of nginx, as they were before.
      for (const page of everyPage()) await page();
      const since = performance.now();
      const answer = await send();
      expect(answer.status).toBeLessThan(300);
      answered.push(performance.now() - since);
      const all = await whenAllSay(isSo, since);
      read.push(all.took);
      polls = Math.max(polls, all.polls);
      return answer;
    };
    for (let round = 0; round < rounds; round++) {
      const office = offices[round % 2] as Office;
      const title = `Urgente número ${round}`;
      const { body } = await time(
        () => office.send('POST', '/api/avisos', aviso(title, soon(3_600_000))),
        (text) => text.includes(title),
      );
      const { _id } = JSON.parse(body).aviso;
      const ended = { ...aviso(title, ''), urgencia: '' };
      await time(
        () => office.send('PUT', `/api/avisos/${_id}`, ended),
        (text) => !text.includes('data-urgent'),
      );
    }
    const middle = (times: number[]) => Math.round(times.sort((a, b) => a - b)[rounds] ?? 0);
    record({
      promise,
      proof: `${rounds} notices published on one of two processes and ended again; ${paths.length} pages at both and through nginx`,
      reached: `the call answered after ${middle(answered)} ms, all ${paths.length * 3} pages made anew and read after ${middle(read)} ms; asked ${polls} time at most`,
      promised: '1 s, right at the first asking',
      ok: polls === 1 && middle(read) <= 1_000,
    });
  });

  test('it goes by itself at its moment', async () => {
    const urgenteAte = soon(4_000);
    const title = 'Urgente por pouco';
    const made = await (offices[0] as Office).send('POST', '/api/avisos', aviso(title, urgenteAte));
    expect(made.status).toBe(201);
    await whenAllSay((text) => text.includes('data-urgent'), performance.now());
    const left = Date.parse(urgenteAte) - Date.now();
    await pause(left);
    const { took } = await whenAllSay((text) => !text.includes('data-urgent'), performance.now());
    record({
      promise,
      proof: `the moment comes at which it ends; ${paths.length} pages at both and through nginx`,
      reached: `off all within ${Math.round(took)} ms`,
      promised: '1 s',
      ok: took <= 1_000,
    });
  });
});
