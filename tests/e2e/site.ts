import { readFileSync } from 'node:fs';
import { fileURLToPath } from 'node:url';
import { type BrowserContext, test as base, type Clock, expect, type Page } from '@playwright/test';
import type axe from 'axe-core';
import { onAPhone } from './onAPhone.ts';

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
    if (profiles.get(key) === profile) await profile.clearPermissions();
    else await profile.close();
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
      // On a busy machine the editor may stand a moment before its styles.
      if (message.text().startsWith('ProseMirror expects the CSS white-space')) return;
      // What a browser would keep for when there is no connection has journeys of its own.
      if (message.text() === 'Service Worker registration blocked by Playwright') return;
      watch.complaints.push(message.text());
    });
    page.on('pageerror', (error) => watch.complaints.push(String(error)));
    await use(watch);
  },
});

export { expect };

/** Takes the time of a page in hand: that of its whole profile, which no later journey is given. */
export async function takeClock(page: Page): Promise<Clock> {
  for (const [key, profile] of profiles) if (profile === page.context()) profiles.delete(key);
  await page.clock.install();
  return page.clock;
}

/** Waits until the letters and styles of a page are there and what moves has come to its end. */
async function stand(page: Page): Promise<void> {
  await page.waitForLoadState();
  await page.evaluate(async () => {
    await document.fonts.ready;
    const ending = document
      .getAnimations()
      .filter((each) => Number.isFinite(each.effect?.getComputedTiming().endTime))
      .map(({ finished }) => finished);
    await Promise.allSettled(ending);
  });
}

/**
 * The findings of axe where a journey has led, in words. `npm test` looks at every page and screen in
 * one walk (pages.spec.ts, screens.spec.ts); what journeys make of them is looked at by `npm run prove`.
 */
export async function axeFindings(page: Page): Promise<string[]> {
  return process.env.PROVE ? allAxeFindings(page) : [];
}

/**
 * The findings of axe over everything WCAG 2.2 AA asks for, in words. On a busy machine a page may
 * still be drawn while it is looked at: what is found counts if it is there at the third look too.
 */
export async function allAxeFindings(page: Page): Promise<string[]> {
  let findings: string[] = [];
  for (const pause of [0, 500, 2_000]) {
    await page.waitForTimeout(pause);
    await stand(page);
    findings = await lookWithAxe(page);
    if (findings.length === 0) break;
  }
  return findings;
}

async function lookWithAxe(page: Page): Promise<string[]> {
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

/** What is cut off; excerpts of a few lines are meant to be, and maps. */
const cutOff = (page: Page) =>
  page.evaluate(() =>
    [...document.querySelectorAll<HTMLElement>('body *:not(.clamped, .leaflet-container)')]
      .filter((each) => {
        const { overflowX, overflowY, clipPath } = getComputedStyle(each);
        const isSeen = each.clientWidth > 2 && each.clientHeight > 2 && clipPath === 'none';
        const isHidden = [overflowX, overflowY].some((how) => how === 'hidden' || how === 'clip');
        if (!isSeen || !isHidden || each.closest('svg, [aria-hidden="true"]')) return false;
        const isCut = {
          x: each.scrollWidth - each.clientWidth,
          y: each.scrollHeight - each.clientHeight,
        };
        return each.textContent?.trim() !== '' && (isCut.x > 2 || isCut.y > 2);
      })
      .map((each) => each.outerHTML.slice(0, 200)),
  );

/** With letters of twice their size nothing stands out sideways, and nothing is cut off. */
export async function expectWhole(page: Page, path: string): Promise<void> {
  await page.evaluate(() => document.documentElement.style.setProperty('font-size', '200%'));
  await expect.poll(() => tooWide(page), path).toEqual([]);
  await expect.poll(() => cutOff(page), path).toEqual([]);
}

/** Axe finds nothing as the page stands nor on the narrowest of phones, which has room for it. */
export async function expectSound(page: Page, findings = axeFindings): Promise<void> {
  const size = page.viewportSize() ?? { width: 0, height: 0 };
  // A phone is drawn like the narrowest.
  if (size.width > onAPhone.viewport.width) expect(await findings(page)).toEqual([]);
  await page.setViewportSize({ width: 320, height: 700 });
  // What is drawn otherwise on a phone is so a moment after the window has its size.
  await expect.poll(() => tooWide(page)).toEqual([]);
  expect(await findings(page)).toEqual([]);
  await page.setViewportSize(size);
}
