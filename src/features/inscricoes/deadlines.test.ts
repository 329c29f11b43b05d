import fc from 'fast-check';
import { describe, expect, test } from 'vitest';
import { addDays, lisbonClock } from '../../language/calendar.ts';
import { hour } from '../../language/durations.ts';
import { isWorkingDay } from '../../language/workingDays.ts';
import { freeOn, isDaytime, offerUntil, payBy, remindOn } from './deadlines.ts';

const evento = { startDate: '2026-12-20', startTime: '15:00', prazoPagamento: 5 };

test.each([
  ['five days on', '2026-11-18', {}, [], '2026-11-23'],
  ['on the next working day where that is a Sunday', '2026-11-17', {}, [], '2026-11-23'],
  ['after a holiday', '2026-11-26', {}, [], '2026-12-02'],
  ['after a day of the parish', '2026-11-17', {}, ['23/11'], '2026-11-24'],
  ['the last working day before the event', '2026-12-16', {}, [], '2026-12-18'],
  ['today, where that is it', '2026-12-18', {}, [], '2026-12-18'],
  ['no day, when none is left', '2026-12-19', {}, [], ''],
  ['no day, where the event has none', '2026-11-17', { prazoPagamento: null }, [], ''],
])('who books pays by %s', (_words, today, more, ownDays, day) => {
  expect(payBy({ ...evento, ...more }, today, ownDays)).toBe(day);
});

test('who has not paid is reminded the working day before, and has one more afterwards', () => {
  expect(remindOn('2026-11-23', [])).toBe('2026-11-20');
  expect(freeOn('2026-11-20', [])).toBe('2026-11-24');
  expect(freeOn('2026-12-07', [])).toBe('2026-12-10');
});

test('whatever the day and the term, the last day to pay is a working day, neither past nor after the event', () => {
  const day = fc.integer({ min: 0, max: 7_300 }).map((days) => addDays('2020-01-01', days));
  fc.assert(
    fc.property(
      day,
      fc.integer({ min: 0, max: 60 }),
      fc.integer({ min: 1, max: 90 }),
      (today, ahead, prazoPagamento) => {
        const startDate = addDays(today, ahead);
        const last = payBy({ startDate, startTime: '', prazoPagamento }, today, ['24/06']);
        if (last === '') return;
        expect(isWorkingDay(last, ['24/06'])).toBe(true);
        expect(last >= today && last < startDate).toBe(true);
      },
    ),
  );
});

describe('places that are offered', () => {
  // A Tuesday at noon in winter.
  const noon = new Date('2026-11-17T12:00:00Z');
  test.each([
    ['for two days', '2026-12-20', '15:00', '2026-11-19 12:00'],
    [
      'for half of the time near the event',
      '2026-11-18',
      '22:00',
      '2026-11-18 05:00',
      '2026-11-17 20:59',
    ],
    ['not at all in the last hours', '2026-11-17', '15:00', undefined],
    ['not for an event that began', '2026-11-17', '09:00', undefined],
  ])('wait %s', (_words, startDate, startTime, clock, byDay = clock) => {
    const until = offerUntil({ startDate, startTime, prazoPagamento: null }, noon);
    expect(until && lisbonClock(until)).toBe(byDay);
  });

  test('in the evening they wait until the morning', () => {
    const evening = new Date('2026-11-17T20:00:00Z');
    const until = offerUntil(
      { startDate: '2026-11-18', startTime: '12:00', prazoPagamento: null },
      evening,
    );
    expect(until && lisbonClock(until)).toBe('2026-11-18 09:00');
  });

  test('never until the night, nor until the event has begun, both changes of hour included', () => {
    const moment = fc
      .integer({ min: 0, max: 8_760 })
      .map((hours) => new Date(Date.parse('2026-01-01T00:30:00Z') + hours * hour));
    fc.assert(
      fc.property(moment, fc.integer({ min: 0, max: 200 }), (now, ahead) => {
        const start = new Date(now.getTime() + ahead * hour);
        const [startDate = '', startTime = ''] = lisbonClock(start).split(' ');
        const until = offerUntil({ startDate, startTime, prazoPagamento: null }, now);
        if (!until) return;
        expect(isDaytime(until), lisbonClock(until)).toBe(true);
        expect(until.getTime() - now.getTime()).toBeGreaterThanOrEqual(2 * hour - 60_000);
        expect(until.getTime()).toBeLessThan(start.getTime() + hour);
      }),
      { numRuns: 2_000 },
    );
  });
});
