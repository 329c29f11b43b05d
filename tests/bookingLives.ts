import { heldFor, type Move, type Movimento, undo } from '../src/features/dinheiro/movimentos.ts';
import {
  markCancelled,
  moneyOf,
  otherParty,
  refundFor,
} from '../src/features/inscricoes/bookingMoney.ts';

type Stored = Parameters<typeof moneyOf>[0];

/** A booking as far as its money goes: adults at 10 euros a head, of whom the first two bring a child for 2,50. */
export type Booked = Stored & ReturnType<typeof moneyOf> & { movimentos: readonly Movimento[] };

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

/** The booking after something else of it is stored. */
export function changed(
  before: Stored & Pick<Booked, 'movimentos'>,
  values: Partial<Stored>,
): Booked {
  const after = { ...before, ...values };
  return { ...after, ...moneyOf(after, before.movimentos) };
}

/** The booking after a movement of its money; what the provider moves is not undone. */
export function moved(before: Booked, move: Move | undefined, quem = 'ana'): Booked {
  if (!move) return before;
  const movimentos = [...before.movimentos, { ...move, quem, em: '' }];
  return changed({ ...before, movimentos }, { movimentoFirme: false });
}

/** A booking for this many people, paid at the counter or not. */
export function booked(people: number, estaPago: boolean): Booked {
  const begun = {
    precoAdulto: 10,
    precoCrianca: 2.5,
    estado: 'ativa',
    movimentoFirme: false,
  } as const;
  const booking = changed({ ...begun, ...party(people), movimentos: [] }, {});
  return estaPago ? paid(booking, costOf(people)) : booking;
}

/** The booking once this much of it was paid, to staff or to the provider. */
export const paid = (before: Booked, valor: number | null, quem?: string) =>
  moved(before, { tipo: 'pagamento', valor, meio: '' }, quem);

/** The booking after a press; one that is refused or changes nothing returns the same booking. */
export function pressed(before: Booked, press: Press): Booked {
  const people = before.numeroAdultos ?? 0;
  const { movimentos, devolvido, aDevolver, estaPago } = before;
  const isCancelled = before.estado === 'cancelada';
  const isActive = before.estado === 'ativa';
  const sized = (size: number) => changed(before, otherParty(before, party(size)));
  switch (press) {
    case 'confirm':
      return devolvido || estaPago ? before : paid(before, before.valorConfirmado);
    case 'unconfirm':
      if (devolvido || !estaPago) return before;
      return moved(before, undo(movimentos, 'pagamento', heldFor(before)));
    case 'refund':
      if (!aDevolver || devolvido) return before;
      return moved(before, { tipo: 'devolucao', valor: aDevolver, meio: '' });
    case 'reopen':
      return devolvido ? moved(before, undo(movimentos, 'devolucao', aDevolver)) : before;
    case 'smaller':
      return !isActive || people === 1 ? before : sized(people - 1);
    case 'larger':
      return !isActive || people === 4 ? before : sized(people + 1);
    case 'cancel':
      return isCancelled ? before : changed(before, markCancelled(before, new Date(0)));
    case 'expire':
      return isActive && heldFor(before) === 0 ? changed(before, { estado: 'expirada' }) : before;
    case 'restore':
      return before.estado === 'expirada' ? changed(before, { estado: 'ativa' }) : before;
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
