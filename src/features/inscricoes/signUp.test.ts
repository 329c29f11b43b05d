import { describe, expect, test } from 'vitest';
import {
  bookingTotal,
  canCancel,
  cancelDeadline,
  deadlineInWords,
  erasedOn,
  partyInWords,
  totalPrice,
} from './signUp.ts';

describe('a booking of 1 July can be cancelled', () => {
  const enrollmentDate = '2026-07-01T12:00:00.000Z';
  const begins = 'quando o evento começa';
  test.each([
    ['for 15 days', '08-20', '10:00', '16 de julho de 2026', '16T22:59'],
    ['until it starts', '07-10', '10:00', `10 de julho de 2026, às 10:00, ${begins}`, '10T08:59'],
    ['until the end of a day without an hour', '07-10', '', '10 de julho de 2026', '10T22:59'],
    [
      'until it starts on day 15',
      '07-16',
      '18:00',
      `16 de julho de 2026, às 18:00, ${begins}`,
      '16T16:59',
    ],
  ])('%s', (_case, day, startTime, words, last) => {
    const starts = { startDate: `2026-${day}`, startTime };
    const deadline = cancelDeadline({ enrollmentDate }, starts);
    expect(deadlineInWords(deadline)).toBe(words);
    const minute = Date.parse(`2026-07-${last}:00Z`);
    expect(canCancel(deadline, new Date(minute))).toBe(true);
    expect(canCancel(deadline, new Date(minute + 60_000))).toBe(false);
  });
});

test('a booking costs what a head cost when it was made', () => {
  const party = { numeroAdultos: 2, numeroCriancas: 3 };
  expect(bookingTotal({ ...party, precoAdulto: 12.5, precoCrianca: 5 })).toBe(40);
});

test.each([
  [{ price: 12.5, childPrice: 5 }, { numeroAdultos: 2, numeroCriancas: 3 }, 40],
  [{ price: 0.1, childPrice: 0.2 }, { numeroAdultos: 1, numeroCriancas: 1 }, 0.3],
  [{ price: 19.99, childPrice: 0 }, { numeroAdultos: 3, numeroCriancas: 9 }, 59.97],
  [{ price: null, childPrice: null }, { numeroAdultos: 3, numeroCriancas: null }, 0],
])('a party pays to the cent what its heads cost', (prices, party, expected) => {
  expect(totalPrice(prices, party)).toBe(expected);
});

test.each([
  ['of one day', { startDate: '2026-07-15', endDate: '' }, '2027-01-16'],
  ['of more days', { startDate: '2026-07-15', endDate: '2026-07-18' }, '2027-01-19'],
  ['in a longer month', { startDate: '2026-08-31', endDate: '' }, '2027-03-01'],
])('bookings for an event %s go when six months after its end are over', (_case, evento, day) => {
  expect(erasedOn(evento)).toBe(day);
});

test.each([
  ['both', 2, 1, '2 adultos, 1 criança'],
  ['adults alone', 1, 0, '1 adulto'],
  ['children alone', 0, 2, '2 crianças'],
  ['people of whom only the number is known', null, null, ''],
])('a party is told by its heads: %s', (_case, numeroAdultos, numeroCriancas, words) => {
  expect(partyInWords({ numeroAdultos, numeroCriancas })).toBe(words);
});
