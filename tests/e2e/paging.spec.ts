import type { Page } from '@playwright/test';
import { addresses } from './addresses.ts';
import { fullEvent, long } from './fillLong.ts';
import { expect, expectSound, visit } from './site.ts';
import { open, openMore, search, test } from './staff.ts';

test.use({ baseURL: addresses.long });

const pager = (page: Page) => page.getByRole('navigation', { name: 'Páginas' });
const cards = (page: Page) => page.locator('main article h3');
const archive = long.news + long.past;
const pages = Math.ceil(archive / 7);

test('another page begins at the top of the list, and Back leads to where one was', {
  tag: '@phone',
}, async ({ page }) => {
  await visit(page, '/noticias_e_eventos?tipo=noticias');
  await pager(page).getByRole('link', { name: 'Página 2' }).click();
  await expect(page).toHaveURL(/tipo=noticias&pagina=2#lista$/);
  await expect(page.locator('#lista')).toBeFocused();
  await expect(page.locator('#lista h2')).toBeInViewport();
  await expect(page.locator('h1')).not.toBeInViewport();
  await page.goBack();
  await expect(page).toHaveURL(/tipo=noticias$/);
  await expect(pager(page)).toBeInViewport();
});

test('the pages of a list are sound, and tell programs of each other', { tag: '@phone' }, async ({
  page,
  watch,
}) => {
  await visit(page, '/noticias_e_eventos?pagina=5');
  await expectSound(page);
  const head = (rel: string) => page.locator(`head link[rel="${rel}"]`).getAttribute('href');
  const at = (n: number) => `${addresses.long}/noticias_e_eventos?pagina=${n}`;
  expect([await head('canonical'), await head('prev'), await head('next')]).toEqual([
    ...[at(5), at(4), at(6)],
  ]);
  for (const link of await pager(page).getByRole('link').all()) {
    const box = await link.boundingBox();
    expect(Math.min(box?.width ?? 0, box?.height ?? 0)).toBeGreaterThanOrEqual(44);
  }
  expect(watch.complaints).toEqual([]);
});

test('staff find one among many, sort all of them, and come back to where they were', {
  tag: '@phone',
}, async ({ staff, watch }) => {
  await open(staff, 'noticias');
  const rows = staff.locator('main').getByRole('link', { name: /^Notícia n\.º/ });
  await expect(staff.getByRole('status')).toHaveText(`${long.news} registos`);
  await expect(rows).toHaveCount(50);
  await expect(rows.first()).toHaveText('Notícia n.º 1');
  await expectSound(staff);

  await pager(staff).getByRole('link', { name: 'Seguinte' }).click();
  await expect(staff).toHaveURL(/\/noticias\?pagina=2$/);
  await expect(rows.first()).toHaveText('Notícia n.º 51');
  await rows.first().click();
  await expect(staff.getByRole('heading', { level: 1 })).toHaveText('Notícia n.º 51');
  await staff.goBack();
  await expect(rows.first()).toHaveText('Notícia n.º 51');

  await staff.getByRole('searchbox').pressSequentially('NOTICIA 130');
  await expect(staff.getByRole('status')).toHaveText('1 registo encontrado');
  await expect(staff).toHaveURL(/\/noticias\?q=NOTICIA\+130$/);
  await expect(rows).toHaveText(['Notícia n.º 130']);
  await expect(staff.getByRole('searchbox')).toBeFocused();
  await staff.getByRole('searchbox').fill('projeto');
  await expect(staff.getByRole('status')).toHaveText('32 registos encontrados');
  await staff.getByRole('searchbox').fill('nada disto');
  await expect(staff.getByText('Nenhum registo tem «nada disto»')).toBeVisible();
  await staff.getByRole('searchbox').fill('');
  await expect(rows).toHaveCount(50);

  if ((staff.viewportSize()?.width ?? 0) < 640) {
    await staff.getByLabel('Ordenar').selectOption('-title');
  } else {
    const title = staff.getByRole('button', { name: 'Título' });
    await title.click();
    await expect(staff.getByRole('columnheader', { name: 'Título' })).toHaveAttribute(
      'aria-sort',
      'ascending',
    );
    await title.click();
  }
  await expect(staff).toHaveURL(/ordem=-title/);
  await expect(rows.first()).toHaveText('Notícia n.º 99');
  await staff.reload();
  await expect(rows.first()).toHaveText('Notícia n.º 99');
  expect(watch.complaints).toEqual([]);
});

test('twelve rows stand on a small screen, the newest notice first', { tag: '@prove' }, async ({
  staff,
  watch,
}) => {
  await staff.setViewportSize({ width: 1366, height: 768 });
  for (const name of ['avisos', 'noticias', 'eventos', 'lojas']) {
    await open(staff, name);
    const rows = staff.locator('main tbody tr');
    await rows.first().waitFor();
    const box = await rows.nth(11).boundingBox();
    expect((box?.y ?? 0) + (box?.height ?? 0), name).toBeLessThanOrEqual(768);
    expect(box?.height, name).toBeGreaterThanOrEqual(40);
  }
  await open(staff, 'avisos');
  const names = staff.getByRole('table').getByRole('rowheader').getByRole('link');
  await expect(names.first()).toHaveText(`Edital n.º ${long.notices}`);
  await pager(staff).getByRole('link', { name: 'Seguinte' }).click();
  await expect(names.last()).toHaveText('Edital n.º 1');
  await staff.getByRole('button', { name: 'Título' }).click();
  await expect(staff).toHaveURL(/avisos\?ordem=title$/);
  await expect(names.first()).toHaveText('Edital n.º 1');
  expect(watch.complaints).toEqual([]);
});

test('a visitor reads on, page after page, and finds each thing once', { tag: '@prove' }, async ({
  page,
  watch,
}) => {
  await visit(page, '/noticias_e_eventos');
  await expect(page.getByRole('heading', { name: 'Próximos eventos' })).toBeVisible();
  await expect(page.getByRole('link', { name: 'Todos os eventos' })).toBeVisible();
  const read = await page.locator('[aria-labelledby="jornal"] h3').allTextContents();
  for (let n = 2; n <= pages; n++) {
    await pager(page).getByRole('link', { name: 'Seguinte' }).click();
    await expect(page).toHaveTitle(`Notícias e eventos, página ${n} · Aldeia`);
    await expect(pager(page).locator('[aria-current="page"]')).toHaveText(String(n));
    read.push(...(await cards(page).allTextContents()));
  }
  await expect(pager(page).getByRole('link', { name: 'Seguinte' })).toHaveCount(0);
  expect(read).toHaveLength(archive);
  expect(new Set(read).size).toBe(archive);
  await expect(page.locator('link[rel="canonical"]')).toHaveAttribute(
    'href',
    `${addresses.long}/noticias_e_eventos?pagina=${pages}`,
  );
  expect(watch.complaints).toEqual([]);
});

test('every long list goes on', { tag: '@prove' }, async ({ page }) => {
  for (const [path, first, last] of [
    ['/comunidade', `Edital n.º ${long.notices}`, 'Edital n.º 1'],
    ['/lojas', 'Loja n.º 1', `Loja n.º ${long.shops}`],
    ['/noticias_e_eventos?tipo=eventos', 'Evento n.º 21', 'Evento n.º 20'],
  ] as const) {
    await visit(page, path);
    const names = page.locator('main').getByRole('link', { name: /n\.º/ });
    await expect(names.first()).toHaveText(first);
    await pager(page)
      .getByRole('link', { name: /^Página/ })
      .last()
      .click();
    await expect(page).toHaveURL(/pagina=\d#lista$/);
    await expect(names.last()).toHaveText(last);
    await expect(pager(page).getByRole('link', { name: 'Seguinte' })).toHaveCount(0);
  }
});

test('a page past the end, or that is none, does not exist', async ({ request }) => {
  const none = [String(pages + 1), '999999', '99999999999999999999', '0', 'dois'];
  const others = [
    'lojas?pagina=3',
    'comunidade?pagina=4',
    'executivo?pagina=2',
    'contactos?pagina=2',
  ];
  for (const path of [
    ...none.map((page) => `/noticias_e_eventos?pagina=${page}`),
    '/noticias_e_eventos?tipo=projetos&pagina=9',
    ...[...others, 'essencia?pagina=2', 'aqui_perto?pagina=2'].map((each) => `/${each}`),
  ]) {
    expect((await request.get(path)).status(), path).toBe(404);
  }
  expect((await request.get('/noticias_e_eventos?pagina=1')).status()).toBe(200);
  const sitemap = await (await request.get('/sitemap.xml')).text();
  for (const name of ['noticia-1', 'noticia-130', 'evento-35']) {
    expect(sitemap).toContain(`<loc>${addresses.long}/noticias_e_eventos/${name}</loc>`);
  }
});

test.describe('without scripts', () => {
  test.use({ javaScriptEnabled: false });
  test('a visitor reads on all the same, within the filter', async ({ page }) => {
    await page.goto('/noticias_e_eventos?tipo=projetos');
    await pager(page).getByRole('link', { name: 'Seguinte' }).click();
    await expect(page).toHaveURL(/tipo=projetos&pagina=2#lista$/);
    await expect(cards(page).first()).toHaveText('Notícia n.º 32');
    await pager(page).getByRole('link', { name: 'Anterior' }).click();
    await expect(cards(page).first()).toHaveText('Notícia n.º 4');
  });
});

test('a row that is chosen while one still types opens all the same', { tag: '@prove' }, async ({
  staff,
}) => {
  await open(staff, 'noticias');
  const row = staff.getByRole('link', { name: 'Notícia n.º 7', exact: true });
  await row.waitFor();
  // The answer takes longer than the pause after which a search begins.
  await staff.route('**/api/noticiasEventos/noticia-7', async (route) => {
    await new Promise((resolve) => setTimeout(resolve, 1_000));
    await route.continue();
  });
  await staff.getByRole('searchbox').fill('notícia');
  await row.click();
  await expect(staff.getByRole('heading', { level: 1 })).toHaveText('Notícia n.º 7');
  await expect(staff).toHaveURL(/\/noticias\/noticia-7$/);
});

test('a page that is no more leads to the last', { tag: '@prove' }, async ({ staff }) => {
  await open(staff, 'noticias?pagina=9');
  await expect(staff).toHaveURL(/pagina=3$/);
  await expect(pager(staff).locator('[aria-current="page"]')).toHaveText('3');
});

test('the bookings of an event are paged, with sums over all', { tag: '@prove' }, async ({
  staff,
  watch,
}) => {
  await open(staff, 'eventos');
  await search(staff, fullEvent);
  await staff.getByRole('link', { name: fullEvent }).click();
  await staff.getByRole('button', { name: 'Gerir Inscrições' }).click();
  const rows = staff.locator('main').getByRole('link', { name: /Conceição/ });
  await expect(rows).toHaveCount(50);
  const sums =
    '120 reservas para 120 pessoas; 380 vagas livres. Pago: 300,00 €. Por pagar: 300,00 €.';
  await expect(staff.getByText(sums)).toBeVisible();
  await expectSound(staff);
  await pager(staff).getByRole('link', { name: 'Página 3' }).click();
  await expect(staff).toHaveURL(/painel=&pagina=3/);
  await expect(rows).toHaveCount(20);
  await expect(staff.getByText('120 reservas para 120 pessoas')).toBeVisible();
  await staff.getByRole('searchbox').fill('conceicao 120');
  await expect(staff.getByRole('status')).toHaveText('1 de 120 reservas');
  await expect(rows).toHaveCount(1);

  await staff.evaluate(() => {
    window.print = () => document.body.setAttribute('data-printed', 'true');
  });
  await openMore(staff);
  await staff.getByRole('button', { name: 'Imprimir lista de entrada' }).click();
  await expect(staff.locator('body')).toHaveAttribute('data-printed', 'true');
  await expect(staff.locator('#lista-de-entrada tbody tr')).toHaveCount(120);
  expect(watch.complaints).toEqual([]);
});

test('what is typed stays, however slowly the list follows', { tag: '@prove' }, async ({
  staff,
}) => {
  await open(staff, 'noticias');
  await staff.getByRole('link', { name: 'Notícia n.º 1', exact: true }).waitFor();
  const slow = await staff.context().newCDPSession(staff);
  await slow.send('Emulation.setCPUThrottlingRate', { rate: 20 });
  for (const delay of [240, 320]) {
    await staff.getByRole('searchbox').fill('');
    await staff.getByRole('searchbox').pressSequentially('noticia 130', { delay });
    await expect(staff.getByText('1 registo encontrado')).toBeVisible();
    await expect(staff.getByRole('searchbox')).toHaveValue('noticia 130');
  }
});
