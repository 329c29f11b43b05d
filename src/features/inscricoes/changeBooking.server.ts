import { Refusal, refusal } from '../../calls/refusal.ts';
import { availablePlaces, signUpState } from '../../sections/eventSignUp.ts';
import { noticiasEventos } from '../../sections/noticiasEventos.ts';
import { withdrawHeld } from '../../server/mail/outbox.ts';
import { type Actor, theVisitor } from '../../server/store/atividade.ts';
import type { Store } from '../../server/store/store.ts';
import { tooMany } from './book.server.ts';
import { markCancelled, otherParty } from './bookingMoney.ts';
import { timeToPay } from './deadlines.server.ts';
import type { Inscricao } from './inscricoes.ts';
import { bookingChanged, bookingReduced, bookingRestored } from './letters.server.ts';
import { lateRefund, paymentCancelled, paymentConfirmed } from './moneyLetters.server.ts';
import { refusals } from './refusals.ts';
import { canCancel, cancelDeadline, type Party, partyFault, sizeOf } from './signUp.ts';
import {
  type BookingContext,
  changeLocked,
  type EventoRow,
  type InscricaoRow,
  inscricoes,
  isInBin,
  lockBooking,
  lockWithEvent,
  refuseUnlessActive,
  takenAt,
} from './tables.server.ts';
import { offerSoon } from './waitingList.server.ts';
import {
  logBookingActivity,
  withdrawOutdated,
  writeLetters,
  writePaymentLetter,
} from './writeLetters.server.ts';

/** The new party, and the event it comes to. */
type Change = Pick<Inscricao, 'numeroAdultos' | 'numeroCriancas' | 'evento'> & {
  /** The booking's `updatedAt` when staff were shown how the change affects the money. */
  visto: string;
  /** Whether the visitor is written to. */
  avisar: boolean;
};

/** Locks events always in the same order, so that two moves between the same events cannot deadlock. */
async function lockEvents(trx: Store, ids: string[]): Promise<Map<string, EventoRow>> {
  const locked = new Map<string, EventoRow>();
  for (const _id of [...new Set(ids)].sort()) {
    const evento = await trx.lock(noticiasEventos, { _id, type: 'EVENTO' });
    if (evento) locked.set(_id, evento);
  }
  return locked;
}

/** Refuses a party that an event has no room for; one that does not grow always fits. */
async function refuseIfNoRoom(
  trx: Store,
  target: EventoRow,
  { people, before, now }: { people: number; before: InscricaoRow; now: Date },
): Promise<void> {
  const isThere = target._id === before.evento && before.estado === 'ativa';
  const own = isThere ? (before.numeroPessoas ?? 0) : 0;
  if (isThere && people <= own) return;
  const current = { ...target, currentParticipants: (await takenAt(trx, target._id)) - own };
  if (!isThere && signUpState(current, now, 'counter') === 'closed') {
    throw refusal(422, 'evento', refusals.signUpClosed);
  }
  const fault = partyFault(people, { available: availablePlaces(current) });
  if (fault !== '') throw tooMany(fault);
}

/** Stores a new party, at the prices that were booked; `otherParty` works out the money. */
async function saveParty(
  trx: Store,
  context: BookingContext,
  before: InscricaoRow,
  party: Party,
  evento: EventoRow,
): Promise<InscricaoRow> {
  const { _id } = before;
  const people = sizeOf(party);
  const isMoved = evento._id !== before.evento;
  const chegaram = isMoved ? 0 : Math.min(before.chegaram ?? 0, people);
  const atNewEvent = isMoved && {
    evento: evento._id,
    avisadaPara: '',
    ...(await timeToPay(trx, evento, context.now())),
  };
  const inscricao = await changeLocked(trx, before, {
    ...otherParty(before, party),
    numeroPessoas: people,
    chegaram,
    ...atNewEvent,
  });
  await offerSoon(trx, context, before.evento);
  // A held letter about the payment describes the old party: replace it. No letter if it confirmed
  // a payment that no longer suffices.
  const wasTelling = await withdrawHeld(trx, _id, context.now());
  if (wasTelling && (inscricao.estaPago || !before.estaPago)) {
    const letter = inscricao.estaPago ? paymentConfirmed : paymentCancelled;
    await writePaymentLetter(trx, context, inscricao, letter);
  }
  return inscricao;
}

/** Changes a booking's party or event, within the places left there, under the same lock as a sign-up. */
export function changeBooking(context: BookingContext, _id: string, change: Change, actor: Actor) {
  const { numeroAdultos, numeroCriancas, visto, avisar } = change;
  const people = sizeOf(change);
  return context.store.transaction(async (trx) => {
    const seen = await trx.find(inscricoes, { _id });
    if (!seen || isInBin(seen)) return undefined;
    const eventos = await lockEvents(trx, [seen.evento, change.evento]);
    const before = await lockBooking(trx, { _id });
    if (!before || isInBin(before)) return undefined;
    if (before.updatedAt !== visto) throw refusal(409, 'visto', refusals.bookingChanged);
    refuseUnlessActive(before);
    const target = eventos.get(change.evento);
    if (!target) throw refusal(404, 'evento', refusals.eventUnknown);
    if (people < 1) throw refusal(422, 'numeroAdultos', refusals.nobody);
    const now = context.now();
    await refuseIfNoRoom(trx, target, { people, before, now });

    const isMoved = target._id !== before.evento;
    const party = { numeroAdultos, numeroCriancas };
    const inscricao = await saveParty(trx, context, before, party, target);
    if (isMoved) await withdrawOutdated(trx, inscricao);
    if (avisar) {
      const evento = eventos.get(before.evento) ?? target;
      const about = { inscricao, evento: target };
      await writeLetters(trx, context, about, {
        toVisitor: (booking) => bookingChanged(booking, { inscricao: before, evento }),
      });
    }
    const verb = isMoved ? 'bookingMoved' : 'bookingChanged';
    await logBookingActivity(trx, actor, { verb, inscricao });
    return inscricao;
  });
}

/**
 * Reduces the party of a booking, for the visitor who holds its `segredo`, while it may be
 * cancelled: neither number may grow. Repeating the same request changes nothing.
 */
export function reduceBooking(context: BookingContext, segredo: string, party: Party) {
  return context.store.transaction(async (trx) => {
    const locked = await lockWithEvent(trx, { segredo });
    if (!locked) return undefined;
    const { inscricao: before, evento } = locked;
    refuseUnlessActive(before);
    const now = context.now();
    if (!canCancel(cancelDeadline(before, evento), now)) {
      throw refusal(422, 'estado', refusals.tooLateToChange);
    }
    const names = ['numeroAdultos', 'numeroCriancas'] as const;
    const grown = names.filter((name) => (party[name] ?? 0) > (before[name] ?? 0));
    if (grown.length > 0) {
      throw new Refusal(
        422,
        grown.map((param) => ({ param, msg: refusals.onlySmaller })),
      );
    }
    if (sizeOf(party) < 1) throw refusal(422, 'numeroAdultos', refusals.nobody);
    if (names.every((name) => (party[name] ?? 0) === (before[name] ?? 0))) return before;
    const inscricao = await saveParty(trx, context, before, party, evento);
    const about = { inscricao, evento };
    await writeLetters(trx, context, about, {
      toVisitor: (booking) => bookingReduced(booking, before),
      toCouncil: 'Reserva alterada pelo visitante',
    });
    await logBookingActivity(trx, { who: theVisitor, now }, { verb: 'bookingReduced', inscricao });
    return inscricao;
  });
}

/** Restores an expired booking, if there is room, or cancels it, with what is to be refunded. */
export function decideExpired(
  context: BookingContext,
  _id: string,
  decisao: 'repor' | 'cancelar',
  actor: Actor,
) {
  return context.store.transaction(async (trx) => {
    const locked = await lockWithEvent(trx, { _id });
    if (!locked) return undefined;
    const { inscricao: before, evento } = locked;
    if (before.estado !== 'expirada') throw refusal(422, 'estado', refusals.bookingNotExpired);
    const now = context.now();
    const isBack = decisao === 'repor';
    if (isBack)
      await refuseIfNoRoom(trx, evento, { people: before.numeroPessoas ?? 0, before, now });
    const change = isBack
      ? {
          estado: 'ativa' as const,
          ...(await timeToPay(trx, evento, now)),
          // Places that were offered are booked only now: the days to cancel are counted from here.
          ...(before.ofertaAte !== '' && { enrollmentDate: now.toISOString() }),
        }
      : markCancelled(before, now);
    const inscricao = await changeLocked(trx, before, change);
    const toVisitor = isBack ? bookingRestored : lateRefund;
    if (isBack || inscricao.aDevolver) {
      // A held letter says that this will be decided.
      await withdrawHeld(trx, _id, now);
      await writeLetters(trx, context, { inscricao, evento }, { toVisitor });
    }
    const verb = isBack ? 'bookingRestored' : 'bookingGivenUp';
    await logBookingActivity(trx, actor, { verb, inscricao });
    return inscricao;
  });
}

/**
 * Notes how many people of a booking have arrived. Several phones may do so at one door: a number
 * based on an outdated one (`de`) is refused, and repeating the same number changes nothing.
 */
export function noteArrival(
  { store }: BookingContext,
  _id: string,
  { de, chegaram }: { de: number; chegaram: number },
) {
  return store.transaction(async (trx) => {
    const before = await lockBooking(trx, { _id });
    if (!before || isInBin(before)) return undefined;
    refuseUnlessActive(before);
    const people = before.numeroPessoas ?? 0;
    if (chegaram > people) throw refusal(422, 'chegaram', refusals.moreThanBooked(people));
    const already = before.chegaram ?? 0;
    if (already === chegaram) return before;
    if (already !== de) throw refusal(409, 'chegaram', refusals.arrivedMeanwhile(already));
    return changeLocked(trx, before, { chegaram });
  });
}
