import { describe, expect, test } from 'vitest';
import type { Booking } from './BookingState.screen.tsx';
import { changeQuestion } from './beforeEventSave.screen.tsx';
import {
  type BookedEvent,
  bookingsInWords,
  cancellationInWords,
  concernedInWords,
  deletionInWords,
  nextStep,
  type Reservas,
} from './bookingsInWords.screen.ts';

const none = { canceladas: 0, porDevolver: 0, aDecidir: 0, estados: { espera: 0 } };

function told(values: Record<string, unknown>, reservas: Partial<Reservas>): string[] {
  const evento = {
    permiteInscricao: true,
    maxParticipants: 10,
    currentParticipants: 0,
    ...values,
  } as unknown as BookedEvent;
  const pessoas = Number(values.currentParticipants ?? 0);
  const all = { ...none, pessoas, ...reservas } as unknown as Reservas;
  return bookingsInWords(evento, all).map((words) => words.replaceAll('\u00a0', ' '));
}

const free = { pago: 0, porPagar: 0 };
const closed = { permiteInscricao: false };
test.each<[string, Record<string, unknown>, Partial<Reservas>, string[]]>([
  [
    'people, free places and money',
    { currentParticipants: 7 },
    { reservas: 3, pago: 25.1, porPagar: 12.8 },
    ['3 reservas para 7 pessoas; 3 vagas livres.', 'Pago: 25,10 €. Por pagar: 12,80 €.'],
  ],
  [
    'one as one',
    { currentParticipants: 1, maxParticipants: 2 },
    { reservas: 1, pago: 12.5, porPagar: 0 },
    ['1 reserva para 1 pessoa; 1 vaga livre.', 'Pago: 12,50 €. Por pagar: 0,00 €.'],
  ],
  [
    'none as none',
    { currentParticipants: 1, maxParticipants: 1 },
    { reservas: 1, ...free },
    ['1 reserva para 1 pessoa; não há vagas livres.'],
  ],
  [
    'nothing of money where there is none',
    { currentParticipants: 2 },
    { reservas: 1, ...free },
    ['1 reserva para 2 pessoas; 8 vagas livres.'],
  ],
  [
    'what was paid too much',
    { currentParticipants: 2 },
    { reservas: 1, pago: 30, porPagar: 0, porDevolver: 10 },
    [
      '1 reserva para 2 pessoas; 8 vagas livres.',
      'Pago: 30,00 €. Por pagar: 0,00 €.',
      'Por devolver: 10,00 €.',
    ],
  ],
  [
    'no places where nobody signs up',
    closed,
    { reservas: 0, ...free },
    ['0 reservas para 0 pessoas.'],
  ],
  [
    'many in figures that can be read',
    { ...closed, currentParticipants: 150_000 },
    { reservas: 100_000, ...free },
    ['100 000 reservas para 150 000 pessoas.'],
  ],
])('it tells %s', (_case, evento, reservas, words) => {
  expect(told(evento, reservas)).toEqual(words);
});

test.each([
  [{ canceladas: 1, porDevolver: 0 }, '1 reserva cancelada.'],
  [{ canceladas: 2, porDevolver: 30 }, '2 reservas canceladas. Por devolver: 30,00 €.'],
])('what was cancelled is told apart, with what is owed', (cancelled, words) => {
  const money = { reservas: 1, pago: 0, porPagar: 0, ...cancelled };
  expect(told({ currentParticipants: 1 }, money).at(-1)).toBe(words);
});

test.each([
  [12, 5, '12 pessoas em 5 reservas'],
  [2, 1, '2 pessoas numa reserva'],
  [1, 1, '1 pessoa numa reserva'],
])('%i people in %i bookings are told right', (people, bookings, words) => {
  expect(concernedInWords(people, bookings)).toBe(words);
  expect(changeQuestion([], { people, bookings, letters: bookings }).question).toBe(
    `Esta alteração diz respeito a ${words}`,
  );
});

test.each([
  [1, 'Ficou escrito 1 email.'],
  [5, 'Ficaram escritos 5 emails.'],
])('of %i letters it is said that they are written', (letters, words) => {
  const { answers } = changeQuestion([], { people: 9, bookings: 7, letters });
  expect(answers[0]).toMatchObject({ envelope: { avisarInscritos: true }, message: words });
  expect(answers[1]?.envelope).toEqual({});
});

test('where nobody left an e-mail, nothing is offered to be written', () => {
  const { answers } = changeQuestion([], { people: 9, bookings: 7, letters: 0 });
  expect(answers).toMatchObject([{ envelope: {}, message: 'Ninguém foi avisado.' }]);
});

test.each<[string, [number, number, number, number?, number?], RegExp[]]>([
  ['nobody booked', [0, 0, 0], [/^Ninguém está inscrito/]],
  ['people only wait', [0, 0, 0, 2], [/^As 2 reservas ficam/]],
  ['late money came', [1, 25, 0, 1, 1], [/^As 3 reservas ficam/, /^Ficam por devolver 25,00/]],
  ['one booked', [1, 0, 0], [/^A reserva fica cancelada/]],
  ['money came in', [3, 25, 0], [/^As 3 reservas ficam/, /^Ficam por devolver 25,00/]],
  [
    'a proof waits',
    [3, 0, 1],
    [/^As 3 reservas ficam/, /^Há 1 comprovativo por validar: continua à espera/],
  ],
  ['proofs wait', [3, 0, 2], [/^As 3/, /^Há 2 comprovativos por validar: continuam à espera/]],
])('before an event is cancelled where %s, it is said what follows', (_case, given, words) => {
  const [reservas, emCaixa, comprovativo, espera = 0, aDecidir = 0] = given;
  const estados = { comprovativo, espera, aDecidir };
  const told = cancellationInWords({ reservas, emCaixa, estados } as Reservas);
  expect(told).toHaveLength(words.length);
  for (const [at, expected] of words.entries()) expect(told[at]).toMatch(expected);
});

describe('what is next for a booking', () => {
  const evento = {
    permiteInscricao: true,
    maxParticipants: 10,
    currentParticipants: 0,
    cancelado: false,
    startDate: '2026-07-01',
    startTime: '15:00',
    limitEnrollmentDate: '2026-05-01',
  } as BookedEvent;
  const booking = (values: Partial<Booking>) =>
    ({
      numeroAdultos: 3,
      numeroCriancas: 0,
      precoAdulto: 10,
      precoCrianca: 0,
      valorPago: 0,
      totalDevolvido: 0,
      aDevolver: 0,
      devolvido: false,
      comprovativo: '',
      ...values,
    }) as Booking;
  const proof = { comprovativo: '2026-06-01T10:00:00.000Z' };
  const before = '2026-06-30T11:00:00Z';
  const after = '2026-07-02T11:00:00Z';
  const partPaid = { estado: 'cancelada', valorPago: 20, aDevolver: 20 } as const;
  const late = { estado: 'expirada', valorPago: 30 } as const;
  const waiting = (numeroPessoas: number) =>
    ({ estado: 'espera', numeroPessoas, guardadoAte: '' }) as const;
  const kept = { preterida: 3, guardadoAte: '2026-07-01T10:00:00.000Z' };

  test.each<[string, Partial<Booking>, string, RegExp]>([
    ['a refund, once it is cancelled', partPaid, before, /^Devolva 20,00\s€/],
    ['a proof of the rest before the refund', { ...partPaid, ...proof }, before, /^Compare o comp/],
    ['to bring it back, or to refund what came late', late, before, /Reponha .*, ou cancele-a/],
    ['only to refund it, once the event began', late, after, /prazo\. Cancele a reserva, para dev/],
    ['to bring it back', { estado: 'expirada' }, before, /Se há vagas, pode repô-la\.$/],
    ['nothing, once the event began', { estado: 'expirada' }, after, /ficaram livres\.$/],
    ['an offer, once there are places for all', waiting(11), before, /^São 11, .* só tem 10 lug/],
    ['the party itself, if it waits for more', waiting(10), before, /^Precisa de 10, .* primeiro/],
    ['the last place of those kept for it', { ...waiting(3), ...kept }, before, /ela até 01 de/],
    ['an offer, after the time that is kept', { ...waiting(3), ...kept }, after, /primeiro quem/],
  ])('is %s', (_case, values, now, words) => {
    expect(nextStep(booking(values), evento, new Date(now))).toMatch(words);
  });
});

describe('before an event is deleted', () => {
  const now = new Date('2026-06-01T11:00:00Z');
  const deleting = (coming: number, cancelled = 0, startDate = '2026-07-01', espera = 0) => {
    const noticiaEvento = { currentParticipants: 12, startDate, startTime: '' } as BookedEvent;
    const estados = { todas: coming + cancelled + espera, espera };
    const reservas = { reservas: coming, estados } as Reservas;
    return deletionInWords({ noticiaEvento, total: 0, reservas }, now);
  };
  const told = (who: string) =>
    `${who} recebe, daqui a um minuto, um email a dizer que foi cancelada. A quem não deixou email, telefone.`;
  test.each<[string, Parameters<typeof deleting>, string[]]>([
    ['with no bookings nothing more is said', [0], []],
    [
      'who booked, and who is written to, is said',
      [5],
      ['Este evento tem 5 reservas, para 12 pessoas: vão com ele.', told('Quem fez cada reserva')],
    ],
    [
      'one is told as one',
      [1],
      ['Este evento tem 1 reserva, para 12 pessoas: vai com ele.', told('Quem fez a reserva')],
    ],
    [
      'nobody is written to about what is over',
      [5, 0, '2026-05-31'],
      ['Este evento tem 5 reservas, para 12 pessoas: vão com ele.'],
    ],
    ['what was cancelled before is not counted', [0, 2], []],
    [
      'nor beside what stands',
      [1, 2],
      ['Este evento tem 1 reserva, para 12 pessoas: vai com ele.', told('Quem fez a reserva')],
    ],
    [
      'who only waits for a place is written to as well',
      [0, 0, '2026-07-01', 2],
      ['Este evento tem 2 reservas: vão com ele.', told('Quem fez cada reserva')],
    ],
  ])('%s', (_case, given, words) => {
    expect(deleting(...given)).toEqual(words);
  });
});
