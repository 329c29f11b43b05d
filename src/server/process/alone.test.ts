import { afterEach, expect, test, vi } from 'vitest';
import { day, second } from '../../language/durations.ts';
import { alone, endIn } from './alone.ts';

afterEach(() => void vi.useRealTimers());

test.each([
  ['in its last second', 400, 0],
  ['with ten seconds to go', 10 * second, 8],
  ['with a week to go', 7 * day, 7 * 86_400 - 2],
  ['without an end', Number.POSITIVE_INFINITY, 7 * 86_400],
])(
  'an answer %s is sent for a second, and not beyond its end without the program',
  (_, left, alive) => {
    vi.useFakeTimers();
    const caching = alone(Date.now() + left);
    expect(caching).toBe(`s-maxage=1, must-revalidate, stale-if-error=${alive}`);
    // Less than that nobody can say.
    expect(endIn(caching) - Date.now()).toBe(Math.max(left, 2 * second));
  },
);

test('an answer that has ended is not kept', () => {
  expect(alone(0)).toBe('s-maxage=0, must-revalidate, stale-if-error=0');
});
