import type { Store } from '../../server/store/store.ts';
import type { Context } from '../../server/village/context.ts';
import type { Meio } from './movimentos.ts';

/** Something that is paid for on a private page. */
export type Due = {
  _id: string;
  /** What is to be paid, in euros, and whether it may be paid now. */
  porPagar: number;
  mayPay: boolean;
  telefone: string;
};

/** A payment that the provider proved. */
export type Proven = { dono: string; valor: number; meio: Meio };

/** Money that has nobody to take it: whose it was, what staff can do about it, and the kind of the letter that tells them. */
export type Stray = { whose: string; remedy: string; tipo: string };

/** What a feature says of its rows that are paid for online. */
export type Payable = {
  /** The name of their table. */
  name: string;
  /** What one of them is called where no more is known of it than its `_id`. */
  called(_id: string): string;
  find(store: Store, segredo: string): Promise<Due | undefined>;
  /** Locks a row to be paid for, or refuses; `until` is the last day to pay, '' if there is none. */
  lockToPay(trx: Store, segredo: string): Promise<Due & { until: string }>;
  /** Locks a row until the transaction ends, if it is still there. */
  lock(trx: Store, _id: string): Promise<unknown>;
  /** Takes in a payment for a row that is locked, whatever became of it meanwhile; answers money that nobody can take. */
  onPaid(trx: Store, context: Context, paid: Proven): Promise<Stray | undefined>;
};

const payables = new Map<string, Payable>();

/** Has rows paid for online. A feature says so where it says what it brings to the server. */
export function payOnline(payable: Payable): void {
  payables.set(payable.name, payable);
}

/** What is paid for online, by the names of the tables. */
export const paidOnline: ReadonlyMap<string, Payable> = payables;
