import { notFound } from '../../calls/refusal.ts';
import { noticiasEventos } from '../../sections/noticiasEventos.ts';
import { withdrawHeld } from '../../server/mail/outbox.ts';
import { theProgram } from '../../server/store/atividade.ts';
import { reciclagem } from '../../server/store/reciclagem.ts';
import { theProvider } from '../dinheiro/movimentos.ts';
import type { Due, Payable } from '../dinheiro/payable.server.ts';
import { bookingKinds } from './bookingLetter.server.ts';
import { owedFor } from './bookingMoney.ts';
import { referenceOf } from './inscricoes.ts';
import {
  paymentConfirmed,
  paymentLate,
  paymentNoted,
  refundPromised,
} from './moneyLetters.server.ts';
import {
  findBooking,
  type InscricaoRow,
  inscricoes,
  isInBin,
  lockBooking,
  postPayments,
  refuseUnlessActive,
} from './tables.server.ts';
import { logBookingActivity, withdrawReminder, writeLetters } from './writeLetters.server.ts';

const dueOf = (inscricao: InscricaoRow): Due => ({
  _id: inscricao._id,
  porPagar: owedFor(inscricao),
  mayPay: !isInBin(inscricao),
  telefone: inscricao.telefone,
});

/** The letter to the payer: the booking is paid, or what happens with the money instead. */
function letterFor({ estado, estaPago, aDevolver }: InscricaoRow, paid: number) {
  if (estado === 'cancelada') return refundPromised;
  if (estado === 'expirada') return paymentLate;
  return estaPago && !aDevolver ? paymentConfirmed : paymentNoted(paid);
}

/** Bookings, as they are paid for online. */
export const payableBookings: Payable = {
  name: inscricoes.name,
  called: (_id) => `Reserva ${referenceOf({ _id })}`,
  async find(store, segredo) {
    const inscricao = await findBooking(store, { segredo });
    return inscricao && dueOf(inscricao);
  },
  async lockToPay(trx, segredo) {
    const inscricao = await lockBooking(trx, { segredo });
    if (!inscricao || isInBin(inscricao)) throw notFound('segredo');
    refuseUnlessActive(inscricao);
    const evento = await trx.find(noticiasEventos, { _id: inscricao.evento });
    return { ...dueOf(inscricao), until: inscricao.pagarAte || (evento?.startDate ?? '') };
  },
  lock: (trx, _id) => trx.lock(inscricoes, { _id }),
  async onPaid(trx, context, { dono: _id, valor, meio }) {
    const before = await lockBooking(trx, { _id });
    const tipo = bookingKinds.most;
    if (!before) return { whose: 'uma reserva que já não existe', remedy: 'devolva-o', tipo };
    const now = context.now();
    const paid = { tipo: 'pagamento', valor, meio } as const;
    const inscricao = await postPayments(trx, before, paid, { who: theProvider, now });
    if (isInBin(before)) {
      // The money is in the booking, which comes back with its event.
      const evento = await trx.find(reciclagem, { _id: before.eventoApagado });
      const whose = `uma reserva em «${evento?.titulo ?? ''}», que está na reciclagem`;
      return { whose, remedy: 'devolva-o, ou reponha o evento', tipo };
    }
    // What was written before this payment came, and has not left, no longer holds.
    await withdrawHeld(trx, _id, now);
    await withdrawReminder(trx, inscricao);
    const toVisitor = letterFor(inscricao, valor);
    await writeLetters(trx, context, { inscricao }, { toVisitor });
    const actor = { who: theProgram, now };
    await logBookingActivity(trx, actor, { verb: 'paymentReceived', inscricao });
    return undefined;
  },
};
