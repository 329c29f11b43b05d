import { refusal } from '../../calls/refusal.ts';
import { euros } from '../../language/euros.ts';
import { withdrawHeld } from '../../server/mail/outbox.ts';
import type { Actor } from '../../server/store/atividade.ts';
import type { Store } from '../../server/store/store.ts';
import { movementsOf } from '../dinheiro/movimentos.server.ts';
import { heldFor, type Meio, type Move, theProvider, undo } from '../dinheiro/movimentos.ts';
import { hasProofToCheck, isPaid, isProofUnchecked } from './bookingMoney.ts';
import { isWaiting } from './bookingState.ts';
import { renewedDeadline } from './deadlines.server.ts';
import type { Settlement } from './letters.server.ts';
import {
  paymentCancelled,
  paymentConfirmed,
  paymentLate,
  proofRefused,
  refundMade,
  refundPending,
  refundPromised,
} from './moneyLetters.server.ts';
import { refusals } from './refusals.ts';
import {
  type BookingContext,
  changeLocked,
  comprovativos,
  type InscricaoRow,
  isInBin,
  lockBooking,
  postPayments,
  proofOf,
  refuseUnlessActive,
  removeBookings,
  removeProofs,
} from './tables.server.ts';
import { offerSoon } from './waitingList.server.ts';
import {
  logBookingActivity,
  withdrawReminder,
  writeDeletionLetter,
  writeLetters,
  writePaymentLetter,
} from './writeLetters.server.ts';

/** Runs `work` on one booking, locked in a transaction; undefined if it is gone or in the bin. */
function withBooking(
  { store }: BookingContext,
  _id: string,
  work: (trx: Store, inscricao: InscricaoRow) => Promise<InscricaoRow | undefined>,
): Promise<InscricaoRow | undefined> {
  return store.transaction(async (trx) => {
    const inscricao = await lockBooking(trx, { _id });
    return inscricao && !isInBin(inscricao) ? work(trx, inscricao) : undefined;
  });
}

/** The letter for a payment mark that was set or removed; money for a cancelled or expired booking has its own. */
function paymentLetter({ estado }: InscricaoRow, estaPago: boolean) {
  if (!estaPago) return paymentCancelled;
  if (estado === 'cancelada') return refundPromised;
  return estado === 'expirada' ? paymentLate : paymentConfirmed;
}

/** What takes back the last payment that staff noted; refused if there is none but what the provider proved. */
async function undoPayment(trx: Store, before: InscricaoRow): Promise<Move> {
  const rows = await movementsOf(trx, before._id);
  const move = undo(rows, 'pagamento', heldFor(before));
  if (!move && rows.some(({ quem }) => quem === theProvider)) {
    throw refusal(422, 'estaPago', refusals.provenPayment);
  }
  return move ?? { tipo: 'pagamentoAnulado', valor: 0, meio: '' };
}

/**
 * Marks a booking as paid or unpaid, and tells the visitor. Without `estaPago` the mark is toggled;
 * if it is already as wanted, nothing happens. A proof that nobody has accepted yet is accepted with
 * the payment; without `meio`, that came by transfer.
 */
export function setPayment(
  context: BookingContext,
  _id: string,
  wanted: { estaPago: boolean | undefined; meio: Meio },
  actor: Actor,
) {
  return withBooking(context, _id, async (trx, before) => {
    if (before.devolvido) throw refusal(422, 'estado', refusals.bookingRefunded);
    const estaPago = wanted.estaPago ?? !before.estaPago;
    if (estaPago === before.estaPago) return before;
    // A waiting booking has nothing to pay yet; money for an expired or cancelled one is recorded.
    if (isWaiting(before)) refuseUnlessActive(before);
    const isNewProof = isProofUnchecked({ ...before, ...(await proofOf(trx, _id)) });
    const meio = wanted.meio || (isNewProof ? 'transferencia' : '');
    const inscricao = estaPago
      ? await postPayments(
          trx,
          before,
          { tipo: 'pagamento', valor: before.valorConfirmado, meio },
          actor,
        )
      : await postPayments(trx, before, await undoPayment(trx, before), actor, {
          ...(await renewedDeadline(trx, context, before)),
        });
    if (estaPago && isNewProof) {
      const conferidoCom = inscricao.valorPago;
      await trx.change(comprovativos, { inscricao: _id }, { conferidoCom });
    }
    if (estaPago) await withdrawReminder(trx, inscricao);
    // If other money pays for it all the same, nothing changes for the visitor.
    if (!isPaid(before) || !isPaid(inscricao)) {
      await writePaymentLetter(trx, context, inscricao, paymentLetter(before, estaPago));
    }
    const verb = estaPago ? 'paymentConfirmed' : 'paymentCancelled';
    await logBookingActivity(trx, actor, { verb, inscricao });
    return inscricao;
  });
}

/**
 * Refuses a proof of payment, removes it and tells the visitor why. `visto` is when the proof that
 * staff looked at arrived: another may have come since.
 */
export function refuseProof(
  context: BookingContext,
  _id: string,
  { motivo, visto }: { motivo: string; visto: string },
  actor: Actor,
) {
  return withBooking(context, _id, async (trx, before) => {
    const proof = await proofOf(trx, _id);
    if (!hasProofToCheck({ ...before, ...proof })) {
      throw refusal(422, 'comprovativo', refusals.noProof);
    }
    const { comprovativo } = proof;
    if (visto !== '' && visto !== comprovativo) throw refusal(409, 'visto', refusals.otherProof);
    await removeProofs(trx, context, { _id });
    const change = { motivoRecusa: motivo, ...(await renewedDeadline(trx, context, before)) };
    const inscricao = await changeLocked(trx, before, change);
    await writeLetters(trx, context, { inscricao }, { toVisitor: proofRefused });
    await logBookingActivity(trx, actor, { verb: 'proofRefused', inscricao });
    return inscricao;
  });
}

/** Refuses what was decided on a sum that has changed since; a call may leave out the sum it saw. */
function refuseUnlessSum(seen: number | null, sum: number): void {
  if (seen !== null && seen !== sum) throw refusal(409, 'valor', refusals.bookingChanged);
}

/**
 * Marks a refund as made or not, and tells the visitor. Once a cancelled booking is refunded, its
 * proof of payment is no longer needed and is removed; one still to be checked has to be checked
 * first, as it may be of more money to refund.
 */
export function setRefund(
  context: BookingContext,
  _id: string,
  { devolvido, meio, valor }: { devolvido: boolean; meio: Meio; valor: number | null },
  actor: Actor,
) {
  return withBooking(context, _id, async (trx, before) => {
    if (!before.aDevolver) throw refusal(422, 'devolvido', refusals.nothingToGiveBack);
    refuseUnlessSum(valor, before.aDevolver);
    if (devolvido === before.devolvido) return before;
    const isEnd = devolvido && before.estado === 'cancelada';
    if (isEnd && hasProofToCheck({ ...before, ...(await proofOf(trx, _id)) })) {
      throw refusal(422, 'devolvido', refusals.proofFirst);
    }
    const sum = before.aDevolver;
    const undone = undo(await movementsOf(trx, _id), 'devolucao', sum);
    const move: Move | undefined = devolvido ? { tipo: 'devolucao', valor: sum, meio } : undone;
    if (!move) return before;
    const inscricao = await postPayments(trx, before, move, actor);
    if (isEnd) {
      await removeProofs(trx, context, { _id });
      // A held letter that promises this refund is now out of date.
      await withdrawHeld(trx, _id, context.now());
    }
    const toVisitor = devolvido ? refundMade : refundPending;
    await writeLetters(trx, context, { inscricao }, { toVisitor });
    const verb = devolvido ? 'refundMade' : 'refundReopened';
    await logBookingActivity(trx, actor, { verb, inscricao });
    return inscricao;
  });
}

/**
 * Removes a booking, which frees its places at once, and tells the visitor. While the council holds
 * money for it, `devolucao` has to say what became of that.
 */
export function removeBooking(
  context: BookingContext,
  _id: string,
  { devolucao, valor }: { devolucao: Settlement; valor: number | null },
  actor: Actor,
) {
  return withBooking(context, _id, async (trx, inscricao) => {
    const held = heldFor(inscricao);
    if (held > 0 && devolucao === '') {
      throw refusal(409, 'devolucao', refusals.moneyInBooking(euros(held)));
    }
    refuseUnlessSum(valor, held);
    const settled = held > 0 ? devolucao : '';
    await removeBookings(trx, context, { _id });
    await writeDeletionLetter(trx, context, { inscricao }, settled);
    await offerSoon(trx, context, inscricao.evento);
    if (settled !== '') {
      const verb = settled === 'feita' ? 'refundMadeAtEnd' : 'refundWaived';
      await logBookingActivity(trx, actor, { verb, inscricao });
    }
    await logBookingActivity(trx, actor, { verb: 'bookingDeleted', inscricao });
    return inscricao;
  });
}
