import { expect, test } from 'vitest';
import { eventChanges, whenInWords } from './eventChanges.ts';

const evento = {
  startDate: '2026-07-15',
  startTime: '10:00',
  endDate: '',
  endTime: '',
  location: 'Praça',
  permiteInscricao: true,
  price: 10,
  childPrice: 5,
};
const now = new Date('2026-06-01T11:00:00Z');

function told(changes: object, at = now): string[] {
  return eventChanges(evento, { ...evento, ...changes }, at).map(({ label, before, after }) =>
    `${label}: ${before} > ${after}`.replaceAll('\u00a0', ' '),
  );
}

test.each([
  ['nothing', {}, []],
  ['what concerns nobody who booked', { title: 'Outro', maxParticipants: 99 }, []],
  ['the place', { location: 'Adro' }, ['Onde: Praça > Adro']],
  [
    'the hour',
    { startTime: '11:00' },
    ['Quando: 15 de julho de 2026, às 10:00 > 15 de julho de 2026, às 11:00'],
  ],
  ['the price of adults', { price: 12.5 }, ['Preço por adulto: 10,00 € > 12,50 €']],
  [
    'both prices',
    { price: 0, childPrice: null },
    ['Preço por adulto: 10,00 € > 0,00 €', 'Preço por criança: 5,00 € > 0,00 €'],
  ],
  ['a price nobody can pay any more', { permiteInscricao: false, price: null }, []],
])('a change of %s is told in words', (_case, changes, expected) => {
  expect(told(changes)).toEqual(expected);
});

test('once an event has begun there is nothing left to tell, unless it is put off', () => {
  const after = new Date('2026-07-15T10:00:00Z');
  expect(told({ location: 'Adro' }, after)).toEqual([]);
  expect(told({ startDate: '2026-08-15' }, after)).toHaveLength(1);
});

test.each([
  [{}, '15 de julho de 2026, às 10:00'],
  [{ startTime: '' }, '15 de julho de 2026'],
  [{ endTime: '12:00' }, '15 de julho de 2026, às 10:00, até às 12:00'],
  [{ endDate: '2026-07-16' }, '15 de julho de 2026, às 10:00, até 16 de julho de 2026'],
  [
    { endDate: '2026-07-16', endTime: '01:00' },
    '15 de julho de 2026, às 10:00, até 16 de julho de 2026, às 01:00',
  ],
])('when it is can be read aloud', (changes, words) => {
  expect(whenInWords({ ...evento, ...changes })).toBe(words);
});
