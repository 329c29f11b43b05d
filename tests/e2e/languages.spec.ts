import type { Page } from '@playwright/test';
import { addresses } from './addresses.ts';
import { allAxeFindings, expect, test, tooWide, visit } from './site.ts';

const origin = addresses.village;

/** The paths of the sitemap, in English or in Portuguese. */
async function listed(page: Page, isEnglish: boolean): Promise<string[]> {
  const sitemap = await (await page.request.get('/sitemap.xml')).text();
  const paths = [...sitemap.matchAll(/<loc>([^<]+)/g)].map(([, url = '']) =>
    url.slice(origin.length),
  );
  return paths.filter((path) => /^\/en(\/|$)/.test(path) === isEnglish);
}

/** What a page says of itself: its language, its canonical address, its alternates, its links. */
async function read(page: Page, path: string) {
  const answer = await page.request.get(path, { maxRedirects: 0 });
  const html = await answer.text();
  const links = html.match(/<a\b[^>]*>/g) ?? [];
  const alternates = html.matchAll(/<link rel="alternate" hreflang="([^"]+)" href="([^"]+)"/g);
  return {
    status: answer.status(),
    lang: /<html lang="([^"]+)"/.exec(html)?.[1],
    canonical: /<link rel="canonical" href="([^"]+)"/.exec(html)?.[1],
    alternates: Object.fromEntries([...alternates].map(([, name, url]) => [name, url])),
    /** Links to own pages, and whether they say that they lead to Portuguese. */
    links: links.flatMap((tag) => {
      const to = / href="(\/[^"#?]*)/.exec(tag)?.[1];
      const isPage = to !== undefined && !/^\/f\/|\.\w+$/.test(to);
      return isPage ? [{ to, saysPortuguese: / hreflang="pt/i.test(tag) }] : [];
    }),
  };
}

test('every page in English names its alternates, and they name it', { tag: '@prove' }, async ({
  page,
}) => {
  const faults: string[] = [];
  const [english, portuguese] = [await listed(page, true), new Set(await listed(page, false))];
  expect(english.length).toBeGreaterThan(40);
  for (const path of english) {
    const own = path.slice('/en'.length) || '/';
    const [there, here] = [await read(page, path), await read(page, own)];
    const expected = { 'pt-PT': origin + own, en: origin + path, 'x-default': origin + own };
    if (there.status !== 200 || there.lang !== 'en') faults.push(`${path}: ${there.status}`);
    if (there.canonical !== origin + path) faults.push(`${path}: canonical ${there.canonical}`);
    if (here.lang !== 'pt-PT' || !portuguese.has(own)) faults.push(`${own}: ${here.lang}`);
    for (const each of [there, here]) {
      if (JSON.stringify(each.alternates) !== JSON.stringify(expected))
        faults.push(`${path}: alternates`);
    }
    for (const { to, saysPortuguese } of there.links) {
      if (to.startsWith('/en') === saysPortuguese) faults.push(`${path}: link to ${to}`);
    }
  }
  expect(faults).toEqual([]);
});

test('a page that is not translated has no address in English', async ({ page }) => {
  for (const path of ['/comunidade', '/documentos', '/privacidade', '/login']) {
    const { status } = await read(page, `/en${path}`);
    expect(status, path).toBe(302);
    const { alternates } = await read(page, path);
    expect(alternates).toEqual({});
  }
});

/** Everything a page says outside texts marked as Portuguese. */
const saidOn = (page: Page) =>
  page.evaluate(() => {
    const said: string[] = [];
    for (const element of document.body.querySelectorAll('*')) {
      const marked = element.closest('[lang="pt-PT"], script');
      if (marked && marked !== document.documentElement) continue;
      const labels = ['aria-label', 'alt', 'title', 'placeholder'].map((name) =>
        element.getAttribute(name),
      );
      const texts = [...element.childNodes].map((node) =>
        node.nodeType === Node.TEXT_NODE ? node.textContent : '',
      );
      said.push(...[...labels, ...texts].map((text) => text?.replace(/\s+/g, ' ').trim() ?? ''));
    }
    return said.filter((text) => /\p{L}{2}/u.test(text));
  });

/** Words that are the same in both languages. */
const alike = ['Menu', 'Email', 'Facebook', 'Instagram', 'YouTube', 'Website:', 'Hotel', 'km'];

test('no word of the frame stays Portuguese on a page in English', { tag: '@prove' }, async ({
  page,
}) => {
  await visit(page, '/');
  const content = await page.evaluate(async () => {
    const { apiKey } = JSON.parse(document.getElementById('data')?.textContent ?? '{}');
    const names = ['definicoes', 'pontosInteresse', 'essencias', 'alojamentos', 'restaurantes'];
    const others = ['lojas', 'noticiasEventos', 'contactos', 'pessoas'];
    const reading = [...names, ...others].map(async (name) =>
      (await fetch(`/api/${name}`, { headers: { APIKEY: apiKey } })).text(),
    );
    const text = (await Promise.all(reading)).join().replace(/\\n/g, ' ');
    return text.replace(/<[^>]+>/g, ' ');
  });
  const left = new Set<string>();
  const first = (await listed(page, true)).filter(
    // One record of each list stands for the others.
    (path, at, all) =>
      all.findIndex(
        (other) =>
          other.split('/', 3).join() === path.split('/', 3).join() &&
          other.split('/').length === path.split('/').length,
      ) === at,
  );
  const searches = ['/en/pesquisa', '/en/pesquisa?q=mill', '/en/pesquisa?q=zzzzzz'];
  for (const path of [...first, ...searches, '/en/nao-existe']) {
    await page.goto(path);
    // Another journey may have deleted it since.
    if (!new URL(page.url()).pathname.startsWith('/en')) continue;
    const english = await saidOn(page);
    await page.goto(path.slice('/en'.length) || '/');
    const portuguese = new Set(await saidOn(page));
    for (const text of english) {
      if (portuguese.has(text) && !alike.includes(text) && !content.includes(text)) left.add(text);
    }
  }
  expect([...left]).toEqual([]);
});

for (const { width, height, tag } of [
  { width: 390, height: 844, tag: [] },
  { width: 1440, height: 900, tag: '@prove' },
]) {
  test(`a visitor changes the language and finds the way at ${width} pixels`, { tag }, async ({
    page,
    watch,
  }) => {
    await page.setViewportSize({ width, height });
    await visit(page, '/pontos_interesse/ponte-velha');
    if (width < 768) await page.getByRole('button', { name: 'Menu' }).click();
    await page.getByRole('link', { name: 'English' }).first().click();
    await expect(page).toHaveURL(/\/en\/pontos_interesse\/ponte-velha$/);
    await expect(page.locator('html')).toHaveAttribute('lang', 'en');
    expect(await tooWide(page)).toEqual([]);
    expect(await allAxeFindings(page)).toEqual([]);
    await visit(page, '/en');
    expect(await tooWide(page)).toEqual([]);
    expect(await allAxeFindings(page)).toEqual([]);
    await page.getByRole('link', { name: 'Search', exact: true }).first().click();
    await page.getByLabel('What are you looking for?').fill('mill');
    await page.getByRole('button', { name: 'Search', exact: true }).click();
    await page.getByRole('link', { name: 'The Watermills' }).click();
    await expect(page.getByRole('heading', { level: 1 })).toHaveText('The Watermills');
    expect(watch.complaints).toEqual([]);
  });
}
