import { expect, test } from 'vitest';
import { counted } from './counted.ts';

test.each([
  [0, '0 lugares'],
  [1, '1 lugar'],
  [2, '2 lugares'],
  [12_500, '12\u00a0500 lugares'],
])('%s of a thing', (count, words) => {
  expect(counted(count, 'lugar', 'lugares')).toBe(words);
});
