import { expect, test } from 'vitest';
import { ago, dayAgo } from './ago.ts';

const now = new Date('2026-06-10T10:00:00.000Z');

test.each([
  ['2026-06-10T09:59:30.000Z', 'agora mesmo'],
  ['2026-06-10T10:00:30.000Z', 'agora mesmo'],
  ['2026-06-10T09:59:00.000Z', 'há 1 minuto'],
  ['2026-06-10T09:54:30.000Z', 'há 5 minutos'],
  ['2026-06-10T09:00:00.000Z', 'hoje'],
  // In Lisbon it was the tenth already.
  ['2026-06-09T23:30:00.000Z', 'hoje'],
  ['2026-06-09T22:30:00.000Z', 'ontem'],
  ['2026-06-08T22:30:00.000Z', '08 de junho de 2026'],
])('%s was %s', (instant, words) => {
  expect(ago(instant, now)).toBe(words);
});

test('by days it is the day even of what has just been', () => {
  expect(dayAgo('2026-06-10T09:59:30.000Z', now)).toBe('hoje');
});
