import { readFileSync } from 'node:fs';
import { addresses } from './addresses.ts';
import { onBothDevices } from './devices.ts';
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

for (const room of [publishing, bookings, house]) {
  test.describe(() => {
    // The settings are one record, so these tasks run one at a time.
    if (room === house) test.describe.configure({ mode: 'default' });
    onBothDevices('desk', (isPhone) => {
      for (const { name, isByDay, before, now, walk } of room) {
        test(name, { tag: isByDay ? [] : '@prove' }, async ({
          staff,
          api,
          session,
          request,
          watch,
        }) => {
          const hand = makeHand(staff);
          await walk({ page: staff, hand, isPhone, api, session, request });
          const device = Number(isPhone);
          expect(hand.steps()).toBe(bothOf(now)[device]);
          // One press more at most, for a menu that is folded and a head with few buttons.
          const most = before && (bothOf(before)[device] ?? 0) + 1;
          if (most) expect(bothOf(now)[device]).toBeLessThanOrEqual(most);
          // At the top, nothing is half behind the header.
          await staff.evaluate(() => scrollTo(0, 0));
          expect(await axeFindings(staff)).toEqual([]);
          expect(watch.complaints).toEqual([]);
        });
      }
    });
  });
}

test('docs/tasks.md tells these steps', () => {
  expect(tasks).toHaveLength(30);
  expect(readFileSync('docs/tasks.md', 'utf8')).toContain(tableOf(tasks).join('\n'));
});
