import { Agent, request } from 'node:http';
import { setTimeout as pause } from 'node:timers/promises';
import { test } from 'vitest';
import { lojas } from '../../src/sections/lojas.ts';
import type { Section } from '../../src/sections/section.ts';
import { apiKey } from '../startApp.ts';
import { validBody } from '../validBody.ts';
import { record } from './report.ts';
import { usualFlags } from './startVillage.ts';
import { together } from './together.ts';
import { villageFor } from './villageFor.ts';
import { memoryOf } from './watchWorker.ts';

const amount = 20_000;
const mostGrowth = 50;

const agent = new Agent({ keepAlive: true, maxSockets: 20 });

/** Requests an address exactly as it is written, valid or not; returns the status, 0 without an answer. */
function ask(url: string, target: string, coding: string): Promise<number> {
  const headers = { apikey: apiKey, 'accept-encoding': coding };
  return new Promise((resolve) => {
    const sent = request(url, { path: target, headers, agent }, (response) => {
      response.resume();
      response.on('end', () => resolve(response.statusCode ?? 0));
      response.on('error', () => resolve(0));
    });
    sent.on('error', () => resolve(0)).end();
  });
}

/** Ways to write addresses that are answered; the number makes each a new one. */
const ways: ((number: string) => string)[] = [
  (n) => `/api/lojas?x=${n}`,
  (n) => `/api/lojas#${n}`,
  (n) => `/api/lojas/mel?${n}`,
  (n) => `/%61pi/lojas?${n}`,
  (n) => `http://${n}/api/lojas`,
  (n) => `http://localhost/lojas?${n}`,
  (n) => `/lojas#${n}`,
  (n) => `/lojas?pagina=${n}`,
  (n) => `/lojas/${n}`,
  (n) => `//${n}`,
  (n) => `/%6Cojas;${n}`,
  (n) => `/pesquisa?q=${n}`,
  (n) => `/sitemap.xml?${n}`,
  (n) => `/sitemap%2Exml#${n}`,
  (n) => `/noticias_e_eventos/${n}.ics`,
  (n) => `/.well-known/security.txt?${n}`,
  (n) => `/inscricao/${n}`,
  (n) => `/backoffice/${n}`,
  (n) => `/f/${n}`,
  (n) => `/api/pesquisa?q=${n}`,
];

/** Some are short, some as long as the server accepts. */
const numbered = (number: number) => `${number}${'x'.repeat((number % 5) * 3_000)}`;

test('twenty thousand odd addresses fill no memory', async () => {
  const { village, office } = await villageFor('sqlite', { pages: true, flags: usualFlags });
  const [section] = lojas.sections as readonly [Section];
  const description = `<p>${'Pão, mel e castanhas. '.repeat(1_000)}</p>`;
  await office.send('POST', '/api/lojas', { ...validBody(section, 'Mel'), description });

  const codings = ['br', 'gzip', 'identity'];
  const statuses = new Map<number, number>();
  const send = async (number: number) => {
    const target = ways[number % ways.length]?.(numbered(number)) ?? '/';
    const status = await ask(village.url, target, codings[number % 3] ?? '');
    statuses.set(status, (statuses.get(status) ?? 0) + 1);
  };
  // Warm up first: what any warm program needs, its bounded caches full, is not counted.
  await together(5_000, 20, (number) => send(amount + number));
  await pause(2_000);
  const before = memoryOf(village.process.pid, 'VmRSS');
  statuses.clear();
  await together(amount, 20, send);
  await pause(2_000);
  const grown = Math.round(memoryOf(village.process.pid, 'VmRSS') - before);
  const failed = [...statuses].filter(([status]) => status === 0 || status >= 500);
  record({
    promise: 'Nobody outside can end or fill it',
    proof: `${amount} odd addresses: with a host, a #, escapes, queries, up to 12 kB long`,
    reached: `${grown < 0 ? '' : '+'}${grown} MB, ${failed.length === 0 ? 'no failure' : JSON.stringify(failed)}`,
    promised: `at most +${mostGrowth} MB, no failure`,
    ok: grown <= mostGrowth && failed.length === 0 && village.process.exitCode === null,
  });
});
