import { refusal } from '../../calls/refusal.ts';
import { isAhead } from '../../language/calendar.ts';
import { messages } from '../../language/messages.ts';
import { isAllowedIn } from '../../sections/abilities.ts';
import { eventos, type noticiasEventos } from '../../sections/noticiasEventos.ts';
import { type LetterContext, withdrawHeld } from '../../server/mail/outbox.ts';
import type { Rule } from '../../server/rules/rule.ts';
import type { Actor } from '../../server/store/atividade.ts';
import type { Store } from '../../server/store/store.ts';
import { bookingTotals, ofEvent } from './bookingFilters.server.ts';
import { moneyInTheWay, owedFor } from './bookingMoney.ts';
import { openStates } from './bookingState.ts';
import { renewedDeadline } from './deadlines.server.ts';
import { hasWaiting } from './deadlines.ts';
import { bookingBack } from './letters.server.ts';
import { refusals } from './refusals.ts';
import {
  type EventoRow,
  inscricoes,
  listBookings,
  lockBookings,
  moveToBinWith,
  placesTaken,
  removeBookings,
  smallestWaiting,
  takeFromBinWith,
  takenAt,
} from './tables.server.ts';
import { offerPlaces } from './waitingList.server.ts';
import {
  aMinuteFrom,
  withdrawOutdated,
  writeChangeLetters,
  writeDeletionLetter,
  writeLetters,
} from './writeLetters.server.ts';

/** Refuses accounts that may not publish: even if the event is hidden, people who booked are written to. */
function refuseUnlessPublisher({ actor }: { actor?: Actor }): void {
  if (actor?.allowed && !isAllowedIn(actor.allowed, 'publicar', eventos.name)) {
    throw refusal(403, 'permissoes', messages.publishOnly);
  }
}

/**
 * Before an event is deleted: refused while any money is open. Its bookings follow it into the bin;
 * if it is still to come, the people who booked are told after a minute that it is off.
 */
export async function endBookings(
  trx: Store,
  evento: EventoRow,
  context: LetterContext & { actor?: Actor },
): Promise<void> {
  const where = { evento: evento._id };
  // So that nobody can pay between the check and the deletion.
  await lockBookings(trx, evento._id);
  if ((await trx.count(inscricoes, { where })) > 0) refuseUnlessPublisher(context);
  const now = context.now();
  const open = moneyInTheWay(evento, await bookingTotals(trx, ofEvent(evento)), now);
  if (open) throw refusal(409, inscricoes.name, open.words);
  const coming = await listBookings(trx, { where: { ...where, estado: openStates } });
  await moveToBinWith(trx, evento._id);
  if (!isAhead(evento.startDate, evento.startTime, now)) return;
  for (const inscricao of coming) {
    const { _id } = inscricao;
    await withdrawHeld(trx, _id, now);
    const unwritten = await withdrawOutdated(trx, inscricao);
    if (Object.keys(unwritten).length > 0) await trx.change(inscricoes, { _id }, unwritten);
    await writeDeletionLetter(trx, context, { inscricao, evento }, '', aMinuteFrom(now));
  }
}

/**
 * Renews the time that people had to pay, or to accept places, where it ran out while their event
 * was in the bin: nobody could do either then.
 */
async function renewTimes(trx: Store, evento: EventoRow, context: LetterContext): Promise<void> {
  const now = context.now().toISOString();
  const where = { evento: evento._id, estado: ['ativa', 'oferta'] as const };
  for (const inscricao of await listBookings(trx, { where })) {
    const { _id, estado, ofertaAte } = inscricao;
    if (estado === 'oferta' && ofertaAte <= now) {
      // They wait on, and are offered places anew.
      await trx.change(inscricoes, { _id }, { estado: 'espera' });
    }
    const again = owedFor(inscricao) > 0 && (await renewedDeadline(trx, context, inscricao));
    if (again) await trx.change(inscricoes, { _id }, again);
  }
}

/** Brings back the bookings of a restored event, and writes to people who were already told that it is off. */
async function bringBookingsBack(
  trx: Store,
  evento: EventoRow,
  context: LetterContext & { actor?: Actor },
): Promise<void> {
  await takeFromBinWith(trx, evento._id);
  if ((await trx.count(inscricoes, { where: { evento: evento._id } })) > 0) {
    refuseUnlessPublisher(context);
  }
  const now = context.now();
  if (!isAhead(evento.startDate, evento.startTime, now)) return;
  if (!(await withdrawHeld(trx, evento._id, now))) {
    await renewTimes(trx, evento, context);
    const where = { evento: evento._id, estado: openStates };
    for (const inscricao of await listBookings(trx, { where })) {
      await writeLetters(trx, context, { inscricao, evento }, { toVisitor: bookingBack });
    }
  }
  // At once, so that nobody else books the places of those whose offer is made anew.
  await offerPlaces({ ...context, store: trx }, evento._id);
}

/**
 * What bookings require of their event. People who booked are told when it is deleted and, if staff
 * wish, when it changes; bookings go with their event, into the bin, back, and for good.
 */
export const eventRule: Rule<typeof noticiasEventos> = {
  async compute(store, rows, _query, partialReads) {
    // Also for events closed to sign-up: people stay enrolled.
    const events = rows.filter(({ type }) => type === 'EVENTO').map((row) => row._id);
    const taken = await partialReads.readOr(placesTaken(store, events), null);
    const waiting = await partialReads.readOr(smallestWaiting(store, events), null);
    return rows.map((row) => ({
      currentParticipants: taken && (taken.get(row._id) ?? 0),
      temEspera: hasWaiting(row, waiting?.get(row._id)),
    }));
  },
  async beforeSave(store, { permiteInscricao, maxParticipants }, previous) {
    if (!previous || !permiteInscricao) return;
    // Places that were already too few must not block an unrelated edit.
    if (previous.permiteInscricao && maxParticipants === previous.maxParticipants) return;
    const enrolled = await takenAt(store, previous._id);
    if ((maxParticipants ?? 0) < enrolled) {
      throw refusal(422, 'maxParticipants', refusals.belowEnrolled(enrolled));
    }
  },
  async afterChange(store, { previous, row, envelope }, context) {
    if (!envelope.avisarInscritos) return;
    refuseUnlessPublisher(context);
    await writeChangeLetters(store, { previous, evento: row }, context);
  },
  beforeRemove: endBookings,
  async afterActivity(store, { verb, row }, context) {
    if (verb === 'restored') await bringBookingsBack(store, row, context);
    if (verb === 'deletedForGood') {
      await removeBookings(store, context, { eventoApagado: row._id });
    }
  },
};
