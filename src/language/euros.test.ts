import { expect, test } from 'vitest';
import { euros } from './euros.ts';

test.each([
  [12.5, '12,50 €'],
  [0, '0,00 €'],
  [1234.5, '1234,50 €'],
  [12_345.67, '12 345,67 €'],
])('people read %d as %s', (amount, expected) => {
  // Amounts have no-break spaces; which kind does not matter here.
  expect(euros(amount).replace(/\s/g, ' ')).toBe(expected);
});
