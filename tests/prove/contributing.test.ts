import { chromium } from '@playwright/test';
import { afterAll, beforeAll, expect, test } from 'vitest';
import { findBrowser } from '../../setup/browser.mjs';
import { follow, recipe, recipesOfSections } from '../contributing.ts';
import { makeTree } from './copiedTree.ts';
import { record } from './report.ts';

const { tree, node, check, build, start, remove } = makeTree();

beforeAll(() => {
  follow(recipesOfSections.flatMap(recipe), tree);
  build();
}, 1_200_000);

afterAll(remove);

// The journeys use their own ports, and walk through the new section too.
const journeys = { E2E_PORT: '4370', NEW_SECTION: 'trilhos' };

/** A number in what a program printed. */
const figure = (printed: string, pattern: RegExp) => Number(printed.match(pattern)?.[1] ?? 0);

test('whoever adds a field and a section to the letter finds the tests of day and night green', () => {
  const night = { PROVE: 'yes', NO_COLOR: '1' };
  check();
  const units = node(['node_modules/vitest/vitest.mjs', 'run'], night);
  const walk = ['node_modules/@playwright/test/cli.js', 'test', '--reporter=list'];
  const walked = node(walk, { ...night, ...journeys });
  // For whoever wants to know what the night spends its time on.
  console.log(units, walked);
  const tests = figure(units, /Tests\s+(\d+) passed/);
  const passed = figure(walked, /(\d+) passed/);
  const flaky = figure(walked, /(\d+) flaky/);
  record({
    promise: 'What is added by the recipes breaks nothing',
    proof: 'the field and the section of CONTRIBUTING.md, with their words in other languages',
    reached: `types, lint, ${tests} tests on both engines and ${passed} journeys green, ${flaky} more at a later try`,
    promised: 'all green',
    ok: tests > 0 && passed > 0,
  });
}, 7_200_000);

const shown = { mainPhoto: '/icone.svg', photos: ['/icone.svg'] };
const trilho = {
  name: 'Trilho dos Moinhos',
  type: 'Difícil',
  length: 4200,
  ...shown,
  description: '<p>Sobe pela ribeira.</p>',
};
const restaurante = {
  name: 'Taberna',
  type: 'Outro',
  description: '<p>Caldo.</p>',
  local: 'Largo',
  ...shown,
  pratos: ['Caldo'],
  esplanada: 'Doze lugares',
};

test('the new section has its screens and both of its public pages, and the new field is read', async () => {
  const { url, send, token } = await start();
  const executablePath = findBrowser();
  const browser = await chromium.launch({
    ...(executablePath && { executablePath }),
    args: ['--no-sandbox', '--disable-gpu'],
  });
  try {
    expect((await send('POST', '/api/trilhos', trilho)).status).toBe(201);
    expect((await send('POST', '/api/restaurantes', restaurante)).status).toBe(201);

    const page = await browser.newPage();
    await page.addInitScript((given) => {
      localStorage.setItem('isLoggedIn', 'true');
      localStorage.setItem('token', given);
    }, token);
    const complaints: string[] = [];
    page.on('pageerror', (error) => complaints.push(String(error)));
    const at = '/trilhos/trilho-dos-moinhos';
    const seen: [path: string, words: string[]][] = [
      ['/backoffice/trilhos', ['Trilhos', trilho.name]],
      ['/backoffice/trilhos/adicionar', ['Adicionar trilho', 'Extensão em metros']],
      [`/backoffice${at}`, [trilho.name, 'Difícil', '4200']],
      ['/trilhos', ['Trilhos', trilho.name, 'Difícil']],
      [
        at,
        [trilho.name, 'Difícil', 'Extensão em metros', 'Sobe pela ribeira.', 'Todos os trilhos'],
      ],
      ['/pesquisa?q=moinhos', ['Um resultado', trilho.name, 'Trilho']],
      ['/restaurantes/taberna', ['Esplanada', 'Doze lugares']],
    ];
    for (const [path, words] of seen) {
      await page.goto(url + path, { waitUntil: 'networkidle' });
      await page.locator('main h1').waitFor();
      const text = await page.locator('main').innerText();
      for (const word of words) expect(text.toLowerCase(), path).toContain(word.toLowerCase());
    }
    await page.goto(url, { waitUntil: 'networkidle' });
    const inMenu = page.locator('header nav a', { hasText: 'Trilhos' });
    expect(await inMenu.first().getAttribute('href')).toBe('/trilhos');
    const inFooter = page.locator('footer a', { hasText: 'Trilhos' });
    expect(await inFooter.getAttribute('href')).toBe('/trilhos');
    const sitemap = await (await fetch(`${url}/sitemap.xml`)).text();
    for (const path of ['/trilhos', at]) expect(sitemap).toContain(`<loc>${url}${path}</loc>`);
    expect(complaints).toEqual([]);
  } finally {
    await browser.close();
  }
});
