import { expect, test } from 'vitest';
import { transferCode } from './transferCode.ts';

const council = { iban: 'PT50 0002 0123 1234 5678 9015 4', councilName: 'Junta de Souto' };
const owed = { sum: 12.5, referencia: 'LAVA35' };

test('a transfer is told to a bank line by line, as the standard has them', () => {
  expect(transferCode(council, owed).split('\n')).toEqual([
    ...['BCD', '002', '1', 'SCT', '', 'Junta de Souto', 'PT50000201231234567890154'],
    ...['EUR12.50', '', '', 'Reserva LAVA35'],
  ]);
});

test.each([
  ['there is no account', { iban: '' }, {}],
  ['the account is none', { iban: 'na junta' }, {}],
  ['the account goes on', { iban: `${council.iban}\nEUR999${'9'.repeat(30)}` }, {}],
  ['the council has no name', { councilName: ' ' }, {}],
  ['nothing is owed', {}, { sum: 0 }],
])('there is no code where %s', (_case, village, booking) => {
  expect(transferCode({ ...council, ...village }, { ...owed, ...booking })).toBe('');
});

test('a long name is cut to what there is room for', () => {
  const long = transferCode({ ...council, councilName: 'Ã'.repeat(100) }, owed);
  expect(long.split('\n')[5]).toBe('Ã'.repeat(70));
});
