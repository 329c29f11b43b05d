import { expect, test } from 'vitest';
import { type BookedEvent, bookingsInWords, type Reservas } from './bookingsInWords.ts';

function told(values: Record<string, unknown>, reservas: Reservas): string[] {
  const evento = {
    ...{ permiteInscricao: true, maxParticipants: 10, currentParticipants: 0, ...values },
  } as unknown as BookedEvent;
  return bookingsInWords(evento, reservas).map((words) => words.replaceAll('\u00a0', ' '));
}

test('people, free places and money are told', () => {
  const money = { reservas: 3, pago: 25.1, porPagar: 12.8 };
  expect(told({ currentParticipants: 7 }, money)).toEqual([
    '3 reservas para 7 pessoas; 3 vagas livres.',
    'Pago: 25,10 €. Por pagar: 12,80 €.',
  ]);
});

test('one is told as one, and none as none', () => {
  const one = { reservas: 1, pago: 12.5, porPagar: 0 };
  expect(told({ currentParticipants: 1, maxParticipants: 2 }, one)).toEqual([
    '1 reserva para 1 pessoa; 1 vaga livre.',
    'Pago: 12,50 €. Por pagar: 0,00 €.',
  ]);
  expect(told({ currentParticipants: 1, maxParticipants: 1 }, one)[0]).toBe(
    '1 reserva para 1 pessoa; não há vagas livres.',
  );
});

test('nothing is said of money where there is none, nor of places where nobody signs up', () => {
  expect(told({ currentParticipants: 2 }, { reservas: 1, pago: 0, porPagar: 0 })).toEqual([
    '1 reserva para 2 pessoas; 8 vagas livres.',
  ]);
  expect(told({ permiteInscricao: false }, { reservas: 0, pago: 0, porPagar: 0 })).toEqual([
    '0 reservas para 0 pessoas.',
  ]);
});

test('many are told in figures that can be read', () => {
  const many = { reservas: 100_000, pago: 0, porPagar: 0 };
  expect(told({ permiteInscricao: false, currentParticipants: 150_000 }, many)).toEqual([
    '100 000 reservas para 150 000 pessoas.',
  ]);
});
