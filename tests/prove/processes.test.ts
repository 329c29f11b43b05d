import { once } from 'node:events';
import { rmSync } from 'node:fs';
import { createServer, request } from 'node:http';
import type { AddressInfo } from 'node:net';
import { afterAll, beforeAll, expect, test } from 'vitest';
import { type MailServer, startMailServer } from '../mailServer.ts';
import { newPlace, type Place } from '../openTestStore.ts';
import { call } from './call.ts';
import { officeAt, openOffice } from './office.ts';
import { record } from './report.ts';
import { captchasOf } from './signUps.ts';
import { startVillage, type Village } from './startVillage.ts';

const promise = 'It runs in several processes';
let place: Place;
let mail: MailServer;
let villages: [Village, Village];
let proxy: { url: string; close(): void };

/** Passes each request on to the next village in turn. */
async function startProxy(urls: readonly string[]) {
  let turn = 0;
  const server = createServer((asked, answered) => {
    const target = `${urls[turn++ % urls.length]}${asked.url}`;
    const passed = request(target, { method: asked.method, headers: asked.headers }, (response) => {
      answered.writeHead(response.statusCode ?? 502, response.headers);
      response.pipe(answered);
    });
    passed.on('error', () => answered.writeHead(502).end());
    asked.pipe(passed);
  }).listen(0, '127.0.0.1');
  await once(server, 'listening');
  return {
    url: `http://127.0.0.1:${(server.address() as AddressInfo).port}`,
    close: () => void server.close(),
  };
}

beforeAll(async () => {
  place = await newPlace('postgres');
  mail = await startMailServer();
  const settings = {
    LIMITS: 'on',
    SMTP_URL: `smtp://127.0.0.1:${mail.port}`,
    MAIL_TO: 'junta@exemplo.pt',
  };
  villages = await Promise.all([
    startVillage(place, { pages: true, settings }),
    startVillage(place, { pages: true, settings }),
  ]);
  proxy = await startProxy(villages.map(({ url }) => url));
});
afterAll(async () => {
  proxy.close();
  for (const village of villages) await village.kill('SIGTERM');
  await mail.stop();
  rmSync(place.dataDir, { recursive: true });
});

const mensagem = (subject: string, captcha: string) => ({
  name: 'Ana',
  email: 'ana@exemplo.pt',
  subject,
  mensagem: 'Bom dia.',
  captcha,
});

test('a session made on one works on the other, and ends on both', async () => {
  const office = await openOffice(proxy.url);
  const statuses = async () => {
    const asked = villages.map(({ url }) => officeAt(url, office.token).send('GET', '/api/auth'));
    return (await Promise.all(asked)).map(({ status }) => status).join();
  };
  const during = await statuses();
  await office.send('DELETE', '/api/auth');
  const after = await statuses();
  record({
    promise,
    proof: 'a session made through a round-robin proxy, asked for at both',
    reached: `${during}, after the logout ${after}`,
    promised: '200,200, then 401,401',
    ok: during === '200,200' && after === '401,401',
  });
});

test('a captcha spent on one is spent on the other', async () => {
  const captcha = await captchasOf(place)('mensagens');
  const [first, second] = await Promise.all(
    villages.map(({ url }) => call('POST', `${url}/api/mensagens`, mensagem('Uma vez', captcha))),
  );
  const statuses = [first?.status, second?.status].sort().join();
  record({
    promise,
    proof: 'one captcha sent to both at once',
    reached: statuses,
    promised: '201,422',
    ok: statuses === '201,422',
  });
});

test('a limit is counted once for both', async () => {
  const answers: number[] = [];
  for (let time = 0; time < 40; time++) {
    answers.push((await call('POST', `${proxy.url}/api/inscricoes`, {})).status);
  }
  const looked = answers.filter((status) => status === 422).length;
  record({
    promise,
    proof: '40 sign-ups from one address through the proxy, 30 allowed',
    reached: `${looked} looked at`,
    promised: '30',
    ok: looked === 30,
  });
});

test('a change made on one is seen on the other within a second', async () => {
  const office = await openOffice(villages[0].url);
  const slowest: number[] = [];
  for (let time = 0; time < 10; time++) {
    const name = `Loja número ${time}`;
    const [, there] = villages;
    const paths = ['/lojas', '/sitemap.xml', '/api/lojas', `/api/pesquisa?q=numero%20${time}`];
    for (const path of paths) await call('GET', `${there.url}${path}`);
    const body = { name, description: '<p>Mel</p>', phoneContacts: [], local: 'Largo' };
    const { status } = await office.send('POST', '/api/lojas', {
      ...body,
      mainPhoto: 'https://exemplo.pt/a.jpg',
      photos: ['https://exemplo.pt/a.jpg'],
    });
    expect(status).toBe(201);
    const since = performance.now();
    for (const path of paths) {
      const holds = async () => {
        const { body: text } = await call('GET', `${there.url}${path}`);
        return text.includes(path === '/sitemap.xml' ? `loja-numero-${time}` : name);
      };
      await expect.poll(holds, { timeout: 5_000, interval: 10, message: path }).toBe(true);
    }
    slowest.push(performance.now() - since);
  }
  const worst = Math.max(...slowest);
  record({
    promise,
    proof: '10 records made on one; page, sitemap, call and search asked on the other',
    reached: `all four within ${Math.round(worst)} ms`,
    promised: '1 s',
    ok: worst <= 1_000,
  });
});

test('a letter is sent once, whoever sends it', async () => {
  const solved = captchasOf(place);
  const before = mail.received.length;
  const subjects = Array.from({ length: 20 }, (_, number) => `Carta ${number}`);
  await Promise.all(
    subjects.map(async (subject) => {
      const body = mensagem(subject, await solved('mensagens'));
      expect((await call('POST', `${proxy.url}/api/mensagens`, body)).status).toBe(201);
    }),
  );
  await expect
    .poll(() => mail.received.length, { timeout: 20_000 })
    .toBeGreaterThanOrEqual(before + subjects.length);
  await new Promise((resolve) => setTimeout(resolve, 2_000));
  const sent = mail.received.length - before;
  record({
    promise,
    proof: `${subjects.length} letters, two senders`,
    reached: `${sent} delivered`,
    promised: `${subjects.length}`,
    ok: sent === subjects.length,
  });
});
