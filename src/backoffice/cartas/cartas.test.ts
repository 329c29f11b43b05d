import { expect, test } from 'vitest';
import { type Carta, nextTry } from './cartas.tsx';

const now = new Date('2026-07-15T12:00:00Z');
const carta: Carta = {
  ...{ _id: 'c1', recipient: 'ana@exemplo.pt', subject: 'Reserva', body: 'Olá' },
  ...{ state: 'waiting', attempts: 3, lastError: '', createdAt: '2026-07-15T11:00:00.000Z' },
  dueAt: '2026-07-15T12:08:00.000Z',
};

test('a letter that waits says when it is tried next', () => {
  expect(nextTry(carta, true, now)).toBe('15 de julho de 2026, 13:08');
});

test('a letter that is due is about to be tried', () => {
  expect(nextTry({ ...carta, dueAt: now.toISOString() }, true, now)).toBe('Dentro de momentos');
});

test('a letter that was given up waits for staff', () => {
  expect(nextTry({ ...carta, state: 'failed' }, true, now)).toBe('Só quando a enviar de novo');
});

test('without a mail server no letter has a time', () => {
  expect(nextTry(carta, false, now)).toBe('Quando houver servidor de correio');
});
