import { execFileSync, spawn } from 'node:child_process';
import { rmSync } from 'node:fs';
import { join } from 'node:path';
import { chromium } from '@playwright/test';
import { afterAll, beforeAll, expect, test } from 'vitest';
import { findBrowser } from '../../setup/browser.mjs';
import { copyTree, follow, recipe } from '../contributing.ts';
import { freePort } from '../freePort.ts';
import { apiKey, credentials } from '../startApp.ts';
import { settingsOf } from './startVillage.ts';
import { until } from './until.ts';

let tree: string;

/** What a program is told of its surroundings: not that a test runs it, which would change a build. */
const env = { PATH: process.env.PATH, HOME: process.env.HOME };

const run = (...args: string[]) =>
  execFileSync(process.execPath, args, { cwd: tree, env, stdio: 'pipe', maxBuffer: 2 ** 28 });

beforeAll(() => {
  tree = copyTree();
  follow(recipe('A field'), tree);
  follow(recipe('A section'), tree);
  run('setup/prepare.mjs', 'start');
}, 600_000);

afterAll(() => rmSync(tree, { recursive: true }));

test('with both recipes followed, the unit tests are green', () => {
  run('node_modules/vitest/vitest.mjs', 'run', '--exclude', 'setup/contributing.test.ts');
}, 3_600_000);

const shown = { mainPhoto: '/icone.svg', photos: ['/icone.svg'] };
const trilho = {
  ...{ name: 'Trilho dos Moinhos', type: 'Difícil', length: 4200, ...shown },
  description: '<p>Sobe pela ribeira.</p>',
};
const restaurante = {
  ...{ name: 'Taberna', type: 'Outro', description: '<p>Caldo.</p>', local: 'Largo', ...shown },
  ...{ pratos: ['Caldo'], horario: 'Todos os dias' },
};

test('the new section has its screens and both of its public pages, and the new field is read', async () => {
  const port = await freePort();
  const url = `http://localhost:${port}`;
  const place = { dataDir: join(tree, 'data'), databaseUrl: undefined };
  const village = spawn(process.execPath, ['dist/main.js'], {
    cwd: tree,
    env: { ...env, ...settingsOf(place), PORT: String(port) },
    stdio: ['ignore', 'ignore', 'inherit'],
  });
  const executablePath = findBrowser();
  const browser = await chromium.launch({
    ...(executablePath && { executablePath }),
    args: ['--no-sandbox', '--disable-gpu'],
  });
  try {
    await until(async () => (await fetch(`${url}/saude`).catch(() => undefined))?.ok ?? false, {
      patience: 120_000,
    });
    const headers = { APIKEY: apiKey, 'content-type': 'application/json' };
    const post = async (path: string, body: object, token = '') => {
      const all = { ...headers, 'x-auth-token': token };
      const sent = { method: 'POST', headers: all, body: JSON.stringify(body) };
      const answer = await fetch(url + path, sent);
      expect(answer.status, path).toBeLessThan(300);
      return answer.json();
    };
    const { token } = await post('/api/auth', credentials);
    await post('/api/trilhos', trilho, token);
    await post('/api/restaurantes', restaurante, token);

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
      ['/restaurantes/taberna', ['Horário', 'Todos os dias']],
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
    village.kill();
  }
});
