import type { Page } from '@playwright/test';
import { expect, test, visit } from './site.ts';

/** Keeps the scripts of the next pages back, until told otherwise. */
async function holdScripts(page: Page): Promise<() => Promise<void>> {
  const { promise: arrival, resolve: arrive } = Promise.withResolvers<void>();
  await page.route('**/*.js', (route) => arrival.then(() => route.continue()));
  return async () => {
    arrive();
    await page.waitForLoadState('networkidle');
    await page.unrouteAll();
  };
}

test('what is typed before the scripts have arrived stays', async ({ page }) => {
  for (const [path, early, late] of [
    ['/contactos', /^Nome/, /^Assunto/],
    ['/login', /^Utilizador/, /^Palavra-passe/],
  ] as const) {
    const letThemCome = await holdScripts(page);
    await page.goto(path, { waitUntil: 'commit' });
    await page.getByLabel(early).fill('Escrito cedo');
    await letThemCome();
    await page.getByLabel(late).fill('Escrito depois');
    await expect(page.getByLabel(early)).toHaveValue('Escrito cedo');
  }
});

test('Back leads to where one was, even from a page that still sleeps', async ({ page, watch }) => {
  await visit(page, '/lojas');
  await page.getByRole('link', { name: 'Queijaria da Serra' }).first().click();
  await expect(page.locator('h1')).toHaveText('Queijaria da Serra');
  const letThemCome = await holdScripts(page);
  await page.reload({ waitUntil: 'commit' });
  await expect(page.locator('h1')).toHaveText('Queijaria da Serra');
  await page.evaluate(() => history.back());
  await expect(page).toHaveURL(/\/lojas$/);
  await letThemCome();
  await expect(page.locator('h1')).toHaveText('Lojas');
  expect(watch.complaints).toEqual([]);
});
