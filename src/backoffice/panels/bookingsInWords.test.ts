import { expect, test } from 'vitest';
import { type BookedEvent, bookingsInWords } from './bookingsInWords.ts';

const party = (numeroAdultos: number, numeroCriancas: number, estaPago: boolean) => ({
  numeroAdultos,
  numeroCriancas,
  estaPago,
});

function told(values: Record<string, unknown>): string[] {
  const evento = {
    ...{ permiteInscricao: true, price: 12.5, childPrice: 0.1, maxParticipants: 10 },
    ...{ currentParticipants: 0, inscricoes: [], ...values },
  } as unknown as BookedEvent;
  return bookingsInWords(evento).map((words) => words.replaceAll('\u00a0', ' '));
}

test('people, free places and money are added up to the cent', () => {
  const inscricoes = [party(2, 1, true), party(1, 0, false), party(0, 3, false)];
  expect(told({ inscricoes, currentParticipants: 7 })).toEqual([
    '3 reservas para 7 pessoas; 3 vagas livres.',
    'Pago: 25,10 €. Por pagar: 12,80 €.',
  ]);
});

test('one is told as one, and none as none', () => {
  const one = { inscricoes: [party(1, 0, true)], currentParticipants: 1 };
  expect(told({ ...one, maxParticipants: 2 })).toEqual([
    '1 reserva para 1 pessoa; 1 vaga livre.',
    'Pago: 12,50 €. Por pagar: 0,00 €.',
  ]);
  expect(told({ ...one, maxParticipants: 1 })[0]).toBe(
    '1 reserva para 1 pessoa; não há vagas livres.',
  );
});

test('nothing is said of money where there is none, nor of places where nobody signs up', () => {
  const inscricoes = [party(2, 0, false)];
  expect(told({ inscricoes, currentParticipants: 2, price: 0 })).toEqual([
    '1 reserva para 2 pessoas; 8 vagas livres.',
  ]);
  expect(told({ permiteInscricao: false })).toEqual(['0 reservas para 0 pessoas.']);
});
