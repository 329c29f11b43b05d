import { expect, test } from 'vitest';
import { type Carta, nextTry } from './cartas.tsx';

const now = new Date('2026-07-15T12:00:00Z');
const carta: Carta = {
  _id: 'c1',
  recipient: 'ana@exemplo.pt',
  subject: 'Reserva',
  body: 'Olá',
  state: 'waiting',
  attempts: 3,
  lastError: '',
  createdAt: '2026-07-15T11:00:00.000Z',
  dueAt: '2026-07-15T12:08:00.000Z',
  sentAt: '',
  link: '',
  sobre: '',
};

test.each<[string, Partial<Carta>, boolean, string]>([
  ['a letter that waits says when it is tried next', {}, true, '15 de julho de 2026, 13:08'],
  ['one that is due is about to be', { dueAt: now.toISOString() }, true, 'Dentro de momentos'],
  [
    'one that was given up waits for staff',
    { state: 'failed' },
    true,
    'Só quando o enviar de novo',
  ],
  ['none has a time without a server', {}, false, 'Quando houver servidor de correio'],
])('%s', (_case, changes, hasServer, words) => {
  expect(nextTry({ ...carta, ...changes }, hasServer, now)).toBe(words);
});
