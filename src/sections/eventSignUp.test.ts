import { describe, expect, test } from 'vitest';
import { availablePlaces, signUpEnded, signUpState } from './eventSignUp.ts';

const evento = {
  permiteInscricao: true,
  startDate: '2026-07-15',
  startTime: '',
  limitEnrollmentDate: '2026-07-10',
  maxParticipants: 20,
  currentParticipants: 0,
  cancelado: false,
};

const july1 = '2026-07-01T12:00:00Z';
const onTheDay = { limitEnrollmentDate: '2026-07-15', startTime: '10:00' };
const winter = { startDate: '2026-12-20', limitEnrollmentDate: '2026-12-15' };

describe('sign-up is', () => {
  test.each([
    ['open while there are places', {}, july1, 'open'],
    ['open with one place left', { currentParticipants: 19 }, july1, 'open'],
    ['full without places', { currentParticipants: 20 }, july1, 'full'],
    ['closed while nobody knows how many come', { currentParticipants: null }, july1, 'closed'],
    ['full when places went', { maxParticipants: 5, currentParticipants: 9 }, july1, 'full'],
    ['closed where it is not allowed', { permiteInscricao: false }, july1, 'closed'],
    ['closed once it was cancelled', { cancelado: true }, july1, 'closed'],
    ['open until the limit day ends in Lisbon', {}, '2026-07-10T22:59:59Z', 'open'],
    ['closed after the limit day, in summer', {}, '2026-07-10T23:00:00Z', 'closed'],
    [
      'closed after it even when full',
      { currentParticipants: 20 },
      '2026-07-10T23:00:00Z',
      'closed',
    ],
    ['closed without a limit day', { limitEnrollmentDate: '' }, july1, 'closed'],
    ['open all day without a time', { ...onTheDay, startTime: '' }, '2026-07-15T22:59:59Z', 'open'],
    ['open until the start', onTheDay, '2026-07-15T08:59:59Z', 'open'],
    ['closed from the start on', onTheDay, '2026-07-15T09:00:00Z', 'closed'],
    ['open until the limit day ends, in winter', winter, '2026-12-15T23:59:59Z', 'open'],
    ['closed after the limit day, in winter', winter, '2026-12-16T00:00:00Z', 'closed'],
  ])('%s', (_case, changes, now, expected) => {
    expect(signUpState({ ...evento, ...changes }, new Date(now))).toBe(expected);
  });
});

test.each([
  ['after the last day for it', {}, '2026-07-12T12:00:00Z', 'open'],
  ['where no last day was set', { limitEnrollmentDate: '' }, '2026-07-12T12:00:00Z', 'open'],
  ['not without places', { currentParticipants: 20 }, '2026-07-12T12:00:00Z', 'full'],
  ['not from the start on', { startTime: '10:00' }, '2026-07-15T09:00:00Z', 'closed'],
  ['not where it is not allowed', { permiteInscricao: false }, july1, 'closed'],
  ['not once it was cancelled', { cancelado: true }, july1, 'closed'],
])('the counter still takes people %s', (_case, changes, now, expected) => {
  expect(signUpState({ ...evento, ...changes }, new Date(now), 'counter')).toBe(expected);
});

test.each([
  ['not on its last day', {}, '2026-07-10T22:59:59Z', false],
  ['from the next one on', {}, '2026-07-10T23:00:00Z', true],
  ['full or not', { currentParticipants: 20 }, '2026-07-11T12:00:00Z', true],
  ['until the event begins', { startTime: '10:00' }, '2026-07-15T08:59:59Z', true],
  ['not once it has begun', { startTime: '10:00' }, '2026-07-15T09:00:00Z', false],
  ['not where it was never offered', { permiteInscricao: false }, '2026-07-11T12:00:00Z', false],
  ['not without a limit day', { limitEnrollmentDate: '' }, '2026-07-11T12:00:00Z', false],
  ['not of what was cancelled', { cancelado: true }, '2026-07-11T12:00:00Z', false],
])('sign-up has ended, %s', (_case, changes, now, expected) => {
  expect(signUpEnded({ ...evento, ...changes }, new Date(now))).toBe(expected);
});

test('places left are never fewer than none', () => {
  expect(availablePlaces({ ...evento, currentParticipants: 18 })).toBe(2);
  expect(availablePlaces({ ...evento, currentParticipants: 25 })).toBe(0);
  expect(availablePlaces({ ...evento, maxParticipants: null })).toBe(0);
});
