import { describe, expect, test } from 'vitest';
import {
  type Booked,
  booked,
  changed,
  everyLife,
  type Press,
  paid,
  pressed,
  saidOf,
} from '../../../tests/bookingLives.ts';
import { theProvider } from '../dinheiro/movimentos.ts';
import {
  hasPaymentToMark,
  hasProofToCheck,
  isPaid,
  otherParty,
  owedFor,
  refundFor,
  totalName,
} from './bookingMoney.ts';

const lived = (begin: Booked, ...presses: Press[]) => presses.reduce(pressed, begin);

test.each([
  ['an unpaid one', { estado: 'ativa', precoAdulto: 10 }, true],
  ['a free one', { estado: 'ativa', precoAdulto: 0, estaPago: true }, true],
  ['a cancelled one that cost something', { estado: 'cancelada', precoAdulto: 10 }, true],
  [
    'a cancelled one that nothing was to be paid for',
    { estado: 'cancelada', precoAdulto: 0, estaPago: true },
    false,
  ],
  [
    'a free one, cancelled, that money came for',
    { estado: 'cancelada', precoAdulto: 0, valorPago: 10 },
    true,
  ],
  [
    'a refunded one',
    { estado: 'cancelada', precoAdulto: 10, valorPago: 10, devolvido: true },
    false,
  ],
  ['one that waits', { estado: 'espera', precoAdulto: 10 }, false],
] as const)('of %s a payment may be marked, or not', (_case, values, isOffered) => {
  expect(hasPaymentToMark({ ...booked(1, false), precoCrianca: 0, valorPago: 0, ...values })).toBe(
    isOffered,
  );
});

describe('what is owed back for a booking', () => {
  test('is kept when a payment mark is taken off and put on again', () => {
    const smaller = lived(booked(4, true), 'smaller', 'smaller');
    expect(refundFor(smaller)).toBe(20);
    expect(refundFor(lived(smaller, 'unconfirm'))).toBe(0);
    expect(refundFor(lived(smaller, 'unconfirm', 'confirm'))).toBe(20);
  });

  test('of one cancelled with a part paid is that part, whatever was pressed in between', () => {
    const part = lived(booked(1, true), 'larger', 'cancel');
    expect(refundFor(part)).toBe(12.5);
    expect(refundFor(lived(part, 'confirm'))).toBe(25);
    expect(refundFor(lived(part, 'confirm', 'unconfirm'))).toBe(12.5);
  });

  test('is given back in as many parts as a party becomes smaller', () => {
    const twice = lived(booked(4, true), 'smaller', 'refund', 'smaller', 'refund');
    expect(saidOf(twice)).toEqual({
      isPaid: true,
      received: 45,
      given: 20,
      held: 25,
      toGiveBack: 0,
    });
    expect(refundFor(lived(twice, 'cancel'))).toBe(25);
    expect(refundFor(lived(twice, 'cancel', 'refund'))).toBe(0);
  });

  test('is reckoned in cents', () => {
    const children = {
      ...booked(1, false),
      numeroAdultos: 0,
      precoCrianca: 0.1,
      numeroCriancas: 3,
    };
    const smaller = { numeroAdultos: 0, numeroCriancas: 2 };
    expect(changed(paid(children, 0.3), otherParty(children, smaller)).aDevolver).toBe(0.1);
    expect(owedFor({ ...children, valorPago: 0.1 })).toBe(0.2);
  });
});

const isToCheck = (booking: Booked, conferidoCom: number | null = null) =>
  hasProofToCheck({ ...booking, comprovativo: '2027-01-01T12:00:00.000Z', conferidoCom });

test('a proof of the rest of a cancelled booking is to be checked until the rest came or all went back', () => {
  const part = lived(booked(1, true), 'larger', 'cancel');
  expect(isToCheck(part)).toBe(true);
  expect(isToCheck(lived(part, 'confirm'))).toBe(false);
  expect(isToCheck(lived(part, 'refund'))).toBe(false);
});

test('a proof that was accepted is not to be checked again, unless that payment is taken back', () => {
  const paid = lived(booked(1, false), 'confirm');
  const more = lived(paid, 'larger');
  const accepted = paid.valorPago;
  expect([isToCheck(more), isToCheck(more, accepted)]).toEqual([true, false]);
  expect(isToCheck(lived(more, 'cancel'), accepted)).toBe(false);
  // What is undone is the payment of the rest.
  expect(isToCheck(lived(more, 'confirm', 'unconfirm'), accepted)).toBe(false);
  expect(isToCheck(lived(paid, 'unconfirm'), accepted)).toBe(true);
});

test('a booking that was also paid otherwise stays paid when its confirmation is taken back', () => {
  const confirmed = lived(booked(2, false), 'confirm');
  const twice = paid(confirmed, 25, theProvider);
  const once = lived(twice, 'unconfirm');
  expect(saidOf(once)).toMatchObject({ isPaid: false, received: 25, held: 25, toGiveBack: 0 });
  expect([isPaid(once), owedFor(once)]).toEqual([true, 0]);
  // If that was the slip, all of it comes back.
  expect(refundFor(lived(once, 'confirm'))).toBe(25);
  expect(isPaid(lived(once, 'larger'))).toBe(false);
  expect(isPaid(lived(confirmed, 'unconfirm'))).toBe(false);
  expect(isPaid(lived(once, 'cancel'))).toBe(false);
});

test.each([
  ['ativa', 30, 30, 'Total a pagar'],
  ['ativa', 30, 0, 'Total pago'],
  ['ativa', 30, 10, 'Total'],
  ['ativa', 0, 0, 'Total'],
  ['cancelada', 30, 0, 'Total da reserva'],
  ['espera', 30, 0, 'Total da reserva'],
] as const)(
  'of a booking that is %s, of %i euros of which %i are to be paid, one reads «%s»',
  (estado, total, porPagar, name) => {
    expect(totalName({ estado, total, porPagar })).toBe(name);
  },
);

test('whatever is pressed, up to five times, the sums are those of a notebook with a line for everything', () => {
  const wrong: string[] = [];
  const lives = everyLife(5, ({ booking, notebook, presses }) => {
    const expected = {
      isPaid: notebook.isPaid,
      received: notebook.allReceived,
      given: notebook.allGiven,
      held: notebook.held,
      toGiveBack: notebook.toGiveBack,
    };
    const said = saidOf(booking);
    const isRight =
      Object.entries(expected).every(
        ([name, value]) => said[name as keyof typeof said] === value,
      ) &&
      owedFor(booking) === notebook.toPay &&
      said.held >= 0;
    if (!isRight) {
      wrong.push(`${presses.join(' ')}: ${JSON.stringify(said)}, not ${JSON.stringify(expected)}`);
    }
  });
  expect(wrong.slice(0, 5)).toEqual([]);
  expect(lives).toBeGreaterThan(100_000);
});
