import { readFileSync } from 'node:fs';
import { addresses } from './addresses.ts';
import { onAPhone } from './onAPhone.ts';
import { axeFindings, expect } from './site.ts';
import { test } from './staff.ts';
import { bookings } from './tasks/bookings.ts';
import { makeHand } from './tasks/hand.ts';
import { house } from './tasks/house.ts';
import { publishing } from './tasks/publishing.ts';
import { bothOf, tableOf } from './tasks/task.ts';

const tasks = [...publishing, ...bookings, ...house];

// Urgent notices and settings concern a whole village, so this one is for these tasks alone.
test.use({ baseURL: addresses.tasks });

const desk = { viewport: { width: 1366, height: 768 }, hasTouch: false };

for (const room of [publishing, bookings, house]) {
  test.describe(() => {
    // The settings are one record, so these tasks run one at a time.
    if (room === house) test.describe.configure({ mode: 'default' });
    for (const [index, [where, size]] of [
      ['at a desk', desk] as const,
      ['on a phone', onAPhone] as const,
    ].entries()) {
      test.describe(where, () => {
        test.use(size);
        for (const { name, before, now, walk } of room) {
          test(name, { tag: index === 1 ? '@prove' : [] }, async ({
            staff,
            api,
            session,
            request,
            watch,
          }) => {
            const hand = makeHand(staff);
            await walk({ page: staff, hand, isPhone: index === 1, api, session, request });
            expect(hand.steps()).toBe(bothOf(now)[index]);
            if (before) expect(bothOf(now)[index]).toBeLessThanOrEqual(bothOf(before)[index] ?? 0);
            // At the top, nothing is half behind the header.
            await staff.evaluate(() => scrollTo(0, 0));
            expect(await axeFindings(staff)).toEqual([]);
            expect(watch.complaints).toEqual([]);
          });
        }
      });
    }
  });
}

test('docs/tasks.md tells these steps', () => {
  expect(tasks).toHaveLength(30);
  expect(readFileSync('docs/tasks.md', 'utf8')).toContain(tableOf(tasks).join('\n'));
});
