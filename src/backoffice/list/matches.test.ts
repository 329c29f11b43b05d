import { expect, test } from 'vitest';
import { matches } from './matches.ts';

test('words are found without accents, in any order, and only all together', () => {
  expect(matches('Água da Fonte', 'agua')).toBe(true);
  expect(matches('Água da Fonte', 'FONTE água')).toBe(true);
  expect(matches('Água da Fonte', 'agua ponte')).toBe(false);
  expect(matches('Água da Fonte', '  ')).toBe(true);
});
