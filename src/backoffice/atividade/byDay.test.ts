import { expect, test } from 'vitest';
import type { Atividade } from '../../calls/staff.ts';
import { byDay } from './AtividadeScreen.tsx';

const line = (at: string): Atividade => ({
  _id: at,
  at,
  who: 'ana',
  kind: 'contas',
  sentence: 'Entrou na área reservada',
  link: '',
});

test('lines stand under the day it was in Lisbon', () => {
  const lines = [
    line('2026-07-15T09:00:00.000Z'),
    line('2026-07-14T23:30:00.000Z'),
    line('2026-07-14T22:30:00.000Z'),
    line('2026-07-01T10:00:00.000Z'),
  ];
  const days = byDay(lines, new Date('2026-07-15T12:00:00.000Z'));
  expect(days.map(({ title, lines: each }) => [title, each.length])).toEqual([
    ['Hoje, 15 de julho de 2026', 2],
    ['Ontem, 14 de julho de 2026', 1],
    ['01 de julho de 2026', 1],
  ]);
});
