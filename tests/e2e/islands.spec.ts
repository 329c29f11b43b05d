import type { Page } from '@playwright/test';
import { expect, test, visit } from './site.ts';

/** Holds back the scripts of the next pages, or those of this name, until the returned function is called. */
async function holdScripts(page: Page, name = '*'): Promise<() => Promise<void>> {
  const { promise: arrival, resolve: arrive } = Promise.withResolvers<void>();
  await page.route(`**/${name}.js`, (route) => arrival.then(() => route.continue()));
  return async () => {
    arrive();
    await page.waitForLoadState('networkidle');
    await page.unrouteAll();
  };
}

/** The path of an event with sign-up; its random ending differs in every village. */
async function openEvent(page: Page): Promise<string> {
  const all = await (await page.request.get('/sitemap.xml')).text();
  return /\/noticias_e_eventos\/noite-da-castanha[^<]*/.exec(all)?.[0] ?? '';
}

const signUp = (page: Page) => page.getByRole('button', { name: 'Inscrever' });

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

test('what is ticked or chosen before the scripts have arrived stays', { tag: '@prove' }, async ({
  page,
}) => {
  let letThemCome = await holdScripts(page);
  await page.goto('/seguir', { waitUntil: 'commit' });
  await page.getByLabel('Documentos').uncheck();
  await page.getByLabel('Uma vez por semana').check();
  await letThemCome();
  await page.getByLabel('Avisos').uncheck();
  await expect(page.getByLabel('Documentos')).not.toBeChecked();
  await expect(page.getByLabel('Uma vez por semana')).toBeChecked();

  letThemCome = await holdScripts(page);
  await page.goto('/balcao/outro-pedido', { waitUntil: 'commit' });
  const bytes = { mimeType: 'application/pdf', buffer: Buffer.from('%PDF-1.7') };
  await page
    .getByLabel('Documento que queira juntar')
    .setInputFiles(['fatura.pdf', 'recibo.pdf'].map((name) => ({ name, ...bytes })));
  await letThemCome();
  await expect(page.getByText('fatura.pdf, recibo.pdf')).toBeVisible();
});

test('a button that was pressed too early answers once it can', async ({ page, watch }) => {
  const letThemCome = await holdScripts(page, 'client-*');
  await page.goto(await openEvent(page));
  await signUp(page).click();
  await letThemCome();
  await expect(page.getByRole('dialog')).toBeVisible();
  await page.getByRole('button', { name: 'Fechar a inscrição' }).click();
  await expect(page.getByRole('dialog')).toBeHidden();
  expect(watch.complaints).toEqual([]);
});

const gone = { status: 404, contentType: 'application/json', body: '{}' };

/** Counts how often the page was asked for. */
function countPages(page: Page): () => number {
  let asked = 0;
  page.on('request', (each) => {
    if (each.isNavigationRequest()) asked += 1;
  });
  return () => asked;
}

/** Waits until the page has reloaded itself. */
async function reloaded(page: Page): Promise<void> {
  await page.waitForFunction(() => {
    const [how] = performance.getEntriesByType('navigation') as PerformanceNavigationTiming[];
    return how?.type === 'reload';
  });
  await page.waitForLoadState('networkidle');
}

test('after an update a page whose files are gone loads anew, by itself', async ({ page }) => {
  const asked = countPages(page);
  await page.route('**/assets/SignUp.island-*.js', (each) =>
    asked() > 1 ? each.continue() : each.fulfill(gone),
  );
  await page.goto(await openEvent(page));
  await reloaded(page);
  await signUp(page).click();
  await expect(page.getByRole('dialog')).toBeVisible();
});

test('a file that stays away is not asked for without end, and its button says so', {
  tag: '@prove',
}, async ({ page }) => {
  const asked = countPages(page);
  await page.route('**/assets/SignUp.island-*.js', (each) => each.fulfill(gone));
  await page.goto(await openEvent(page));
  await reloaded(page);
  await page.waitForTimeout(1_000);
  expect(asked()).toBe(2);
  await signUp(page).click();
  await expect(page.getByRole('alert').filter({ hasText: 'Não foi possível abrir' })).toBeVisible();
});

test('a sign-up whose file comes late, after a lost connection, opens at the next press', {
  tag: '@prove',
}, async ({ page }) => {
  await page.route(/SignUp\.island-|noite-da-castanha/, (each, request) =>
    request.isNavigationRequest() ? each.continue() : each.abort(),
  );
  await visit(page, await openEvent(page));
  await signUp(page).click();
  await expect(page.getByText('Não foi possível abrir')).toBeVisible();
  await page.unrouteAll();
  await signUp(page).click();
  await expect(page.getByRole('dialog')).toBeVisible();
});
