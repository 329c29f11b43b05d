import type { Page } from '@playwright/test';
import { expect, test, visit } from './site.ts';

/** Keeps the scripts of the next pages back, or those of this name, until told otherwise. */
async function holdScripts(page: Page, name = '*'): Promise<() => Promise<void>> {
  const { promise: arrival, resolve: arrive } = Promise.withResolvers<void>();
  await page.route(`**/${name}.js`, (route) => arrival.then(() => route.continue()));
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

test('a button that was pressed too early answers once the page can', async ({ page, watch }) => {
  const letThemCome = await holdScripts(page, 'hydrate-*');
  await page.goto('/');
  await page.getByRole('button', { name: 'Ler Mais' }).click();
  await letThemCome();
  await expect(page.getByRole('button', { name: 'Ler Menos' })).toBeVisible();
  await page.getByRole('button', { name: 'Ler Menos' }).click();
  await expect(page.getByRole('button', { name: 'Ler Mais' })).toBeVisible();
  expect(watch.complaints).toEqual([]);
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
