import { gzipSync } from 'node:zlib';
// Playwright's `test` gives each test a new context: a first-time visitor has nothing cached.
import { expect, type Page, type Response, test } from '@playwright/test';
import { expectStill } from './expectStill.ts';

const kilobyte = 1_000;

/** The most that a page may weigh as HTML, in kilobytes of brotli. */
const pages = [
  ['/', 17],
  ['/lojas', 6],
  ['/noticias_e_eventos', 6],
  ['/pontos_interesse', 6],
  ['/documentos', 6],
  ['/restaurantes/taberna-do-souto', 6],
  ['/contactos', 6],
  ['/login', 6],
] as const;

/** Notes what is fetched from now on and weighs it as it is sent: scripts and styles in gzip. */
function weigh(page: Page) {
  const answers: Response[] = [];
  page.on('response', (answer) => answers.push(answer));
  let atFirst = 0;
  page.once('load', () => {
    atFirst = answers.length;
  });
  return async (kind: string, { apart = /^$/, isAtFirst = false } = {}) => {
    const chosen = answers
      .slice(0, isAtFirst ? atFirst : answers.length)
      .filter((answer) => answer.request().resourceType() === kind && !apart.test(answer.url()));
    const bodies = await Promise.all(chosen.map((answer) => answer.body()));
    return bodies
      .map((body) => (kind === 'font' ? body.length : gzipSync(body, { level: 9 }).length))
      .reduce((sum, weight) => sum + weight, 0);
  };
}

for (const [path, most] of pages) {
  test(`${path} stays within its budgets`, { tag: '@prove' }, async ({ page, request }) => {
    const sent = await request.get(path, { headers: { 'accept-encoding': 'br' } });
    const html = Number(sent.headers()['content-length']);
    expect(html).toBeGreaterThan(0);
    expect(html).toBeLessThanOrEqual(most * kilobyte);

    const weightOf = weigh(page);
    await page.goto(path, { waitUntil: 'load' });
    const scripts = await weightOf('script', { isAtFirst: true });
    expect(scripts).toBeGreaterThan(0);
    expect(scripts).toBeLessThanOrEqual(10 * kilobyte);
    // Scroll to every island, so that it loads.
    for (const island of await page.locator('[data-island]').all()) {
      await island.scrollIntoViewIfNeeded();
    }
    await page.waitForLoadState('networkidle');
    const apart = /captchaWidget|pbkdf2|openMap|leafletMap/;
    expect(await weightOf('script', { apart })).toBeLessThanOrEqual(95 * kilobyte);
    const [styles, fonts] = [
      await weightOf('stylesheet', { apart: /leaflet/ }),
      await weightOf('font'),
    ];
    expect(Math.min(styles, fonts)).toBeGreaterThan(0);
    expect(styles).toBeLessThanOrEqual(15 * kilobyte);
    expect(fonts).toBeLessThanOrEqual(60 * kilobyte);
  });
}

test('nothing moves while a page arrives', { tag: ['@phone', '@prove'] }, async ({ page }) => {
  for (const path of ['/', '/restaurantes', '/pontos_interesse/ponte-velha']) {
    await page.goto(path);
    await page.waitForLoadState('networkidle');
    await expectStill(page, path, 0.01);
  }
});

test('pages come compressed, and what one already has is not sent again', async ({ request }) => {
  const first = await request.get('/lojas', { headers: { 'accept-encoding': 'br' } });
  expect(first.headers()['content-encoding']).toBe('br');
  const { etag = '' } = first.headers();
  const again = await request.get('/lojas', { headers: { 'if-none-match': etag } });
  expect(again.status()).toBe(304);
});
