import type { Values } from '../../fields/field.ts';
import { isAhead } from '../../language/calendar.ts';
import { counted } from '../../language/counted.ts';
import { euros } from '../../language/euros.ts';
import { t } from '../../language/speaking.ts';
import {
  balance,
  heldFor,
  type Movimento,
  type Sums,
  sumsOf,
  undo,
} from '../dinheiro/movimentos.ts';
import { isWaiting } from './bookingState.ts';
import type { BookingFilter, Inscricao, moneyFields } from './inscricoes.ts';
import { bookingTotal, type Party } from './signUp.ts';

type Price = Parameters<typeof bookingTotal>[0];

/** What a booking's money follows from, besides its movements. */
type Priced = Price & Pick<Inscricao, 'estado'>;

type Money = Values<typeof moneyFields>;

type Account = Priced & Money;

/**
 * A booking's proof of payment: when it arrived, or '', and all that had been received for the
 * booking once staff accepted it; null until they do.
 */
export type Proof = { comprovativo: string; conferidoCom: number | null };

/** What is read of the proof of a booking that has none. */
export const noProof: Proof = { comprovativo: '', conferidoCom: null };

// `bookingFilters.server.ts` has all up to `hasProofToCheck` in SQL as well; one table of cases tests both.

/** What is still to be paid for a booking; nothing unless it is active. */
export function owedFor(inscricao: Priced & Sums): number {
  if (inscricao.estado !== 'ativa') return 0;
  return balance({ ...inscricao, cost: bookingTotal(inscricao) }).owed;
}

/**
 * What the council still has to refund: everything held once the booking is cancelled, before that
 * what was paid too much. Nothing while it is expired: staff decide first what happens to late money.
 */
export function refundFor(inscricao: Priced & Sums): number {
  if (inscricao.estado === 'expirada') return 0;
  const cost = inscricao.estado === 'cancelada' ? 0 : bookingTotal(inscricao);
  return balance({ ...inscricao, cost }).refund;
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
export function hasProofToCheck(inscricao: Account & Proof): boolean {
  const { estado, devolvido } = inscricao;
  if (!isProofUnchecked(inscricao)) return false;
  if (estado === 'ativa') return owedFor(inscricao) > 0;
  return !devolvido && heldFor(inscricao) < bookingTotal(inscricao);
}

/**
 * Whether a booking is paid. An active booking also counts as paid without its mark if the money
 * held covers its total: the mark stood for other money.
 */
export function isPaid(inscricao: Account): boolean {
  if (inscricao.estaPago || inscricao.estado !== 'ativa') return inscricao.estaPago;
  return bookingTotal(inscricao) > 0 && owedFor(inscricao) === 0;
}

/** Whether there is a payment to confirm or to cancel: not of one that ended and nothing was ever to be paid for. */
export function hasPaymentToMark(inscricao: Account): boolean {
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

/** What became of a booking since its last movement: see `movimentoFirme`. */
type Firm = { movimentoFirme: boolean };

/**
 * A booking's money, as its movements and its party have it. A payment that was confirmed by a slip is undone, and
 * what was undone is put back as it was; so is the last refund. But once the party or the state is another
 * (`movimentoFirme`), what moved before stands, and only the sums count.
 */
export function moneyOf(booking: Priced & Firm, movimentos: readonly Movimento[]) {
  const sums = sumsOf(movimentos);
  const [total, held] = [bookingTotal(booking), heldFor(sums)];
  const last = booking.movimentoFirme ? undefined : movimentos.at(-1);
  const devolvido = last?.tipo === 'devolucao';
  const isUndone = last?.tipo === 'pagamentoAnulado';
  // A cancelled booking was paid, or not, before all of it was given back.
  const came = devolvido && booking.estado === 'cancelada' ? (last.valor ?? 0) : held;
  // Of a free booking only the confirmation says that it is settled: a movement of nothing.
  const isMarked = movimentos.findLast(({ tipo }) => isPayment(tipo))?.tipo === 'pagamento';
  const estaPago = !isUndone && (came > 0 || total > 0 ? came >= total : isMarked);
  const toUndo = undo(movimentos, 'pagamento', held)?.valor ?? 0;
  const toPay = isUndone ? (last.valor ?? 0) : balance({ ...sums, cost: total }).owed;
  return {
    ...sums,
    estaPago,
    valorConfirmado: estaPago ? toUndo : toPay,
    aDevolver: devolvido ? (last.valor ?? 0) : refundFor({ ...booking, ...sums }),
    devolvido,
  };
}

const isPayment = (tipo: Movimento['tipo']) => tipo === 'pagamento' || tipo === 'pagamentoAnulado';

/** Changes the party, at the prices that were booked. If the total is another, what moved before stands. */
export function otherParty(before: Price, party: Party): Party & Partial<Firm> {
  const isSame = bookingTotal({ ...before, ...party }) === bookingTotal(before);
  return { ...party, ...(!isSame && { movimentoFirme: true }) };
}

/** The visitor cancels, or the council cancels the event: everything held has to be refunded. */
export function markCancelled(before: Firm & Pick<Money, 'devolvido'>, now: Date) {
  // A refund that was made before stands.
  const movimentoFirme = before.movimentoFirme || before.devolvido;
  return { estado: 'cancelada' as const, canceladaEm: now.toISOString(), movimentoFirme };
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
