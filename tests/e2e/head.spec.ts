import { addresses } from './addresses.ts';
import { expect, test, visit } from './site.ts';

/** What each sort of page says it is about. */
const abouts: [path: string, type: string][] = [
  ['/', 'GovernmentOrganization'],
  ['/pontos_interesse/ponte-velha', 'TouristAttraction'],
  ['/restaurantes/taberna-do-souto', 'Restaurant'],
  ['/alojamentos/casa-do-moleiro', 'LodgingBusiness'],
  ['/lojas/mel-da-urze', 'Store'],
];

test('each sort of page tells programs what it is about', async ({ page }) => {
  for (const [path, type] of abouts) {
    await page.goto(path);
    const about = await page
      .locator('script[type="application/ld+json"]')
      .evaluateAll((all) => all.map((script) => JSON.parse(script.textContent ?? '')));
    expect(JSON.stringify(about)).toContain(`"@type":"${type}"`);
    await expect(page.locator('link[rel="canonical"]')).toHaveAttribute(
      'href',
      `${addresses.village}${path}`,
    );
    const image = await page.locator('meta[property="og:image"]').getAttribute('content');
    expect((await page.request.get(image ?? '')).headers()['content-type']).toMatch(/^image\//);
  }
});

test('news and events say what they are', { tag: '@prove' }, async ({ page }) => {
  await visit(page, '/noticias_e_eventos');
  for (const [name, type] of [
    ['Caminhada das Estrelas', 'Event'],
    ['Trilho dos Moinhos limpo e marcado de novo', 'NewsArticle'],
  ] as const) {
    await page.getByRole('link', { name }).first().click();
    await expect(page.getByRole('heading', { level: 1 })).toHaveText(name);
    await page.reload();
    const about = await page.locator('script[type="application/ld+json"]').allTextContents();
    expect(about.join()).toContain(`"@type":"${type}"`);
    await page.goBack();
  }
});

test('the addresses for programs answer', async ({ request }) => {
  for (const [path, type, words] of [
    ['/sitemap.xml', 'xml', '/pontos_interesse/ponte-velha'],
    ['/robots.txt', 'text/plain', 'Sitemap:'],
    ['/.well-known/security.txt', 'text/plain', 'Contact: mailto:'],
    ['/feed.xml', 'xml', 'Obras na Ponte Velha'],
    ['/eventos.ics', 'text/calendar', 'BEGIN:VEVENT'],
  ] as const) {
    const answer = await request.get(path);
    expect(answer.status(), path).toBe(200);
    expect(answer.headers()['content-type']).toContain(type);
    expect(await answer.text()).toContain(words);
  }
});

test('words are found with and without accents', async ({ page }) => {
  for (const words of ['castanha', 'CASTANHA', 'forno comunitario']) {
    await visit(page, `/pesquisa?q=${encodeURIComponent(words)}`);
    await expect(page.locator('main').getByRole('listitem').first()).toBeVisible();
  }
});

test('an unknown address and an unknown item say that one is lost', async ({ page }) => {
  for (const path of ['/nada', '/restaurantes/nada', '/comunidade/nada', '/inscricao/nada']) {
    const answer = await page.goto(path);
    expect(answer?.status(), path).toBe(404);
    await expect(page.getByText('Ups, parece que se perdeu na nossa aldeia...')).toBeVisible();
  }
});
