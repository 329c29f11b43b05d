import { expect, type Page, test } from '@playwright/test';
import { isNight } from '../night.ts';

const walks: [from: string, follow: (page: Page) => Promise<void>][] = [
  [
    '/lojas',
    (page) => page.getByRole('navigation', { name: 'Principal' }).getByText('Eventos').click(),
  ],
  ['/', (page) => page.getByRole('link', { name: 'Área reservada' }).click()],
  ['/lojas', (page) => page.getByRole('link', { name: 'Mel da Urze' }).first().click()],
];

test('pages fade into each other, and no error stays behind', async ({ browser }) => {
  test.slow();
  // What arrives first is chance: with the fault, one change of page in three had an error.
  for (let visit = 0; visit < (isNight ? 12 : 3); visit++) {
    for (const [from, follow] of walks) {
      const context = await browser.newContext({ reducedMotion: 'no-preference' });
      const page = await context.newPage();
      const errors: Error[] = [];
      page.on('pageerror', (error) => errors.push(error));
      await page.addInitScript(() => {
        addEventListener('pagereveal', ({ viewTransition }) => {
          document.documentElement.dataset.fades = String(viewTransition !== null);
        });
      });
      await page.goto(from, { waitUntil: 'networkidle' });
      await expect(page.locator('html')).toHaveAttribute('data-fades', 'false');
      await follow(page);
      await expect(page.locator('html')).toHaveAttribute('data-fades', 'true');
      await page.waitForLoadState('networkidle');
      expect(errors).toEqual([]);
      await context.close();
    }
  }
});
