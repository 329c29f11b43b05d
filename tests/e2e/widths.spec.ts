import type { Page } from '@playwright/test';
import { addresses } from './addresses.ts';
import { expect, test, tooWide, visit } from './site.ts';

const screens = [390, 768, 1024, 1280, 1440];
const resize = (page: Page, width: number) => page.setViewportSize({ width, height: 900 });

/** What is wrong with the bar at the top, and whether it shows the menu. */
const lookAtBar = (page: Page) =>
  page.evaluate(() => {
    const isSeen = (each: Element | null): each is HTMLElement =>
      each !== null && each.getClientRects().length > 0;
    const box = (each: Element) => each.getBoundingClientRect();
    const find = (selector: string) => document.querySelector(`header ${selector}`);
    const [logo, burger] = [find('a'), find('button[data-opens]')];
    const entries = [...document.querySelectorAll('header nav[aria-label="Principal"] > ul > li')];
    const shown = entries.filter(isSeen);
    const row = [logo, ...shown, find('a[href="/pesquisa"]'), burger].filter(isSeen);
    const faults: string[] = [];
    if (shown.length > 0 === isSeen(burger)) faults.push('menu and drawer, or neither');
    if (new Set(shown.map((each) => Math.round(box(each).top))).size > 1) faults.push('two lines');
    if (shown.some((each) => box(each).height > 60)) faults.push('an entry in two lines');
    for (const [index, each] of row.entries()) {
      const next = row[index + 1];
      if (next && box(next).left < box(each).right - 0.5) faults.push(`over ${next.textContent}`);
    }
    // The name must be shown whole, or not at all.
    const name = logo?.querySelector('span');
    if (logo && name && shown.length > 0 && box(name).top < box(logo).bottom) {
      if (box(name).right > box(logo).right + 0.5) faults.push('a name cut off');
    }
    // Over the hero, the council's name is where the logo will be.
    const council = document.querySelector('#hero p');
    const [first] = shown;
    if (council && first) {
      const range = document.createRange();
      range.selectNodeContents(council);
      const [words, menu] = [range.getBoundingClientRect(), box(first)];
      if (words.right > menu.left && words.top < menu.bottom) faults.push('over the council');
    }
    return { hasMenu: shown.length > 0, faults };
  });

/** In small steps around the width at which the menu appears, in larger ones elsewhere. */
const widths = [
  ...Array.from({ length: 10 }, (_, step) => 320 + 48 * step),
  ...Array.from({ length: 32 }, (_, step) => 800 + 16 * step),
  ...Array.from({ length: 7 }, (_, step) => 1312 + 48 * step),
];

const longName = 'Vilar de Perdizes e Meixide da Serra';
const letters = [
  { called: 'as it is', size: '100%', name: '', from: 880 },
  { called: 'with larger letters', size: '125%', name: '', from: 1104 },
  { called: 'with a long name', size: '100%', name: longName, from: 880 },
];

for (const { called, size, name, from } of letters) {
  test(`the menu gives way to the drawer only where it does not fit, ${called}`, {
    tag: '@prove',
  }, async ({ page }) => {
    for (const path of ['/restaurantes', '/']) {
      await visit(page, path);
      await page.evaluate(
        ([size = '', name = '']) => {
          document.documentElement.style.fontSize = size;
          const logo = document.querySelector('header a span');
          const council = document.querySelector('#hero p');
          if (name && logo) logo.textContent = name;
          if (name && council) council.textContent = `Junta de Freguesia de ${name}`;
        },
        [size, name],
      );
      const found: Record<number, unknown> = {};
      for (const width of widths) {
        await resize(page, width);
        const { hasMenu, faults } = await lookAtBar(page);
        const wide = await tooWide(page);
        if (hasMenu !== width >= from) faults.push(hasMenu ? 'the menu' : 'the drawer');
        if (faults.length > 0 || wide.length > 0) found[width] = { faults, wide };
      }
      expect(found, path).toEqual({});
    }
  });
}

/** The texts of cards that are partly hidden. */
const cutTexts = (page: Page) =>
  page.locator('main li p').evaluateAll((all) =>
    all
      .filter((each) => getComputedStyle(each).overflowY !== 'visible')
      .filter((each) => each.scrollHeight > each.clientHeight + 2)
      .map((each) => each.textContent),
  );

test('a card shows all that is told on it: of an event 80 letters, of news 250, of a place 500', {
  tag: '@prove',
}, async ({ page }) => {
  for (const width of screens) {
    await resize(page, width);
    for (const path of ['/', '/pontos_interesse', '/aqui_perto', '/noticias_e_eventos']) {
      await visit(page, path);
      // Sections far below are laid out only when scrolled near.
      for (const section of await page.locator('main > section[id]').all()) {
        await section.scrollIntoViewIfNeeded();
      }
      expect(await cutTexts(page), `${path} at ${width}`).toEqual([]);
    }
  }
  await visit(page, '/');
  const longest = async (id: string) => {
    const texts = await page.locator(`#${id} li p`).allInnerTexts();
    return Math.max(...texts.map((text) => text.length));
  };
  // Including the ellipsis that says that there is more.
  for (const id of ['pontos_interesse', 'aqui_perto']) {
    expect(await longest(id)).toBeGreaterThan(450);
    expect(await longest(id)).toBeLessThanOrEqual(503);
  }
});

test('under the hero a name stands in one line, and its day below it', { tag: '@prove' }, async ({
  page,
}) => {
  await visit(page, '/');
  for (const width of [1024, 1280, 1440]) {
    await resize(page, width);
    const strip = page.locator('#hero p').filter({ has: page.locator('time') });
    const name = await strip.getByRole('link').boundingBox();
    const lines = await strip.getByRole('link').evaluate(({ firstChild }) => {
      const range = document.createRange();
      if (firstChild) range.selectNodeContents(firstChild);
      return range.getClientRects().length;
    });
    const day = await strip.locator('time').first().boundingBox();
    expect(lines, `at ${width}`).toBe(1);
    expect(day?.y).toBeGreaterThanOrEqual((name?.y ?? 0) + (name?.height ?? 0) - 12);
  }
});

test('the address stands right below the map', { tag: '@prove' }, async ({ page }) => {
  for (const path of ['/', '/contactos']) {
    await visit(page, path);
    for (const width of [390, 768, 1280, 1440]) {
      await resize(page, width);
      const address = page.locator('main address');
      await address.scrollIntoViewIfNeeded();
      const gap = await address.evaluate((each) => {
        const map = each.parentElement?.previousElementSibling;
        return each.getBoundingClientRect().top - (map?.getBoundingClientRect().bottom ?? 0);
      });
      expect(gap, `${path} at ${width}`).toBeGreaterThan(0);
      expect(gap, `${path} at ${width}`).toBeLessThan(32);
    }
  }
});

test('a village that says nothing of its council has no heading for it', { tag: '@prove' }, async ({
  page,
}) => {
  await visit(page, `${addresses.empty}/`);
  const headings = page.locator('#contactos h3');
  await expect(headings.filter({ hasText: 'Escreva-nos' })).toHaveCount(1);
  const bare = await headings.evaluateAll((all) =>
    all
      .filter(({ nextElementSibling: next }) => !next || next.getBoundingClientRect().height === 0)
      .map((each) => each.textContent),
  );
  expect(bare).toEqual([]);
});
