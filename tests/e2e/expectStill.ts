import type { Page } from '@playwright/test';
import { expect } from './site.ts';

type Shift = { value: number; sources: { node: Node | null }[] };

/** How much moved since the page began to load, as browsers count it, and what moved. */
function shiftsOf(page: Page): Promise<{ total: number; moved: string }> {
  return page.evaluate(
    () =>
      new Promise((resolve) => {
        const shifts: Shift[] = [];
        new PerformanceObserver((list) => {
          shifts.push(...(list.getEntries() as unknown as Shift[]));
        }).observe({ type: 'layout-shift', buffered: true });
        setTimeout(() => {
          const moved = shifts
            .flatMap(({ sources }) => sources.map(({ node }) => node))
            .map((node) => (node instanceof Element ? node.outerHTML.slice(0, 120) : '?'));
          const total = shifts.reduce((sum, { value }) => sum + value, 0);
          resolve({ total, moved: moved.join(' | ') });
        }, 300);
      }),
  );
}

/**
 * Expects that less than `most` moves while the open page loads. A busy machine may draw a page in
 * parts, so it fails only if it moves three times in a row.
 */
export async function expectStill(page: Page, path: string, most: number): Promise<void> {
  let { total, moved } = await shiftsOf(page);
  for (let left = 2; left > 0 && total >= most; left -= 1) {
    await page.reload({ waitUntil: 'networkidle' });
    ({ total, moved } = await shiftsOf(page));
  }
  expect(total, `${path}: ${moved}`).toBeLessThan(most);
}
