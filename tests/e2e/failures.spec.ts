import type { Page, Route } from '@playwright/test';
import { expect } from './site.ts';
import { choose, open, test } from './staff.ts';

const gone = { status: 404, contentType: 'application/json', body: '{}' };

/** Answers 404 for a file until the whole page is reloaded, as after an update. */
async function update(page: Page, file: string) {
  let isLoadedAnew = false;
  page.on('request', (each) => {
    isLoadedAnew ||= each.isNavigationRequest();
  });
  await page.route(file, (each) => (isLoadedAnew ? each.continue() : each.fulfill(gone)));
  await page.evaluate(() => Object.assign(window, { before: true }));
}

test.describe('in the back-office', () => {
  const editor = '**/backoffice/assets/FormattedTextEditor-*.js';

  test('a screen whose file is gone after an update loads anew, by itself', async ({ staff }) => {
    await open(staff, 'noticias');
    await update(staff, editor);
    await staff.getByRole('link', { name: 'Adicionar' }).click();
    await staff.waitForFunction(() => !('before' in window));
    await expect(staff.locator('main h1')).toHaveText('Adicionar notícia/projeto');
    await expect(staff.locator('[contenteditable="true"]')).toBeVisible();
  });

  test('without a connection a screen says so inside its frame', { tag: '@prove' }, async ({
    staff,
  }) => {
    await open(staff, 'noticias');
    await staff.route('**/backoffice/**', (each) => each.abort());
    await staff.getByRole('link', { name: 'Adicionar' }).click();
    await expect(staff.locator('main h1')).toHaveText('Algo correu mal');
    await expect(staff.getByRole('navigation', { name: 'Secções' })).toBeVisible();
    await staff.getByRole('button', { name: 'Tentar de novo' }).click();
    await expect(staff.getByRole('alert')).toContainText('não haver ligação');
    await staff.unrouteAll();
    await staff.getByRole('button', { name: 'Tentar de novo' }).click();
    await expect(staff.locator('main h1')).toHaveText('Adicionar notícia/projeto');
  });

  test('a list that cannot be read says so, and is there at the next try', {
    tag: '@prove',
  }, async ({ staff }) => {
    for (const refuse of [
      (each: Route) => each.fulfill({ status: 500, body: 'oops' }),
      (each: Route) => each.abort(),
    ]) {
      await open(staff, 'mensagens');
      await staff.route('**/api/lojas**', refuse);
      await choose(staff, 'lojas');
      const alert = staff.getByRole('alert');
      await expect(alert).toContainText('Não foi possível carregar esta informação');
      await staff.unrouteAll();
      await staff.getByRole('button', { name: 'Tentar de novo' }).click();
      await expect(staff.getByRole('link', { name: 'Queijaria da Serra' })).toBeVisible();
    }
  });
});
