import { expect, test } from 'vitest';
import { pageNumbers } from './pageNumbers.ts';

test.each([
  [1, 1, '1'],
  [1, 2, '1 2'],
  [2, 3, '1 2 3'],
  [1, 9, '1 2 … 9'],
  [3, 9, '1 2 3 4 … 9'],
  [4, 9, '1 2 3 4 5 … 9'],
  [5, 9, '1 … 4 5 6 … 9'],
  [7, 9, '1 … 6 7 8 9'],
  [9, 9, '1 … 8 9'],
])('on page %d of %d one can go to %s', (page, pages, offered) => {
  expect(
    pageNumbers(page, pages)
      .map((n) => n || '…')
      .join(' '),
  ).toBe(offered);
});
