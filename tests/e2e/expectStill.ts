import type { Page } from '@playwright/test';
import { expect } from './site.ts';

type Shift = { value: number; sources: { node: Node | null }[] };

/** How much moved since the page began to arrive, as browsers count it, and what. */
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
 * Less than this moves while the page that is open arrives. A busy machine may draw one by halves:
 * what moves at the third time too is at fault.
 */
export async function expectStill(page: Page, path: string, most: number): Promise<void> {
  let { total, moved } = await shiftsOf(page);
  for (let left = 2; left > 0 && total >= most; left -= 1) {
    await page.reload({ waitUntil: 'networkidle' });
    ({ total, moved } = await shiftsOf(page));
  }
  expect(total, `${path}: ${moved}`).toBeLessThan(most);
}
