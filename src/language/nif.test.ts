import { expect, test } from 'vitest';
import { isNif } from './nif.ts';

test.each([
  ['123456789', true],
  ['501964843', true],
  ['999999990', true],
  ['100000010', true],
  ['123456788', false],
  ['501964834', false],
  ['423456785', false],
  ['000000000', false],
  ['12345678', false],
  ['1234567890', false],
  ['12345678a', false],
  ['', false],
])('%s is a tax number: %s', (typed, isOne) => {
  expect(isNif(typed)).toBe(isOne);
});

test('one wrong digit is always seen, whichever it is, but where the check digit stands for two', () => {
  for (const at of [0, 1, 2, 3, 4, 5, 6, 7, 8]) {
    for (const digit of '0123456789') {
      const typed = `501964843`;
      if (typed[at] === digit) continue;
      expect(isNif(typed.slice(0, at) + digit + typed.slice(at + 1)), `${at} ${digit}`).toBe(false);
    }
  }
});
