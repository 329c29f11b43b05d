import { expect, test } from 'vitest';
import { readDay, showDay } from './typedDay.ts';

const ways = [
  '5/3/2027',
  '05/03/2027',
  ' 05-03-2027 ',
  '5.3.2027',
  '5 3 2027',
  '05032027',
  '2027-03-05',
];
test.each(ways)('a clerk who types "%s" means the fifth of March', (typed) => {
  expect(readDay(typed)).toBe('2027-03-05');
});

test.each(['31/02/2027', '5/3', '5/3/27', 'amanhã'])(
  'what is no day stays as it was typed, to be refused in words: "%s"',
  (typed) => {
    expect(readDay(typed)).toBe(typed);
    expect(showDay(typed)).toBe(typed);
  },
);

test('a day is shown as it is typed', () => {
  expect(showDay('2027-03-05')).toBe('05/03/2027');
  expect(showDay('')).toBe('');
  expect(readDay(showDay('2027-03-05'))).toBe('2027-03-05');
});
