import { once } from 'node:events';
import { request as ask, createServer } from 'node:http';
import type { AddressInfo } from 'node:net';
import type { Page } from '@playwright/test';
import { forgetting } from '../../src/server/pages/onPhones.ts';
import { addresses } from './addresses.ts';
import { onAPhone } from './devices.ts';
import { axeFindings, expect } from './site.ts';
import { test as base, unique } from './staff.ts';

// An urgent notice is on all pages, so this village is one that no other journey looks at.
base.use({ baseURL: addresses.withoutMail });

/** A proxy to the village that can be closed, and that may send another service worker. */
async function openDoor(village: string) {
  const sent: string[] = [];
  let worker: ((ours: string) => string) | undefined;
  const door = createServer((incoming, answer) => {
    sent.push(incoming.url ?? '');
    const onward = ask(`${village}${incoming.url}`, { headers: incoming.headers }, async (back) => {
      if (incoming.url !== '/sw.js' || !worker) {
        answer.writeHead(back.statusCode ?? 500, back.headers);
        return back.pipe(answer);
      }
      const parts: Buffer[] = [];
      for await (const part of back) parts.push(part);
      answer.writeHead(200, { 'content-type': 'text/javascript', 'cache-control': 'no-cache' });
      return answer.end(worker(Buffer.concat(parts).toString()));
    });
    if (incoming.url === '/sw.js') onward.removeHeader('accept-encoding');
    onward.end();
  });
  const listen = async (port: number) => {
    door.listen(port, 'localhost');
    await once(door, 'listening');
  };
  await listen(0);
  const { port } = door.address() as AddressInfo;
  return {
    url: `http://localhost:${port}`,
    sent,
    open: () => listen(port),
    give(other: typeof worker) {
      worker = other;
    },
    async close() {
      door.close();
      door.closeAllConnections();
    },
  };
}

type Door = Awaited<ReturnType<typeof openDoor>>;

const test = base.extend<{ door: Door; phone: Page }>({
  door: async ({ baseURL }, use) => {
    const door = await openDoor(baseURL ?? '');
    await use(door);
    await door.close();
  },
  phone: async ({ browser, door }, use) => {
    const own = { ...onAPhone, baseURL: door.url, serviceWorkers: 'allow' } as const;
    const context = await browser.newContext(own);
    await use(await context.newPage());
    await context.close();
  },
});

/** Opens a page and waits until the service worker has cached it. */
async function read(phone: Page, path: string): Promise<void> {
  await phone.goto(path);
  await expect
    .poll(() =>
      phone.evaluate(async (kept) => {
        await navigator.serviceWorker.ready;
        return (await caches.match(kept)) !== undefined;
      }, path),
    )
    .toBe(true);
}

const keptPages = (phone: Page) =>
  phone.evaluate(async () =>
    (await (await caches.open('paginas')).keys()).map(({ url }) => new URL(url).pathname),
  );
const banner = (phone: Page) => phone.getByRole('region', { name: 'Avisos urgentes' });
const offline = (phone: Page) => phone.getByRole('status').filter({ hasText: 'Sem ligação' });

test('what was read, the contacts and what is urgent can be read without a connection, with their hours', async ({
  phone,
  door,
  api,
}) => {
  const title = unique('Corte de água');
  await read(phone, '/lojas');
  await read(phone, '/aldeia');
  const { aviso } = await api<{ aviso: { _id: string } }>('POST', '/api/avisos', {
    title,
    type: 'Aviso',
    smallDescription: 'Por rotura.',
    description: '<p>Por rotura.</p>',
    urgencia: 'Perigo',
    urgenteAte: new Date(Date.now() + 3_600_000).toISOString(),
  });
  await read(phone, '/restaurantes');
  await expect(banner(phone)).toContainText(title);
  await expect(offline(phone)).toHaveCount(0);

  await door.close();
  await phone.goto('/lojas');
  await expect(phone.getByRole('heading', { level: 1 })).toHaveText('Lojas');
  await expect(offline(phone)).toContainText(/Esta página é de \S+, \d+ de \S+ às \d\d:\d\d/);
  // This page was read before the notice: what is shown as urgent is what was known last.
  await expect(banner(phone)).toContainText(title);
  await expect(offline(phone).locator('p')).toHaveCSS('padding-top', '12px');
  expect(await axeFindings(phone)).toEqual([]);
  await phone.goto('/noticias_e_eventos');
  await expect(phone.getByRole('heading', { level: 1 })).toHaveText('Contactos');
  await expect(offline(phone)).toContainText('A página que pediu não está guardada');

  // With a connection again, nothing old is shown.
  await api('DELETE', `/api/avisos/${aviso._id}`);
  await door.open();
  await phone.goto('/lojas');
  await expect(phone.getByRole('heading', { level: 1 })).toHaveText('Lojas');
  await expect(banner(phone)).toHaveCount(0);
  await expect(offline(phone)).toHaveCount(0);
});

test('twenty pages are kept, and none that is private, reserved or an answer to a search', {
  tag: '@prove',
}, async ({ phone }) => {
  await read(phone, '/aldeia');
  const apart = ['/pesquisa?q=agua', '/lojas?pagina=1', '/login', '/backoffice', '/seguir/segredo'];
  for (const path of [...apart, '/inscricao/segredo', '/pedido/segredo', '/recuperar/segredo']) {
    await phone.goto(path);
  }
  await read(phone, '/restaurantes');
  expect((await keptPages(phone)).sort()).toEqual(['/aldeia', '/contactos', '/restaurantes']);
  await phone.evaluate(async () => {
    const cache = await caches.open('paginas');
    for (let each = 0; each < 25; each++) {
      const headers = { 'x-kept-at': `2026-01-01T00:00:${10 + each}.000Z` };
      await cache.put(`/velha/${each}`, new Response('', { headers }));
    }
  });
  await read(phone, '/lojas');
  await expect.poll(async () => (await keptPages(phone)).length).toBe(21);
  const left = await keptPages(phone);
  expect(left).toEqual(expect.arrayContaining(['/lojas', '/contactos', '/velha/24']));
  expect(left).not.toContain('/velha/7');
});

test('an update takes over by the next page, and switched off nothing is kept', {
  tag: '@prove',
}, async ({ phone, door }) => {
  await read(phone, '/lojas');
  door.give((ours) => `${ours}\naddEventListener('install',()=>caches.open('versao-seguinte'));`);
  const others = () => phone.evaluate(() => caches.keys());
  await phone.goto('/aldeia');
  await expect.poll(others).toContain('versao-seguinte');
  await read(phone, '/restaurantes');

  door.give(() => forgetting);
  await phone.goto('/lojas');
  const registered = () =>
    phone.evaluate(async () => (await navigator.serviceWorker.getRegistrations()).length);
  await expect.poll(others).toEqual([]);
  await door.close();
  await expect(phone.goto('/lojas')).rejects.toThrow(/ERR_/);
  await door.open();
  await phone.route('**/sw.js', (each) => each.abort());
  await phone.goto('/saude');
  expect(await registered()).toBe(0);
});

test('the village can be put among the apps of a phone', async ({ phone, request }) => {
  await phone.goto('/');
  const link = phone.locator('link[rel="manifest"]');
  const manifest = await (await request.get((await link.getAttribute('href')) ?? '')).json();
  expect(manifest).toMatchObject({ display: 'standalone', start_url: '/', theme_color: '#1f5140' });
  for (const { src, sizes } of manifest.icons) {
    const icon = await request.get(src);
    expect(icon.headers()).toMatchObject({ 'content-type': 'image/png' });
    const bytes = await icon.body();
    expect(`${bytes.readUInt32BE(16)}x${bytes.readUInt32BE(20)}`).toBe(sizes);
  }
});
