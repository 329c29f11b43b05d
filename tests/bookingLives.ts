import {
  heldFor,
  markCancelled,
  markPaid,
  markRefunded,
  markRestored,
  markUnpaid,
  otherParty,
  refundFor,
} from '../src/features/inscricoes/bookingMoney.ts';

/** A booking as far as its money goes: adults at 10 euros a head, of whom the first two bring a child for 2,50. */
export type Booked = Parameters<typeof markPaid>[0];

/** Every action that touches a booking's money, by staff, the visitor or the clock. */
export const presses = [
  'confirm',
  'unconfirm',
  'refund',
  'reopen',
  'smaller',
  'larger',
  'cancel',
  'expire',
  'restore',
] as const;

export type Press = (typeof presses)[number];

const party = (people: number) => ({ numeroAdultos: people, numeroCriancas: Math.min(people, 2) });
export const costOf = (people: number) => people * 10 + Math.min(people, 2) * 2.5;

/** A booking for this many people, paid at the counter or not. */
export function booked(people: number, estaPago: boolean): Booked {
  return {
    ...party(people),
    precoAdulto: 10,
    precoCrianca: 2.5,
    estado: 'ativa',
    estaPago,
    valorPago: estaPago ? costOf(people) : 0,
    valorConfirmado: null,
    totalDevolvido: 0,
    aDevolver: 0,
    devolvido: false,
  };
}

/** The booking after a press; one that is refused or changes nothing returns the same booking. */
export function pressed(before: Booked, press: Press): Booked {
  const people = before.numeroAdultos ?? 0;
  const isCancelled = before.estado === 'cancelada';
  const isActive = before.estado === 'ativa';
  const sized = (size: number) => ({
    ...before,
    ...party(size),
    ...otherParty(before, party(size)),
  });
  switch (press) {
    case 'confirm':
    case 'unconfirm': {
      const estaPago = press === 'confirm';
      if (before.devolvido || before.estaPago === estaPago) return before;
      const change = estaPago ? markPaid(before) : markUnpaid(before, before.valorPago ?? 0);
      return { ...before, ...change };
    }
    case 'refund':
    case 'reopen': {
      const devolvido = press === 'refund';
      if (!before.aDevolver || before.devolvido === devolvido) return before;
      return { ...before, ...markRefunded(before, devolvido) };
    }
    case 'smaller':
      return !isActive || people === 1 ? before : sized(people - 1);
    case 'larger':
      return !isActive || people === 4 ? before : sized(people + 1);
    case 'cancel':
      return isCancelled ? before : { ...before, ...markCancelled(before, new Date(0)) };
    case 'expire':
      return isActive && heldFor(before) === 0 ? { ...before, estado: 'expirada' } : before;
    case 'restore':
      return before.estado === 'expirada' ? { ...before, ...markRestored(before) } : before;
  }
}

/** A second model to compare with: a clerk's notebook, with one line for each payment and refund. */
export class Notebook {
  people: number;
  isPaid: boolean;
  isCancelled = false;
  isExpired = false;
  /** Payments received. An undone one is kept in `crossedOut`, since confirming again brings it back. */
  received: number[];
  crossedOut: number | undefined;
  /** Refunds made; `isLastGivenOpen` says whether the last one can still be undone. */
  given: number[] = [];
  isLastGivenOpen = false;

  constructor(people: number, isPaid: boolean) {
    this.people = people;
    this.isPaid = isPaid;
    this.received = isPaid ? [costOf(people)] : [];
  }

  get cost() {
    return costOf(this.people);
  }
  get allReceived() {
    return this.received.reduce((sum, each) => sum + each, 0);
  }
  get allGiven() {
    return this.given.reduce((sum, each) => sum + each, 0);
  }
  get held() {
    return this.allReceived - this.allGiven;
  }
  get toPay() {
    return this.isCancelled || this.isExpired ? 0 : Math.max(0, this.cost - this.held);
  }
  get toGiveBack() {
    if (this.isExpired) return 0;
    return Math.max(0, this.held - (this.isCancelled ? 0 : this.cost));
  }

  press(press: Press): void {
    if (press === 'confirm' && !this.isPaid && !this.isLastGivenOpen) {
      this.received.push(this.crossedOut ?? Math.max(0, this.cost - this.held));
      this.isPaid = true;
    }
    if (press === 'unconfirm' && this.isPaid && !this.isLastGivenOpen) {
      const last = this.received.pop() ?? 0;
      // The part that was refunded already did come in, so it stays received.
      const crossedOut = Math.min(last, last + this.held);
      if (crossedOut < last) this.received.push(last - crossedOut);
      this.crossedOut = crossedOut;
      this.isPaid = false;
    }
    if (press === 'refund' && this.toGiveBack > 0) {
      this.given.push(this.toGiveBack);
      this.isLastGivenOpen = true;
    }
    if (press === 'reopen' && this.isLastGivenOpen) {
      this.given.pop();
      this.isLastGivenOpen = false;
    }
    if (press === 'smaller' && this.people > 1) this.resize(this.people - 1);
    if (press === 'larger' && this.people < 4) this.resize(this.people + 1);
    if (press === 'cancel' && !this.isCancelled) {
      this.isCancelled = true;
      this.isExpired = false;
      this.isLastGivenOpen = false;
    }
    if (press === 'expire' && !this.isCancelled && this.held === 0) this.isExpired = true;
    if (press === 'restore' && this.isExpired) {
      this.isExpired = false;
      this.isPaid = this.held > 0 && this.held >= this.cost;
    }
  }

  private resize(people: number): void {
    if (this.isCancelled || this.isExpired) return;
    this.people = people;
    const wasPaid = this.isPaid;
    this.isPaid = this.held >= this.cost;
    this.crossedOut = undefined;
    this.isLastGivenOpen = false;
    // From now on everything received so far counts as one payment.
    if (this.isPaid !== wasPaid) this.received = [this.allReceived];
  }
}

/** Walks every sequence of up to `most` presses from each starting booking; returns how many there were. */
export function everyLife(
  most: number,
  look: (life: { booking: Booked; notebook: Notebook; presses: readonly Press[] }) => void,
): number {
  let lives = 0;
  const go = (booking: Booked, begin: [number, boolean], before: readonly Press[]): void => {
    const notebook = new Notebook(...begin);
    for (const press of before) notebook.press(press);
    look({ booking, notebook, presses: before });
    lives += 1;
    if (before.length === most) return;
    for (const press of presses) go(pressed(booking, press), begin, [...before, press]);
  };
  for (const begin of [
    [3, false],
    [4, true],
  ] as [number, boolean][]) {
    go(booked(...begin), begin, []);
  }
  return lives;
}

/** What the program says of a booking's money. */
export const saidOf = (booking: Booked) => ({
  isPaid: booking.estaPago,
  received: booking.valorPago,
  given: booking.totalDevolvido,
  held: heldFor(booking),
  toGiveBack: refundFor(booking),
});
