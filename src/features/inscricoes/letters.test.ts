import { describe, expect, test } from 'vitest';
import type { Fields } from '../../fields/field.ts';
import { validate } from '../../fields/validate.ts';
import { messages } from '../../language/messages.ts';
import type { BookingLetterContext } from './bookingLetter.server.ts';
import { inscricao } from './inscricoes.ts';
import {
  bookingCancelled,
  bookingDeleted,
  bookingReceived,
  councilAboutBooking,
} from './letters.server.ts';
import { paymentCancelled, paymentConfirmed } from './moneyLetters.server.ts';

const hostile = 'Ganhou! https://evil.example/premio evil.com www。evil。example <b>x</b>';

describe('the form of a booking', () => {
  const fields: Fields = inscricao.fields;
  const said = (name: string) => {
    const result = validate({ fields }, { name });
    return result.ok ? undefined : result.errors.find(({ param }) => param === 'name')?.msg;
  };

  test.each([
    ['100 characters', 'Á'.repeat(100), undefined],
    ['101 characters', 'Á'.repeat(101), messages.tooLong(100)],
    ['an address', hostile, messages.noAddresses],
    ['a title and no blank', 'Dr.Silva', undefined],
    ['nothing', '', messages.required],
  ])('answers a name of %s rightly', (_case, name, msg) => {
    expect(said(name)).toBe(msg);
  });
});

/** A booking from before names were checked. */
const booking = {
  inscricao: {
    _id: 'x',
    name: `${hostile} ${'y'.repeat(200)}`,
    email: 'vitima@example.com',
    telefone: '912345678',
    numeroAdultos: 1,
    numeroCriancas: 0,
    numeroPessoas: 1,
    evento: 'e',
    enrollmentDate: '2026-06-01T10:00:00.000Z',
    estaPago: false,
  },
  evento: {
    _id: 'e',
    identifier: 'magusto',
    title: 'Magusto',
    location: 'Largo',
    description: '',
    updatedAt: '2026-06-01T10:00:00.000Z',
    insertionDate: '2026-06-01T10:00:00.000Z',
    startDate: '2026-07-15',
    startTime: '',
    endDate: '',
    endTime: '',
    price: 1,
    childPrice: 1,
  },
  definicoes: { councilName: 'Junta', villageName: 'Aldeia', email: '', iban: '', mbway: '' },
  page: 'https://aldeia.example/inscricao/s',
  siteUrl: 'https://aldeia.example',
} as unknown as BookingLetterContext;

test.each([
  ['a booking received', bookingReceived(booking)],
  ['a payment confirmed', paymentConfirmed(booking)],
  ['a payment taken back', paymentCancelled(booking)],
  ['a booking ended by the visitor', bookingCancelled(booking)],
  ['a booking ended by staff', bookingDeleted(booking, '')],
  ['a booking, to the council', councilAboutBooking('j@example.com', booking, 'Nova reserva', '')],
])(
  'a name brings no link into a letter about %s, nor more than 100 characters',
  (_case, letter) => {
    for (const text of [letter.subject, letter.body, letter.html]) {
      expect(text).not.toMatch(/evil\.\S|[:/]\/evil|www\.\S|y{80}/);
    }
    expect(letter.html).not.toContain('<b>');
    expect(letter.body).toContain('Ganhou! https: / /evil. example/premio');
  },
);
