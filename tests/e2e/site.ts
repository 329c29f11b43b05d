import { test as base, expect, type Page, type ViewportSize } from '@playwright/test';
import axe from 'axe-core';

/** One grey pixel, stretched by whoever shows it. */
const pixel = Buffer.from(
  'iVBORw0KGgoAAAANSUhEUgAAAAEAAAABCAYAAAAfFcSJAAAADUlEQVR42mNkaGj4DwACwAGBoZ4xCQAAAABJRU5ErkJggg==',
  'base64',
);

type Watch = {
  /** What the console said and what failed to load; a test ends with none. */
  complaints: string[];
  /** The addresses asked of other hosts. */
  elsewhere: string[];
};

/** A page that answers the map's tiles itself, lets nothing else out, and notes every complaint. */
export const test = base.extend<{ watch: Watch }>({
  watch: async ({ page, baseURL }, use) => {
    const watch: Watch = { complaints: [], elsewhere: [] };
    page.on('console', (message) => {
      if (['error', 'warning'].includes(message.type())) watch.complaints.push(message.text());
    });
    page.on('pageerror', (error) => watch.complaints.push(String(error)));
    await page.route(
      (url) => url.hostname !== new URL(baseURL ?? '').hostname,
      (route) => {
        const url = route.request().url();
        watch.elsewhere.push(url);
        return /^https:\/\/tile\.openstreetmap\.org\//.test(url)
          ? route.fulfill({ contentType: 'image/png', body: pixel })
          : route.abort();
      },
    );
    await use(watch);
  },
});

export { expect };

/** For `test.skip`: on the width of a phone. */
export const onPhones = ({ viewport }: { viewport: ViewportSize | null }) =>
  (viewport?.width ?? 0) < 1024;

/** For `test.skip`: on the width of a desk. */
export const atDesks = ({ viewport }: { viewport: ViewportSize | null }) => !onPhones({ viewport });

/** The findings of axe over everything WCAG 2.2 AA asks for, in words. */
export async function axeFindings(page: Page): Promise<string[]> {
  await page.evaluate(axe.source);
  const violations = await page.evaluate(async () => {
    const found = await (window as unknown as { axe: typeof axe }).axe.run({
      runOnly: ['wcag2a', 'wcag2aa', 'wcag21a', 'wcag21aa', 'wcag22aa'],
      // To tell what passes would take most of the time.
      resultTypes: ['violations'],
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
async function tooWide(page: Page): Promise<string[]> {
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
