import { isAhead } from '../../language/calendar.ts';
import { counted } from '../../language/counted.ts';
import { euros } from '../../language/euros.ts';
import type { BookingFilter, Inscricao } from './inscricoes.ts';
import { bookingTotal, type Party } from './signUp.ts';

type Price = Parameters<typeof bookingTotal>[0];

/** What is known of a booking's money. Each payment and refund adds to its sums; they are never worked out of the marks. */
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

/** What a payment, a refund, another party or a cancellation makes of it. */
type Change = Partial<Omit<Account, keyof Price>>;

const inCents = (euros: number) => Math.round(euros * 100) / 100;

// SQL says the next four as well (`bookingFilters.server.ts`); one table of cases tests both.

/** What the council holds for a booking, in euros: all that came in, less all that was given back. */
export function paidFor({
  valorPago,
  totalDevolvido,
}: Pick<Account, 'valorPago' | 'totalDevolvido'>): number {
  return inCents((valorPago ?? 0) - (totalDevolvido ?? 0));
}

/** What is still to be paid for a booking; nothing for one that does not count. */
export function owedFor(inscricao: Omit<Account, 'valorConfirmado'>): number {
  if (inscricao.estado !== 'ativa') return 0;
  return inCents(Math.max(0, bookingTotal(inscricao) - paidFor(inscricao)));
}

/** What the council is still to give back for it. */
export function refundFor({
  aDevolver,
  devolvido,
}: Pick<Account, 'aDevolver' | 'devolvido'>): number {
  return devolvido ? 0 : (aDevolver ?? 0);
}

/**
 * Whether there is a proof of payment that nobody has looked at yet; `comprovativo` is when it arrived,
 * or ''. Once the booking was cancelled or its time was over, it may be of money that came all the same.
 */
export function hasProofToCheck(
  inscricao: Omit<Account, 'valorConfirmado'> & { comprovativo: string },
): boolean {
  const { estado, valorPago, comprovativo } = inscricao;
  if (comprovativo === '') return false;
  return estado === 'ativa' ? owedFor(inscricao) > 0 : !valorPago && bookingTotal(inscricao) > 0;
}

/** What the total of a booking is called, as it stands. */
export function totalName({
  estado,
  total,
  porPagar,
}: Pick<Inscricao, 'estado'> & { total: number; porPagar: number }): string {
  if (estado !== 'ativa') return 'Total da reserva';
  if (total > 0 && porPagar === 0) return 'Total pago';
  return total > 0 && porPagar === total ? 'Total a pagar' : 'Total';
}

/**
 * What must be given back as things stand: all that is held once it is cancelled, what is too much
 * before. Of what comes when its time is over somebody decides first.
 */
function tooMuch(inscricao: Account): number {
  if (inscricao.estado === 'expirada') return 0;
  const cost = inscricao.estado === 'cancelada' ? 0 : bookingTotal(inscricao);
  return inCents(Math.max(0, paidFor(inscricao) - cost));
}

/**
 * A payment is confirmed, or that is taken back: what it stood for came in, or did not. Put on again,
 * the mark stands for what it stood for; otherwise for what was missing.
 */
export function markPaid(before: Account, estaPago: boolean): Change {
  const held = paidFor(before);
  const missing = Math.max(0, bookingTotal(before) - held);
  const valorConfirmado = estaPago
    ? (before.valorConfirmado ?? inCents(missing))
    : // What was given back of it cannot be taken back once more.
      Math.min(before.valorConfirmado ?? held, held);
  const sum = estaPago ? valorConfirmado : -valorConfirmado;
  const valorPago = inCents((before.valorPago ?? 0) + sum);
  const aDevolver = tooMuch({ ...before, valorPago });
  return { estaPago, valorConfirmado, valorPago, aDevolver };
}

/** A sum came in by itself, asked for or not: the mark says whether all is there, and stands for the last of it. */
export function addPayment(before: Account, sum: number): Change {
  const valorPago = inCents((before.valorPago ?? 0) + sum);
  const after = { ...before, valorPago };
  const estaPago = paidFor(after) >= bookingTotal(before);
  const standsFor = estaPago ? sum : null;
  const valorConfirmado = before.estaPago ? before.valorConfirmado : standsFor;
  return { estaPago, valorConfirmado, valorPago, aDevolver: tooMuch(after), devolvido: false };
}

/** What is to be given back was given, or was not after all. */
export function markRefunded(before: Account, devolvido: boolean): Change {
  const sum = devolvido ? (before.aDevolver ?? 0) : -(before.aDevolver ?? 0);
  return { devolvido, totalDevolvido: inCents((before.totalDevolvido ?? 0) + sum) };
}

/** Another party comes, at the prices that were booked; as long as it costs the same, nothing changes. */
export function otherParty(before: Account, party: Party): Change {
  const after = { ...before, ...party };
  const [held, total] = [paidFor(before), bookingTotal(after)];
  if (total === bookingTotal(before)) return {};
  const estaPago = held > 0 || total > 0 ? held >= total : before.estaPago;
  // Another sum is asked for than an earlier mark stood for, unless it still stands.
  const valorConfirmado = before.estaPago && estaPago ? before.valorConfirmado : null;
  return { estaPago, valorConfirmado, aDevolver: tooMuch(after), devolvido: false };
}

/** The visitor cancels, or the council the event: all that is held is to be given back. */
export function markCancelled(before: Account): Change {
  const estado = 'cancelada';
  return { estado, aDevolver: tooMuch({ ...before, estado }), devolvido: false };
}

/** It counts again, with what came in for it meanwhile. */
export function markRestored(before: Account): Change {
  const after = { ...before, estado: 'ativa' as const };
  const held = paidFor(before);
  const estaPago = held > 0 && held >= bookingTotal(before);
  return { estado: 'ativa', estaPago, aDevolver: tooMuch(after) };
}

/** How all bookings of an event stand, as far as its end goes. */
type Standing = {
  emCaixa: number;
  porDevolver: number;
  aDecidir: number;
  estados: Record<BookingFilter, number>;
};

/**
 * Why an event cannot be deleted: what is to be given back would be forgotten and, as long as it is
 * still to come, whatever is held. `filter` leaves the bookings concerned.
 */
export function openMoney(
  evento: { title: string; startDate: string; startTime: string; cancelado: boolean },
  { emCaixa, porDevolver, aDecidir, estados }: Standing,
  now: Date,
): { words: string; filter: BookingFilter } | undefined {
  const { title } = evento;
  const isToCome = !evento.cancelado && isAhead(evento.startDate, evento.startTime, now);
  const open = porDevolver > 0 ? 'porDevolver' : 'aDecidir';
  const filter = isToCome ? 'comDinheiro' : open;
  const sum = isToCome ? emCaixa : { porDevolver, aDecidir }[open];
  if (sum === 0) return undefined;
  const bookings = counted(estados[filter], 'reserva', 'reservas');
  const words = isToCome
    ? `«${title}» ainda está para vir e tem ${bookings} com ${euros(sum)} que a junta recebeu. Cancele-o em vez de o apagar, ou passe as reservas para outro evento`
    : `«${title}» tem ${bookings} com ${euros(sum)} ${open === 'aDecidir' ? 'a decidir' : 'por devolver'}. Antes de o apagar, devolva o dinheiro`;
  return { words, filter };
}
