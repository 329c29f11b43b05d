import { lists } from '../../src/site/faces.ts';
import { addresses } from './addresses.ts';
import { onAPhone } from './devices.ts';
import { htmlFindings } from './htmlFindings.ts';
import { allAxeFindings, expect, expectSound, expectWhole, test, visit } from './site.ts';

/** The pages that belong to no section, and one record of each list, with words of their titles. */
const others: [path: string, title: RegExp][] = [
  ['/', /Souto da Urze/],
  ['/aldeia', /aldeia/i],
  ['/pontos_interesse/ponte-velha', /Ponte Velha/],
  ['/aqui_perto/lagoa-do-alto', /Lagoa do Alto/],
  ['/restaurantes/taberna-do-souto', /Taberna do Souto/],
  ['/lojas/mel-da-urze', /Mel/],
  ['/alojamentos/casa-do-moleiro', /Casa do Moleiro/],
  ['/essencia/a-castanha', /castanha/i],
  ['/mapa', /Mapa/],
  ['/pesquisa?q=castanha', /Pesquisa/],
  ['/termos_e_condicoes', /Termos/],
  ['/privacidade', /Privacidade/],
  ['/acessibilidade', /acessibilidade/i],
  ['/login', /.+/],
  ['/not_found', /indisponível/],
];

/** Every public route; the lists are those that the sections declare. */
const routes = [
  ...lists.map(({ path, label, heading = label }) => [path, new RegExp(heading)] as const),
  ...others,
];

/** Made as other pages are: by day those stand for them. */
const isAlike = (path: string) =>
  /^\/(aqui_perto|essencia|alojamentos|lojas|privacidade|termos)/.test(path);

for (const [path, title] of routes) {
  const tag = isAlike(path) ? '@prove' : [];
  test(`a visitor opens ${path} and nothing is wrong with it`, { tag }, async ({ page, watch }) => {
    const answer = await page.goto(path);
    expect(answer?.status()).toBe(path === '/not_found' ? 404 : 200);
    expect(await htmlFindings((await answer?.text()) ?? '')).toEqual([]);

    await page.waitForLoadState('networkidle');
    await expect(page).toHaveTitle(title);
    await expect(page.locator('h1')).toHaveCount(1);
    await expect(page.locator('meta[name="description"]')).toHaveAttribute('content', /.{20,}/);
    await expectSound(page, allAxeFindings);
    expect(watch.complaints.filter((line) => !line.includes('404 (Not Found)'))).toEqual([]);
  });
}

test.describe('without scripts', () => {
  test.use({ javaScriptEnabled: false });
  test('every page is readable and its links lead on', { tag: '@prove' }, async ({
    page,
    request,
  }) => {
    for (const [path] of routes) {
      await page.goto(path);
      await expect(page.locator('h1'), path).toBeVisible();
      const words = (await page.locator('main').textContent()) ?? '';
      expect(words.length, path).toBeGreaterThan(80);
      const links = await page
        .locator('main a[href^="/"]')
        .evaluateAll((all) => all.slice(0, 4).map((link) => link.getAttribute('href') ?? '/'));
      for (const link of links) expect((await request.get(link)).status(), link).toBeLessThan(400);
    }
  });
});

test.describe('a village nobody has written about', () => {
  test.use({ baseURL: addresses.empty });
  test('is friendly on every page', { tag: '@prove' }, async ({ page, watch }) => {
    for (const [path] of routes.filter(([each]) => !/\/.+\//.test(each))) {
      await visit(page, path);
      await expect(page.locator('h1'), path).toHaveCount(1);
      expect(await allAxeFindings(page), path).toEqual([]);
      expect(watch.complaints.filter((line) => !line.includes('404 (Not Found)'))).toEqual([]);
    }
  });
});

test.describe('with text at twice its size, on a phone', () => {
  test.use(onAPhone);
  test('long words are broken with a hyphen, nothing stands out sideways or is cut off', {
    tag: '@prove',
  }, async ({ page }) => {
    test.slow();
    for (const [path] of routes) {
      await visit(page, path);
      await expectWhole(page, path);
      await expect(page.locator('h1'), path).toHaveCSS('hyphens', 'auto');
      for (const address of await page.locator('a[href^="mailto:"]').all()) {
        await expect(address).toHaveCSS('hyphens', 'manual');
      }
    }
  });
});
