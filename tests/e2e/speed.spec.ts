import { gzipSync } from 'node:zlib';
// With a profile of its own for each: a visitor who comes for the first time has nothing yet.
import { expect, type Response, test } from '@playwright/test';
import { visit } from './site.ts';

test('the landing page stays within its budgets', { tag: '@phone' }, async ({ page }) => {
  const answers: Response[] = [];
  page.on('response', (answer) => answers.push(answer));
  await visit(page, '/');
  // Who answers a press has all of its program.
  await page.getByRole('button', { name: 'Ler Mais' }).click();
  await expect(page.getByRole('button', { name: 'Ler Menos' })).toBeVisible();
  const weights = { script: 0, style: 0, font: 0 };
  const scripts: string[] = [];
  for (const answer of answers) {
    const kind = answer.request().resourceType();
    if (kind !== 'script' && kind !== 'stylesheet' && kind !== 'font') continue;
    const body = await answer.body();
    const weight = kind === 'font' ? body.length : gzipSync(body, { level: 9 }).length;
    weights[kind === 'stylesheet' ? 'style' : kind] += weight;
    if (kind === 'script') scripts.push(answer.url());
  }
  expect(Math.min(...Object.values(weights))).toBeGreaterThan(0);
  expect(weights.script).toBeLessThanOrEqual(130_000);
  expect(weights.style).toBeLessThanOrEqual(25_000);
  expect(weights.font).toBeLessThanOrEqual(90_000);
  expect(scripts.filter((url) => /leaflet|altcha|backoffice/i.test(url))).toEqual([]);
});

test('nothing moves while a page arrives', { tag: '@phone' }, async ({ page }) => {
  for (const path of ['/', '/restaurantes', '/pontos_interesse/ponte-velha']) {
    await page.goto(path);
    await page.waitForLoadState('networkidle');
    const shift = await page.evaluate(
      () =>
        new Promise<number>((resolve) => {
          let total = 0;
          new PerformanceObserver((list) => {
            for (const entry of list.getEntries() as unknown as { value: number }[]) {
              total += entry.value;
            }
          }).observe({ type: 'layout-shift', buffered: true });
          setTimeout(() => resolve(total), 300);
        }),
    );
    expect(shift, path).toBeLessThan(0.01);
  }
});

test('pages come compressed, and what one already has is not sent again', async ({ request }) => {
  const first = await request.get('/lojas', { headers: { 'accept-encoding': 'br' } });
  expect(first.headers()['content-encoding']).toBe('br');
  const { etag = '' } = first.headers();
  const again = await request.get('/lojas', { headers: { 'if-none-match': etag } });
  expect(again.status()).toBe(304);
});
