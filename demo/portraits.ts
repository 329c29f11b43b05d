import { mkdirSync, mkdtempSync, rmSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { type Browser, chromium } from '@playwright/test';
import sharp from 'sharp';
import { findBrowser } from '../setup/browser.mjs';
import { createApp } from '../src/app.ts';
import { readConfig } from '../src/server/process/config.ts';
import { ensureFirstStaff } from '../src/server/staff/staff.ts';
import { openContext } from '../src/server/village/open.ts';
import { fillDemo } from './fill.ts';

const folder = join(import.meta.dirname, '../docs/pictures');
const staff = { username: 'admin', password: 'uma palavra-passe comprida' };

type Portrait = {
  name: string;
  /** EVENT stands for the identifier of the next event. */
  path: string;
  width: number;
  height: number;
};

const portraits: Portrait[] = [
  { name: 'landing', path: '/', width: 1440, height: 900 },
  { name: 'essencia', path: '/#essencia', width: 1440, height: 900 },
  { name: 'eventos', path: '/noticias_e_eventos', width: 1440, height: 900 },
  { name: 'phone-landing', path: '/', width: 390, height: 844 },
  { name: 'phone-event', path: '/noticias_e_eventos/EVENT', width: 390, height: 844 },
  { name: 'phone-restaurantes', path: '/restaurantes', width: 390, height: 844 },
  ...[
    { name: 'backoffice-list', path: '/backoffice/restaurantes' },
    { name: 'backoffice-form', path: '/backoffice/restaurantes/editar/taberna-do-souto' },
    { name: 'backoffice-bookings', path: '/backoffice/eventos/EVENT?painel' },
  ].map((screen) => ({ ...screen, width: 1280, height: 800 })),
];

/** A demo village of its own, ready to be looked at. */
async function openVillage() {
  const dataDir = mkdtempSync(join(tmpdir(), 'aldeia-portraits-'));
  const env = { DATA_DIR: dataDir, ADMIN_PASSWORD: staff.password, LIMITS: 'off' };
  const config = readConfig(env, dataDir);
  const context = await openContext(config);
  const app = await createApp(context);
  await ensureFirstStaff(context.store, config);
  await fillDemo(context);
  const address = await app.listen({ port: 0, host: '127.0.0.1' });
  const read = async (path: string, init: RequestInit = {}) => {
    const headers = { apikey: config.apiKey, 'content-type': 'application/json' };
    return (await fetch(`${address}${path}`, { ...init, headers })).json();
  };
  const { token } = await read('/api/auth', { method: 'POST', body: JSON.stringify(staff) });
  const { arrayNoticiaEventos } = await read('/api/noticiasEventos?type=EVENTO');
  const [event] = arrayNoticiaEventos as { identifier: string }[];
  return {
    ...{ address, token: token as string, event: event?.identifier ?? '' },
    async close() {
      await app.close();
      await context.close();
      rmSync(dataDir, { recursive: true });
    },
  };
}

type Village = Awaited<ReturnType<typeof openVillage>>;

async function take(browser: Browser, village: Village, portrait: Portrait): Promise<void> {
  const { name, path, width, height } = portrait;
  const page = await browser.newPage({ viewport: { width, height }, reducedMotion: 'reduce' });
  await page.addInitScript((token) => {
    localStorage.setItem('isLoggedIn', 'true');
    localStorage.setItem('token', token);
  }, village.token);
  await page.goto(village.address + path.replace('EVENT', village.event), {
    waitUntil: 'networkidle',
  });
  const picture = await page.screenshot();
  await sharp(picture)
    .webp({ quality: 82 })
    .toFile(join(folder, `${name}.webp`));
  await page.close();
  process.stdout.write(`docs/pictures/${name}.webp\n`);
}

mkdirSync(folder, { recursive: true });
const village = await openVillage();
const executablePath = findBrowser();
const browser = await chromium.launch({
  ...(executablePath ? { executablePath } : {}),
  args: ['--no-sandbox', '--disable-gpu', '--disable-background-networking'],
});
for (const portrait of portraits) await take(browser, village, portrait);
await browser.close();
await village.close();
process.exit(0);
