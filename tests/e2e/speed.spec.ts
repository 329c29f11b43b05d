import { gzipSync } from 'node:zlib';
import { expect, test } from './site.ts';

test('the landing page stays within its budgets', { tag: '@phone' }, async ({ page }) => {
  const weights = { script: 0, style: 0, font: 0 };
  const scripts: string[] = [];
  page.on('response', async (response) => {
    const kind = response.request().resourceType() as keyof typeof weights;
    if (!(kind in weights)) return;
    const body = await response.body();
    weights[kind] += kind === 'font' ? body.length : gzipSync(body, { level: 9 }).length;
    if (kind === 'script') scripts.push(response.url());
  });
  await page.goto('/');
  await page.waitForLoadState('networkidle');
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
