import { describe, expect, test } from 'vitest';
import {
  addDays,
  addMonths,
  isAhead,
  isDay,
  lisbonClock,
  lisbonDay,
  lisbonInstant,
  longDate,
  longMoment,
  nearMoment,
} from './calendar.ts';

// In 2026 the clocks of Lisbon go forward on 29 March and back on 25 October, both at 01:00 UTC.
describe('the clock of Lisbon', () => {
  test.each([
    ['winter, as in London', '2026-01-15T23:59:59Z', '2026-01-15 23:59'],
    ['midnight in winter', '2026-01-16T00:00:00Z', '2026-01-16 00:00'],
    ['before midnight in summer', '2026-07-15T22:59:59Z', '2026-07-15 23:59'],
    ['midnight in summer', '2026-07-15T23:00:00Z', '2026-07-16 00:00'],
    ['before the hour that is skipped', '2026-03-29T00:59:59Z', '2026-03-29 00:59'],
    ['after the hour that is skipped', '2026-03-29T01:00:00Z', '2026-03-29 02:00'],
    ['the hour that comes twice, first', '2026-10-25T00:30:00Z', '2026-10-25 01:30'],
    ['the hour that comes twice, again', '2026-10-25T01:30:00Z', '2026-10-25 01:30'],
    ['the last minute of the year', '2026-12-31T23:59:00Z', '2026-12-31 23:59'],
  ])('%s', (_case, instant, expected) => {
    expect(lisbonClock(new Date(instant))).toBe(expected);
    expect(lisbonDay(new Date(instant))).toBe(expected.slice(0, 10));
  });
});

describe('an event is ahead', () => {
  test.each([
    ['all day without a time, in winter', '2026-01-15', '', '2026-01-15T23:59:59Z', true],
    ['no longer the next day', '2026-01-15', '', '2026-01-16T00:00:00Z', false],
    ['all day without a time, in summer', '2026-07-15', '', '2026-07-15T22:59:59Z', true],
    ['no longer the next day, in summer', '2026-07-15', '', '2026-07-15T23:00:00Z', false],
    ['until its time', '2026-07-15', '10:00', '2026-07-15T08:59:59Z', true],
    ['not at its time', '2026-07-15', '10:00', '2026-07-15T09:00:00Z', false],
    ['on the day the clocks go forward', '2026-03-29', '02:15', '2026-03-29T01:14:59Z', true],
    ['and no longer', '2026-03-29', '02:15', '2026-03-29T01:15:00Z', false],
    ['on the day the clocks go back', '2026-10-25', '02:15', '2026-10-25T02:14:59Z', true],
    ['and no longer', '2026-10-25', '02:15', '2026-10-25T02:15:00Z', false],
    ['never without a date', '', '', '2026-01-01T00:00:00Z', false],
  ])('%s', (_case, startDate, startTime, now, expected) => {
    expect(isAhead(startDate, startTime, new Date(now))).toBe(expected);
  });
});

test.each([
  ['2026-06-01', 1, '2026-06-02'],
  ['2026-03-28', 2, '2026-03-30'],
  ['2026-10-24', 2, '2026-10-26'],
  ['2028-02-28', 1, '2028-02-29'],
  ['2026-12-31', 1, '2027-01-01'],
  ['2026-01-01', -1, '2025-12-31'],
])('%s and %i days are %s', (day, days, expected) => {
  expect(addDays(day, days)).toBe(expected);
});

test('a day stands in the calendar', () => {
  for (const day of ['2026-06-01', '2028-02-29']) expect(isDay(day)).toBe(true);
  for (const day of ['', '2026-02-29', '2026-06-31', '2026-6-1', '20260601', '2026-06-01 ']) {
    expect(isDay(day), day).toBe(false);
  }
});

test.each([
  ['2027-03-05', '05 de março de 2027'],
  ['2026-12-31', '31 de dezembro de 2026'],
  ['2026-07-15T22:59:00.000Z', '15 de julho de 2026'],
  ['2026-07-15T23:00:00.000Z', '16 de julho de 2026'],
  ['2026-01-15T23:59:00.000Z', '15 de janeiro de 2026'],
])('people read %s as %s', (value, expected) => {
  expect(longDate(value)).toBe(expected);
});

test.each([
  ['2026-07-15', 6, '2027-01-15'],
  ['2026-08-31', 6, '2027-02-28'],
  ['2027-08-30', 6, '2028-02-29'],
  ['2026-10-31', 1, '2026-11-30'],
  ['2026-03-31', -1, '2026-02-28'],
])('%s and %i months is %s', (day, months, expected) => {
  expect(addMonths(day, months)).toBe(expected);
});

test('a moment is told by the clock of Lisbon', () => {
  expect(longMoment('2027-03-05T14:30:00.000Z')).toBe('05 de março de 2027, 14:30');
  expect(longMoment('2026-07-15T23:05:00.000Z')).toBe('16 de julho de 2026, 00:05');
});

test.each([
  ['2026-07-15', '10:00', '2026-07-15T09:00:00.000Z'],
  ['2026-12-15', '10:00', '2026-12-15T10:00:00.000Z'],
  ['2026-07-16', '00:00', '2026-07-15T23:00:00.000Z'],
  // One o'clock is skipped on 29 March, and comes twice on 25 October.
  ['2026-03-29', '00:59', '2026-03-29T00:59:00.000Z'],
  ['2026-03-29', '01:30', '2026-03-29T01:30:00.000Z'],
  ['2026-03-29', '02:00', '2026-03-29T01:00:00.000Z'],
  ['2026-10-25', '00:59', '2026-10-24T23:59:00.000Z'],
  ['2026-10-25', '01:30', '2026-10-25T00:30:00.000Z'],
  ['2026-10-25', '02:00', '2026-10-25T02:00:00.000Z'],
])('the clock in Lisbon shows %s %s at %s', (day, time, instant) => {
  expect(lisbonInstant(day, time)).toBe(instant);
});

test('an instant of these days is told with its weekday and without its year', () => {
  const told = { weekday: 'terça-feira', moment: '17 de novembro, 18:00' };
  expect(nearMoment('2026-11-17T18:00:00.000Z')).toEqual(told);
  expect(nearMoment('2026-07-31T23:30:00.000Z').moment).toBe('1 de agosto, 00:30');
});
