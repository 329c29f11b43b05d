import { readFileSync } from 'node:fs';
import { fileURLToPath } from 'node:url';
import { type BrowserContext, test as base, type Clock, expect, type Page } from '@playwright/test';
import type axe from 'axe-core';
import { isNight } from '../night.ts';
import { onAPhone } from './devices.ts';

/** The source of axe, minified so that a browser parses it faster. */
const axeProgram = readFileSync(fileURLToPath(import.meta.resolve('axe-core/axe.min.js')), 'utf8');

/** Errors and warnings of the console and the page; a journey should end with none. */
type Watch = { complaints: string[] };

/** Browser contexts, by the options they were opened with. */
const profiles = new Map<string, BrowserContext>();

/**
 * A page whose errors and warnings are noted. Each journey has its own tab, but journeys share a
 * context, whose storage is cleared before each, and the process of its first tab: with the scripts
 * already loaded a page opens twice as fast.
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
    // The site's own policy must not block anything of the site on any journey.
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
      // On a busy machine the editor may be drawn a moment before its styles.
      if (message.text().startsWith('ProseMirror expects the CSS white-space')) return;
      // Service workers are blocked here; offline.spec.ts tests them.
      if (message.text() === 'Service Worker registration blocked by Playwright') return;
      watch.complaints.push(message.text());
    });
    page.on('pageerror', (error) => watch.complaints.push(String(error)));
    await use(watch);
  },
});

export { expect };

/** Installs a fake clock in a page and its whole context, which no later journey is given. */
export async function takeClock(page: Page): Promise<Clock> {
  for (const [key, profile] of profiles) if (profile === page.context()) profiles.delete(key);
  await page.clock.install();
  return page.clock;
}

/** Waits until the fonts and styles of a page are loaded and its animations have ended. */
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
 * The findings of axe at this point of a journey, in words, in `npm run prove` only: `npm test`
 * checks every page and screen once, as they open (pages.spec.ts, screens.spec.ts).
 */
export async function axeFindings(page: Page): Promise<string[]> {
  return isNight ? allAxeFindings(page) : [];
}

/**
 * The findings of axe over everything WCAG 2.2 AA asks for, in words. On a busy machine a page may
 * still be rendering: only what is still found at the third look counts.
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
    const { axe: program } = window as unknown as { axe: typeof axe };
    const { violations: found } = await program.run({
      runOnly: ['wcag2a', 'wcag2aa', 'wcag21a', 'wcag21aa', 'wcag22aa'],
      // Listing what passes would take most of the time.
      resultTypes: ['violations'],
      // Axe would download the style sheets again for rules about media and other origins.
      preload: false,
    });
    // A sticky bar may cover part of a target: it counts only if it is too small when scrolled free.
    for (const violation of found.filter(({ id }) => id === 'target-size')) {
      const small: typeof violation.nodes = [];
      for (const node of violation.nodes) {
        const selector = String(node.target[0]);
        document.querySelector(selector)?.scrollIntoView({ block: 'center' });
        const again = await program.run(selector, { runOnly: ['target-size'] });
        if (again.violations.length > 0) small.push(node);
      }
      violation.nodes = small;
    }
    return found.filter(({ nodes }) => nodes.length > 0);
  });
  return violations.map(({ id, nodes }) => `${id}: ${nodes.map(({ html }) => html).join(' | ')}`);
}

/** Opens a page and waits until everything has loaded. */
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

/** The elements whose text is cut off, except excerpts and maps, where that is intended. */
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

/** Expects that with text at twice its size nothing overflows sideways and nothing is cut off. */
export async function expectWhole(page: Page, path: string): Promise<void> {
  await page.evaluate(() => document.documentElement.style.setProperty('font-size', '200%'));
  await expect.poll(() => tooWide(page), path).toEqual([]);
  await expect.poll(() => cutOff(page), path).toEqual([]);
}

/** Expects no findings of axe on the narrowest phone, where the page must fit, and at night as it is, too. */
export async function expectSound(page: Page, findings = axeFindings): Promise<void> {
  const size = page.viewportSize() ?? { width: 0, height: 0 };
  // A phone has the same layout as the narrowest one.
  const isWide = size.width > onAPhone.viewport.width;
  if (isWide && isNight) expect(await findings(page)).toEqual([]);
  await page.setViewportSize({ width: 320, height: 700 });
  // The layout for phones comes a moment after the window has its new size.
  await expect.poll(() => tooWide(page)).toEqual([]);
  expect(await findings(page)).toEqual([]);
  await page.setViewportSize(size);
  // What moved with the window is back in its place before anything is pressed.
  await page.evaluate(
    () => new Promise((done) => requestAnimationFrame(() => requestAnimationFrame(done))),
  );
}
