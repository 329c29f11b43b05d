import { readFileSync } from 'node:fs';
import { fileURLToPath } from 'node:url';
import { type BrowserContext, test as base, expect, type Page } from '@playwright/test';
import type axe from 'axe-core';

/** The program of axe, at the size that a browser reads soonest. */
const axeProgram = readFileSync(fileURLToPath(import.meta.resolve('axe-core/axe.min.js')), 'utf8');

/** What the console said and what failed to load; a journey ends with none. */
type Watch = { complaints: string[] };

/** By what they were opened with. */
const profiles = new Map<string, BrowserContext>();

/**
 * A page of which every complaint is noted. Each journey has a tab of its own, but journeys share a
 * profile, emptied before each, and the process of its first tab: who has read the programs once opens
 * a page twice as fast.
 */
export const test = base.extend<{ watch: Watch }>({
  context: async (
    { browser, baseURL, viewport, hasTouch, javaScriptEnabled, contextOptions },
    use,
  ) => {
    const options = { baseURL, viewport, hasTouch, javaScriptEnabled, ...contextOptions };
    const key = JSON.stringify(options);
    const profile = profiles.get(key) ?? (await browser.newContext());
    if (!profiles.has(key)) await (await profile.newPage()).goto('/saude');
    profiles.set(key, profile);
    await use(profile);
    const [, ...others] = profile.pages();
    await Promise.all(others.map((page) => page.close()));
    await profile.clearPermissions();
  },
  page: async ({ context }, use) => {
    const opened = context.waitForEvent('page');
    await context.pages()[0]?.evaluate(() => {
      localStorage.clear();
      window.open('about:blank');
    });
    const page = await opened;
    // On no journey does the browser refuse anything of the site's own.
    const refused: string[] = [];
    page.on('console', (message) => {
      if (message.text().includes('Content Security Policy')) refused.push(message.text());
    });
    await use(page);
    expect(refused).toEqual([]);
  },
  watch: async ({ page }, use) => {
    const watch: Watch = { complaints: [] };
    page.on('console', (message) => {
      if (!['error', 'warning'].includes(message.type())) return;
      // No journey leaves this machine, so the map stays without its tiles.
      if (message.location().url.startsWith('https://tile.openstreetmap.org/')) return;
      watch.complaints.push(message.text());
    });
    page.on('pageerror', (error) => watch.complaints.push(String(error)));
    await use(watch);
  },
});

export { expect };

/** The findings of axe over everything WCAG 2.2 AA asks for, in words. */
export async function axeFindings(page: Page): Promise<string[]> {
  const isThere = await page.evaluate(() => 'axe' in window);
  if (!isThere) await page.evaluate(axeProgram);
  const violations = await page.evaluate(async () => {
    const found = await (window as unknown as { axe: typeof axe }).axe.run({
      runOnly: ['wcag2a', 'wcag2aa', 'wcag21a', 'wcag21aa', 'wcag22aa'],
      // To tell what passes would take most of the time.
      resultTypes: ['violations'],
      // Style sheets are read again for rules about other origins' and about films, of which there are none.
      preload: false,
    });
    return found.violations;
  });
  return violations.map(({ id, nodes }) => `${id}: ${nodes.map(({ html }) => html).join(' | ')}`);
}

/** Goes there and waits until the page is awake. */
export async function visit(page: Page, path: string): Promise<void> {
  await page.goto(path);
  await page.waitForLoadState('networkidle');
}

/** Which elements make the page scroll sideways. */
export async function tooWide(page: Page): Promise<string[]> {
  return page.evaluate(() => {
    const width = document.documentElement.clientWidth;
    if (document.documentElement.scrollWidth <= width) return [];
    return [...document.querySelectorAll('body *')]
      .filter((element) => element.getBoundingClientRect().right > width + 1)
      .slice(0, 5)
      .map((element) => element.outerHTML.slice(0, 120));
  });
}

/** Axe finds nothing as the page stands nor on the narrowest of phones, which has room for it. */
export async function expectSound(page: Page): Promise<void> {
  expect(await axeFindings(page)).toEqual([]);
  const size = page.viewportSize() ?? { width: 0, height: 0 };
  await page.setViewportSize({ width: 320, height: 700 });
  // What is drawn otherwise on a phone is so a moment after the window has its size.
  await expect.poll(() => tooWide(page)).toEqual([]);
  expect(await axeFindings(page)).toEqual([]);
  await page.setViewportSize(size);
}
