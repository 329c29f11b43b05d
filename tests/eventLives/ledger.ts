import type { Order, startPayProvider } from '../payProvider.ts';
import type { TestApp } from '../startApp.ts';

/** What the test knows of one booking: what was pressed, what was paid, and what the calls answered. Sums are in cents. */
export type Ledger = {
  _id: string;
  segredo: string;
  email: string;
  /** The index of its event. */
  event: number;
  price: number;
  people: number;
  estado: 'ativa' | 'expirada' | 'cancelada';
  /** What staff noted as received, less what they took back. */
  staff: number;
  /** What the provider proved: it never becomes less. */
  proven: number;
  /** The refunds that stand, one after the other. */
  given: number[];
};

/** A payment asked of the provider, for a booking that may be gone by now. */
export type Asked = { order: Order; amount: string; of: Ledger; isTold: boolean };

export type Event = {
  _id: string;
  identifier: string;
  body: Record<string, unknown>;
  price: number;
  isInBin: boolean;
  isCancelled: boolean;
};

/** All that a life is played with. */
export type Village = {
  t: TestApp;
  provider: Awaited<ReturnType<typeof startPayProvider>>;
  events: Event[];
  ledgers: Ledger[];
  asked: Asked[];
  /** The letters that were looked at already. */
  lettersRead: Set<string>;
};

export const cents = (euros: number | null) => Math.round((euros ?? 0) * 100);

const sum = (values: readonly number[]) => values.reduce((all, each) => all + each, 0);

/** One sum over some bookings. */
export const over = (some: readonly Ledger[], of: (each: Ledger) => number) => sum(some.map(of));

export const cost = ({ price, people }: Ledger) => price * people;
export const received = ({ staff, proven }: Ledger) => staff + proven;
export const givenBack = ({ given }: Ledger) => sum(given);
export const held = (each: Ledger) => received(each) - givenBack(each);
export const counts = ({ estado }: Ledger) => estado === 'ativa';

/** What is still to be paid. */
export const toPay = (each: Ledger) => (counts(each) ? Math.max(0, cost(each) - held(each)) : 0);

/** What the council still has to give back. Staff decide first what becomes of late money. */
export function owedBack(each: Ledger): number {
  if (each.estado === 'expirada') return 0;
  return Math.max(0, held(each) - (counts(each) ? cost(each) : 0));
}

/** Whether its event is in the bin, where staff do not find it. */
export const isInBin = ({ events }: Village, { event }: Ledger) => events[event]?.isInBin === true;
