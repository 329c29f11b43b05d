import { expect, test } from 'vitest';
import { isNightMissed } from './isNightMissed.ts';

test.each([
  ['is told in the morning after', '2026-06-01T02:40:00.000Z', true],
  ['is not told while this one is still to come', '2026-06-02T02:31:00.000Z', false],
  ['is not told where there never was one', '', false],
])('a night without a backup %s', (_case, last, isMissed) => {
  expect(isNightMissed(last, new Date('2026-06-02T09:00:00.000Z'))).toBe(isMissed);
});
