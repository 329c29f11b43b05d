import type { Page, Route } from '@playwright/test';
import { axeFindings, expect, visit } from './site.ts';
import { open, test } from './staff.ts';

const failure = 'Não conseguimos abrir esta página';
const again = (page: Page) => page.getByRole('link', { name: 'Tentar de novo' });
const footer = (page: Page) => page.getByRole('contentinfo');

/** The menu, the words and the footer are there, in Portuguese; nothing of the program is. */
async function expectFrame(page: Page) {
  await expect(page.getByRole('banner')).toBeVisible();
  await expect(footer(page)).toContainText('Privacidade');
  await expect(page.locator('body')).not.toContainText(/error|stack|fetch/i);
  expect(await axeFindings(page)).toEqual([]);
}

for (const [what, refuse] of [
  ['without a connection', (page: Page) => page.route(/\/(api|assets)\//, (each) => each.abort())],
  [
    'when the server stumbles',
    (page: Page) =>
      page.route('**/api/**', (each) =>
        each.fulfill({ status: 500, json: { errors: [{ param: '', msg: 'não' }] } }),
      ),
  ],
] as const) {
  test(`${what} a page says so inside its frame, and opens at the next try`, {
    tag: '@phone',
  }, async ({ page }) => {
    await visit(page, '/lojas');
    await refuse(page);
    await page.getByRole('link', { name: 'Queijaria da Serra' }).first().click();
    await expect(page.getByRole('heading', { level: 1 })).toHaveText(failure);
    await expect(page).toHaveURL(/\/lojas\/queijaria-da-serra$/);
    await expect(page).toHaveTitle(/^Página por abrir/);
    await expectFrame(page);
    await again(page).click();
    await expect(page.getByRole('heading', { level: 1 })).toHaveText(failure);
    await page.unrouteAll();
    await again(page).click();
    await expect(page.getByRole('heading', { level: 1 })).toHaveText('Queijaria da Serra');
  });
}

test('without a connection a list is empty in a friendly way, its pages too, and is there at the next try', async ({
  page,
}) => {
  await visit(page, '/');
  await page.route('**/api/**', (each) => each.abort());
  await footer(page).getByRole('link', { name: 'Lojas' }).click();
  await expect(page.getByText('Não encontrámos lojas.')).toBeVisible();
  await expectFrame(page);
  await footer(page).getByRole('link', { name: 'Contactos' }).click();
  await expect(page.getByText('Ainda não há contactos úteis.')).toBeVisible();
  await expect(again(page)).toBeVisible();
  await page
    .getByRole('banner')
    .getByRole('link', { name: /página inicial/ })
    .click();
  await expect(page.getByRole('heading', { level: 1 })).toHaveText(failure);
  await page.unrouteAll();
  await again(page).click();
  await expect(page.locator('#lojas h3').first()).toBeVisible();
});

test('a page that cannot be made on the server answers by itself once it can', async ({ page }) => {
  await visit(page, '/lojas');
  // What the server says of a page it could not make, as far as the browser knows it.
  const isDocument = ({ pathname }: URL) => pathname === '/lojas/queijaria-da-serra';
  await page.route(isDocument, async (each) => {
    const answer = await each.fetch();
    const html = (await answer.text()).replace(
      /(<script id="data"[^>]*>)(.*?)(<\/script>)/s,
      (_all, start: string, json: string, end: string) => {
        const data = JSON.parse(json);
        const { site, ...page } = data.loaderData;
        const [failed] = Object.keys(page);
        return start + JSON.stringify({ ...data, loaderData: { site }, failed }) + end;
      },
    );
    await each.fulfill({ status: 503, contentType: 'text/html', body: html });
  });
  await page.goto('/lojas/queijaria-da-serra');
  await page.waitForLoadState('networkidle');
  await again(page).click();
  await expect(page.getByRole('heading', { level: 1 })).toHaveText('Queijaria da Serra');
});

const gone = { status: 404, contentType: 'application/json', body: '{}' };

/** Takes a file away until the whole page is loaded anew, as after an update. */
async function update(page: Page, file: string) {
  let isLoadedAnew = false;
  page.on('request', (each) => {
    isLoadedAnew ||= each.isNavigationRequest();
  });
  await page.route(file, (each) => (isLoadedAnew ? each.continue() : each.fulfill(gone)));
  await page.evaluate(() => Object.assign(window, { before: true }));
}

test('after an update a page whose file is gone loads anew, by itself', async ({ page }) => {
  await visit(page, '/');
  await update(page, '**/assets/ListPage-*.js');
  await footer(page).getByRole('link', { name: 'Lojas' }).click();
  await page.waitForFunction(() => !('before' in window));
  await expect(page.getByRole('heading', { level: 1 })).toHaveText('Lojas');
  await expect(page).toHaveURL(/\/lojas$/);
  await page.getByRole('link', { name: 'Queijaria da Serra' }).first().click();
  await expect(page.getByRole('heading', { level: 1 })).toHaveText('Queijaria da Serra');
});

test('a file that stays away is not asked for without end', async ({ page }) => {
  await visit(page, '/');
  let loads = 0;
  page.on('load', () => {
    loads += 1;
  });
  await page.route('**/assets/ListPage-*.js', (each) => each.fulfill(gone));
  await footer(page).getByRole('link', { name: 'Lojas' }).click();
  await expect.poll(() => loads).toBe(1);
  await page.waitForLoadState('networkidle');
  await page.waitForTimeout(1_000);
  expect(loads).toBe(1);
  await expect(page.getByRole('heading', { level: 1 })).toHaveText('Lojas');
  await expect(page.getByRole('link', { name: 'Queijaria da Serra' }).first()).toBeVisible();
});

test('a sign-up whose file cannot be had says so beside its button', async ({ page }) => {
  await visit(page, '/noticias_e_eventos?tipo=eventos');
  await page.getByRole('link', { name: 'Noite da Castanha' }).click();
  await page.route(/SignUpDialog-|noticias_e_eventos/, (each) => each.abort());
  await page.getByRole('button', { name: 'Inscrever' }).click();
  await expect(page.getByText('A inscrição não abriu.')).toBeVisible();
  await page.unrouteAll();
  await page.getByRole('button', { name: 'Inscrever' }).click();
  await expect(page.getByRole('dialog')).toBeVisible();
});

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

  test('without a connection a screen says so inside its frame', async ({ staff }) => {
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

  test('a list that cannot be read says so, and is there at the next try', async ({ staff }) => {
    for (const refuse of [
      (each: Route) => each.fulfill({ status: 500, body: 'oops' }),
      (each: Route) => each.abort(),
    ]) {
      await open(staff, 'mensagens');
      await staff.route('**/api/lojas**', refuse);
      await staff.getByRole('navigation', { name: 'Secções' }).locator('a[href$="/lojas"]').click();
      const alert = staff.getByRole('alert');
      await expect(alert).toContainText('Não foi possível carregar esta informação');
      await staff.unrouteAll();
      await staff.getByRole('button', { name: 'Tentar de novo' }).click();
      await expect(staff.getByRole('link', { name: 'Queijaria da Serra' })).toBeVisible();
    }
  });
});
