import { mkdtempSync, rmSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { chromium, type Page } from '@playwright/test';
import sharp from 'sharp';
import { findBrowser } from '../setup/browser.mjs';
import { createApp } from '../src/app.ts';
import { passwordHeader } from '../src/calls/passwordHeader.ts';
import { serverFeatures } from '../src/features/all.server.ts';
import { readConfig } from '../src/server/process/config.ts';
import { ensureFirstStaff } from '../src/server/staff/staff.ts';
import { openContext } from '../src/server/village/open.ts';
import { fillDemo } from './fill.ts';
import { type CallVillage, helpScreens, leaveVisitors } from './helpPortraits.ts';

const root = join(import.meta.dirname, '..');
const staff = { username: 'admin', password: 'uma palavra-passe comprida' };

type Portrait = {
  name: string;
  /** EVENT stands for the identifier of the next event. */
  path: string;
  width: number;
  height: number;
};

/** The pictures of the README, for newcomers who have no village to look at yet. */
const portraits: Portrait[] = [
  { name: 'landing', path: '/', width: 1440, height: 900 },
  { name: 'phone-landing', path: '/', width: 390, height: 844 },
  { name: 'phone-event', path: '/noticias_e_eventos/EVENT', width: 390, height: 844 },
  { name: 'phone-restaurantes', path: '/restaurantes', width: 390, height: 844 },
  ...[
    { name: 'backoffice-list', path: '/backoffice/restaurantes' },
    { name: 'backoffice-form', path: '/backoffice/restaurantes/editar/taberna-do-souto' },
    { name: 'backoffice-bookings', path: '/backoffice/eventos/EVENT?painel' },
  ].map((screen) => ({ ...screen, width: 1280, height: 800 })),
];

/** A separate demo village, for the pictures. */
async function openVillage() {
  const dataDir = mkdtempSync(join(tmpdir(), 'aldeia-portraits-'));
  const env = { DATA_DIR: dataDir, ADMIN_PASSWORD: staff.password, LIMITS: 'off' };
  const config = readConfig(env, dataDir);
  const context = await openContext(config, { features: serverFeatures });
  const app = await createApp(context);
  await ensureFirstStaff(context.store, config);
  await fillDemo(context);
  const address = await app.listen({ port: 0, host: '127.0.0.1' });
  const headers: Record<string, string> = {
    apikey: config.apiKey,
    'content-type': 'application/json',
    [passwordHeader]: encodeURIComponent(staff.password),
  };
  const call: CallVillage = async (method, path, body) => {
    const sent = body === undefined ? {} : { body: JSON.stringify(body) };
    const answer = await fetch(`${address}${path}`, { method, headers, ...sent });
    if (!answer.ok) throw new Error(`${method} ${path}: ${await answer.text()}`);
    return answer.json();
  };
  const { token } = await call('POST', '/api/auth', staff);
  headers['x-auth-token'] = token;
  const { arrayNoticiaEventos } = await call('GET', '/api/noticiasEventos?type=EVENTO');
  const [event] = arrayNoticiaEventos as { identifier: string }[];
  return {
    address,
    token: token as string,
    event: event?.identifier ?? '',
    context,
    call,
    async close() {
      await app.close();
      await context.close();
      rmSync(dataDir, { recursive: true });
    },
  };
}

async function take(page: Page, { path, width, height }: Omit<Portrait, 'name'>): Promise<Buffer> {
  await page.setViewportSize({ width, height });
  await page.goto(village.address + path.replace('EVENT', village.event));
  await page.locator('main h1').waitFor();
  await page.waitForLoadState('networkidle');
  return page.screenshot();
}

const village = await openVillage();
const executablePath = findBrowser();
const browser = await chromium.launch({
  ...(executablePath ? { executablePath } : {}),
  args: ['--no-sandbox', '--disable-gpu', '--disable-background-networking'],
});
const page = await browser.newPage({ reducedMotion: 'reduce' });
await page.addInitScript((token) => {
  localStorage.setItem('isLoggedIn', 'true');
  localStorage.setItem('token', token);
}, village.token);
for (const portrait of portraits) {
  const file = `docs/pictures/${portrait.name}.webp`;
  await sharp(await take(page, portrait))
    .webp({ quality: 82 })
    .toFile(join(root, file));
  process.stdout.write(`${file}\n`);
}
await leaveVisitors(village.context);
for (const screen of await helpScreens(village.call)) {
  const file = `src/backoffice/ajuda/pictures/${screen.name}.avif`;
  await sharp(await take(page, { ...screen, width: 1200, height: 750 }))
    .resize({ width: 800 })
    .avif({ quality: 40 })
    .toFile(join(root, file));
  process.stdout.write(`${file}\n`);
}
await browser.close();
await village.close();
process.exit(0);
