import { expect, it } from 'vitest';
import { calendarDay } from './calendarDay.ts';

it('a day is read in its pieces, whatever the time zone of the reader', () => {
  expect(calendarDay('2027-03-05')).toEqual({
    day: '5',
    month: 'março',
    year: '2027',
    weekday: 'sexta-feira',
  });
});
