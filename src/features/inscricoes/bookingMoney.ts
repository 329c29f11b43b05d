import { isAhead } from '../../language/calendar.ts';
import { counted } from '../../language/counted.ts';
import { euros, toTheCent } from '../../language/euros.ts';
import { t } from '../../language/speaking.ts';
import { isWaiting } from './bookingState.ts';
import type { BookingFilter, Inscricao } from './inscricoes.ts';
import { bookingTotal, type Party } from './signUp.ts';

type Price = Parameters<typeof bookingTotal>[0];

/** A booking's money. Each payment and refund adds to the sums; they are never worked out from the marks. */
type Account = Price &
  Pick<
    Inscricao,
    | 'estado'
    | 'estaPago'
    | 'valorConfirmado'
    | 'valorPago'
    | 'totalDevolvido'
    | 'aDevolver'
    | 'devolvido'
  >;

/** The columns that a payment, a refund, a new party or a cancellation changes. */
type Change = Partial<Omit<Account, keyof Price>>;

/**
 * A booking's proof of payment: when it arrived, or '', and all that had been received for the
 * booking once staff accepted it; null until they do.
 */
export type Proof = { comprovativo: string; conferidoCom: number | null };

/** What is read of the proof of a booking that has none. */
export const noProof: Proof = { comprovativo: '', conferidoCom: null };

// `bookingFilters.server.ts` has all up to `hasProofToCheck` in SQL as well; one table of cases tests both.

/** What the council holds, in euros: all that came in, less all that was given back. */
export function heldFor({
  valorPago,
  totalDevolvido,
}: Pick<Account, 'valorPago' | 'totalDevolvido'>): number {
  return toTheCent((valorPago ?? 0) - (totalDevolvido ?? 0));
}

/** What is still to be paid for a booking; nothing unless it is active. */
export function owedFor(inscricao: Omit<Account, 'valorConfirmado'>): number {
  if (inscricao.estado !== 'ativa') return 0;
  return toTheCent(Math.max(0, bookingTotal(inscricao) - heldFor(inscricao)));
}

/** What the council still has to refund for a booking. */
export function refundFor({
  aDevolver,
  devolvido,
}: Pick<Account, 'aDevolver' | 'devolvido'>): number {
  return devolvido ? 0 : (aDevolver ?? 0);
}

/**
 * Whether there is a proof of payment that nobody has accepted. Undoing the confirmation that
 * accepted it makes the sum received smaller again, so it then counts as not accepted.
 */
export function isProofUnchecked({
  comprovativo,
  conferidoCom,
  valorPago,
}: Proof & Pick<Account, 'valorPago'>): boolean {
  return comprovativo !== '' && (valorPago ?? 0) < (conferidoCom ?? Number.POSITIVE_INFINITY);
}

/**
 * Whether a proof of payment still has to be checked. Also for a cancelled or expired booking,
 * while less came than it costs: the proof may be of the rest. A refund is made only once no proof
 * waits, so it ends this.
 */
export function hasProofToCheck(inscricao: Omit<Account, 'valorConfirmado'> & Proof): boolean {
  const { estado, devolvido } = inscricao;
  if (!isProofUnchecked(inscricao)) return false;
  if (estado === 'ativa') return owedFor(inscricao) > 0;
  return !devolvido && heldFor(inscricao) < bookingTotal(inscricao);
}

/**
 * Whether a booking is paid. An active booking also counts as paid without its mark if the money
 * held covers its total: the mark stood for other money.
 */
export function isPaid(inscricao: Omit<Account, 'valorConfirmado'>): boolean {
  if (inscricao.estaPago || inscricao.estado !== 'ativa') return inscricao.estaPago;
  return bookingTotal(inscricao) > 0 && owedFor(inscricao) === 0;
}

/** Whether there is a payment to confirm or to cancel: not of one that ended and nothing was ever to be paid for. */
export function hasPaymentToMark(inscricao: Omit<Account, 'valorConfirmado'>): boolean {
  if (inscricao.devolvido || isWaiting(inscricao)) return false;
  return inscricao.estado === 'ativa' || bookingTotal(inscricao) > 0 || heldFor(inscricao) > 0;
}

/** What a visitor reads of a refund: it is promised, their proof is checked first, or it needs one. */
export function refundNews(money: { total: number; refund: number; isToCheck: boolean }) {
  const news: ('promised' | 'toCheck' | 'needsProof')[] = [];
  if (money.refund > 0) news.push('promised');
  if (money.isToCheck) news.push('toCheck');
  // Of a booking that costs nothing, nobody has a payment to show.
  if (news.length === 0 && money.total > 0) news.push('needsProof');
  return news;
}

/** The label of a booking's total, which depends on its state. */
export function totalName({
  estado,
  total,
  porPagar,
}: Pick<Inscricao, 'estado'> & { total: number; porPagar: number }): string {
  if (estado !== 'ativa') return t('Total da reserva');
  if (total > 0 && porPagar === 0) return t('Total pago');
  return total > 0 && porPagar === total ? t('Total a pagar') : t('Total');
}

/**
 * What has to be refunded: everything held once the booking is cancelled, before that what was paid
 * too much. Nothing while it is expired: staff decide first what happens to late money.
 */
function tooMuch(inscricao: Account): number {
  if (inscricao.estado === 'expirada') return 0;
  const cost = inscricao.estado === 'cancelada' ? 0 : bookingTotal(inscricao);
  return toTheCent(Math.max(0, heldFor(inscricao) - cost));
}

/**
 * Sets the payment mark, and adds the sum it stands for: the same as before if it is set again, what
 * was missing if it is new.
 */
export function markPaid(before: Account): Change {
  const missing = Math.max(0, bookingTotal(before) - heldFor(before));
  const valorConfirmado = before.valorConfirmado ?? toTheCent(missing);
  const valorPago = toTheCent((before.valorPago ?? 0) + valorConfirmado);
  const aDevolver = tooMuch({ ...before, valorPago });
  return { estaPago: true, valorConfirmado, valorPago, aDevolver };
}

/**
 * Removes the payment mark, and subtracts the sum it stands for, as far as staff noted that money
 * (`byStaff`) and nothing of it was given back yet.
 */
export function markUnpaid(before: Account, byStaff: number): Change {
  const held = heldFor(before);
  const valorConfirmado = Math.min(before.valorConfirmado ?? held, held, byStaff);
  const valorPago = toTheCent((before.valorPago ?? 0) - valorConfirmado);
  const aDevolver = tooMuch({ ...before, valorPago });
  return { estaPago: false, valorConfirmado, valorPago, aDevolver };
}

/** Adds a payment that the provider proved, of any sum. If the booking is then paid, the mark is set. */
export function addPayment(before: Account, sum: number): Change {
  const valorPago = toTheCent((before.valorPago ?? 0) + sum);
  const after = { ...before, valorPago };
  const estaPago = heldFor(after) >= bookingTotal(before);
  // A mark stands for money that staff noted, never for this.
  const valorConfirmado = before.estaPago ? before.valorConfirmado : null;
  return { estaPago, valorConfirmado, valorPago, aDevolver: tooMuch(after), devolvido: false };
}

/** Marks the refund as made, or as not made after all. */
export function markRefunded(before: Account, devolvido: boolean): Change {
  const sum = devolvido ? (before.aDevolver ?? 0) : -(before.aDevolver ?? 0);
  return { devolvido, totalDevolvido: toTheCent((before.totalDevolvido ?? 0) + sum) };
}

/** Changes the party, at the prices that were booked; if the total stays the same, nothing changes. */
export function otherParty(before: Account, party: Party): Change {
  const after = { ...before, ...party };
  const [held, total] = [heldFor(before), bookingTotal(after)];
  if (total === bookingTotal(before)) return {};
  const estaPago = held > 0 || total > 0 ? held >= total : before.estaPago;
  // The total has changed, so forget the sum of an earlier mark, unless the mark stays on.
  const valorConfirmado = before.estaPago && estaPago ? before.valorConfirmado : null;
  return { estaPago, valorConfirmado, aDevolver: tooMuch(after), devolvido: false };
}

/** The visitor cancels, or the council cancels the event: everything held has to be refunded. */
export function markCancelled(before: Account, now: Date): Change & { canceladaEm: string } {
  const estado = 'cancelada';
  const aDevolver = tooMuch({ ...before, estado });
  return { estado, canceladaEm: now.toISOString(), aDevolver, devolvido: false };
}

/** An expired booking becomes active again, with the money that came meanwhile. */
export function markRestored(before: Account): Change {
  const after = { ...before, estado: 'ativa' as const };
  const held = heldFor(before);
  const estaPago = held > 0 && held >= bookingTotal(before);
  return { estado: 'ativa', estaPago, aDevolver: tooMuch(after) };
}

/** The sums of an event's bookings that decide whether it can be deleted. */
type BookingTotals = {
  emCaixa: number;
  porDevolver: number;
  aDecidir: number;
  estados: Record<BookingFilter, number>;
};

/**
 * Why an event cannot be deleted: refunds and late money would be forgotten and, while the event is
 * still to come, so would any money held for it. `filter` finds the bookings concerned.
 */
export function moneyInTheWay(
  evento: { title: string; startDate: string; startTime: string; cancelado: boolean },
  { emCaixa, porDevolver, aDecidir, estados }: BookingTotals,
  now: Date,
): { words: string; filter: BookingFilter } | undefined {
  const { title, startDate, startTime } = evento;
  const bookings = (filter: BookingFilter) => counted(estados[filter], 'reserva', 'reservas');
  if (!evento.cancelado && isAhead(startDate, startTime, now)) {
    if (emCaixa === 0) return undefined;
    const filter = 'comDinheiro';
    const words = `«${title}» ainda está para vir e tem ${bookings(filter)} com ${euros(emCaixa)} que a junta recebeu. Cancele-o em vez de o apagar, ou passe as reservas para outro evento`;
    return { words, filter };
  }
  const [filter, sum, open] =
    porDevolver > 0
      ? (['porDevolver', porDevolver, 'por devolver'] as const)
      : (['aDecidir', aDecidir, 'a decidir'] as const);
  if (sum === 0) return undefined;
  const words = `«${title}» tem ${bookings(filter)} com ${euros(sum)} ${open}. Antes de o apagar, devolva o dinheiro`;
  return { words, filter };
}
