import { refusal } from '../../calls/refusal.ts';
import { messages } from '../../language/messages.ts';
import { noticiasEventos } from '../../sections/noticiasEventos.ts';
import { withdrawHeld } from '../../server/mail/outbox.ts';
import type { Actor } from '../../server/tables/atividade.ts';
import { markCancelled, markRestored } from './bookingMoney.ts';
import { refuseIfNoRoom } from './changeBooking.server.ts';
import { timeToPay } from './deadlines.server.ts';
import { bookingRestored } from './letters.server.ts';
import { lateRefund } from './moneyLetters.server.ts';
import { type BookingContext, inscricoes } from './tables.server.ts';
import { logBookingActivity, writeLetters } from './writeLetters.server.ts';

/** Restores an expired booking, if there is room, or cancels it, with what is to be refunded. */
export function decideExpired(
  context: BookingContext,
  _id: string,
  decisao: 'repor' | 'cancelar',
  actor: Actor,
) {
  return context.store.transaction(async (trx) => {
    const seen = await trx.find(inscricoes, { _id });
    const evento = seen && (await trx.lock(noticiasEventos, { _id: seen.evento }));
    // Staff may have moved it to another event meanwhile.
    const before = evento && (await trx.lock(inscricoes, { _id, evento: evento._id }));
    if (!before) return undefined;
    if (before.estado !== 'expirada') throw refusal(422, 'estado', messages.bookingNotExpired);
    const now = context.now();
    const isBack = decisao === 'repor';
    if (isBack)
      await refuseIfNoRoom(trx, evento, { people: before.numeroPessoas ?? 0, before, now });
    const change = isBack
      ? {
          ...markRestored(before),
          ...(await timeToPay(trx, evento, now)),
          // Places that were offered are booked only now: the days to cancel are counted from here.
          ...(before.ofertaAte !== '' && { enrollmentDate: now.toISOString() }),
        }
      : { ...markCancelled(before), canceladaEm: now.toISOString() };
    const [inscricao = before] = await trx.change(inscricoes, { _id }, change);
    const letter = isBack ? bookingRestored : lateRefund;
    if (isBack || inscricao.aDevolver) {
      // A held letter says that this will be decided.
      await withdrawHeld(trx, _id, now);
      await writeLetters(trx, context, { inscricao, evento }, letter);
    }
    const verb = isBack ? 'bookingRestored' : 'bookingGivenUp';
    await logBookingActivity(trx, actor, { verb, inscricao });
    return inscricao;
  });
}
