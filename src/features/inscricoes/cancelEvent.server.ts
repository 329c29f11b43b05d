import { notFound, refusal } from '../../calls/refusal.ts';
import { isAhead } from '../../language/calendar.ts';
import { messages } from '../../language/messages.ts';
import { isAllowedIn } from '../../sections/abilities.ts';
import { eventos, noticiasEventos } from '../../sections/noticiasEventos.ts';
import { type AnyRow, recordSaver } from '../../server/api/saveRecord.ts';
import { withdrawHeld } from '../../server/mail/outbox.ts';
import type { Actor } from '../../server/store/atividade.ts';
import type { Store } from '../../server/store/store.ts';
import type { Context } from '../../server/village/context.ts';
import { heldFor } from '../dinheiro/movimentos.ts';
import { proofsOf } from './bookingFilters.server.ts';
import { hasProofToCheck, markCancelled, noProof } from './bookingMoney.ts';
import { isOpen, isWaiting, openStates } from './bookingState.ts';
import { eventCancelled } from './eventLetters.server.ts';
import { refusals } from './refusals.ts';
import { changeLocked, type EventoRow, listBookings, lockBookings } from './tables.server.ts';
import { withdrawOutdated, writeLetters } from './writeLetters.server.ts';

/**
 * Cancels the bookings of a cancelled event, and tells the people who made them. Proofs stay: one
 * still to be checked may be of money that has to be refunded.
 */
async function cancelBookings(
  trx: Store,
  context: Context,
  evento: EventoRow,
  mensagem: string,
): Promise<void> {
  await lockBookings(trx, evento._id);
  const now = context.now();
  const where = { evento: evento._id, estado: [...openStates, 'expirada'] as const };
  const all = await listBookings(trx, { where });
  const coming = all.filter((each) => isOpen(each) || heldFor(each) > 0);
  const proofs = await proofsOf(
    trx,
    coming.map(({ _id }) => _id),
  );
  for (const before of coming) {
    const { _id } = before;
    const end = { ...markCancelled(before, now), canceladaComEvento: true };
    const inscricao = await changeLocked(trx, before, end);
    await withdrawOutdated(trx, inscricao);
    await withdrawHeld(trx, _id, now);
    const hasProof = hasProofToCheck({ ...inscricao, ...(proofs.get(_id) ?? noProof) });
    const hadPlace = !isWaiting(before);
    const about = { inscricao, evento };
    await writeLetters(trx, context, about, {
      toVisitor: (booking) => eventCancelled(booking, { mensagem, hasProof, hadPlace }),
    });
  }
}

/**
 * Cancels an event that is not over. It cannot be undone: the people who booked have been told. The
 * event stays public, marked as cancelled.
 */
export function cancelEvent(
  context: Context,
  identifier: string,
  { motivo, mensagem }: { motivo: string; mensagem: string },
  { allowed, ...actor }: Actor,
): Promise<EventoRow> {
  if (allowed && !isAllowedIn(allowed, 'publicar', eventos.name)) {
    throw refusal(403, 'permissoes', messages.permissions);
  }
  return context.store.transaction(async (trx) => {
    const previous = await trx.lock(noticiasEventos, { identifier, type: 'EVENTO' });
    if (!previous) throw notFound('identifier');
    if (previous.cancelado) throw refusal(409, 'cancelado', refusals.eventCancelled);
    const now = context.now();
    if (!isAhead(previous.endDate || previous.startDate, '', now)) {
      throw refusal(422, 'cancelado', refusals.eventOver);
    }
    const { rascunho, publicarEm, retirarEm } = previous;
    const values = {
      rascunho,
      publicarEm,
      retirarEm,
      cancelado: true,
      canceladoEm: now.toISOString(),
      motivoCancelamento: motivo,
    };
    const evento = await recordSaver(context, noticiasEventos).change(
      trx,
      { previous: previous as unknown as AnyRow, values },
      actor,
      'eventCancelled',
    );
    await cancelBookings(trx, context, evento as EventoRow, mensagem);
    return evento as EventoRow;
  });
}
