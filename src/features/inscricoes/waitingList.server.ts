import { refusal } from '../../calls/refusal.ts';
import { availablePlaces } from '../../sections/eventSignUp.ts';
import { noticiasEventos } from '../../sections/noticiasEventos.ts';
import { theProgram, theVisitor } from '../../server/store/atividade.ts';
import type { Store } from '../../server/store/store.ts';
import { markCancelled } from './bookingMoney.ts';
import { timeToPay } from './deadlines.server.ts';
import { offerUntil } from './deadlines.ts';
import { bookingCancelled, bookingReceived, offerEnded, placeOffered } from './letters.server.ts';
import { refusals } from './refusals.ts';
import {
  type BookingContext,
  changeLocked,
  type EventoRow,
  inscricoes,
  lockWithEvent,
  takenAt,
} from './tables.server.ts';
import {
  type Letters,
  logBookingActivity,
  withdrawOfferLetter,
  withdrawOutdated,
  writeLetters,
} from './writeLetters.server.ts';

/** How often a party that does not fit may be passed over for others behind it. */
const mostPassed = 3;

/**
 * Chooses which waiting parties are offered the free places: in order, each that fits. For a party
 * that was passed over `mostPassed` times free places are kept (`keptFor`) until its time is over.
 */
export function chooseOffered<W extends { people: number; passed: number; isTimeOver: boolean }>(
  waiting: readonly W[],
  free: number,
): { offered: W[]; passedOver: Map<W, number>; keptFor: W[] } {
  const offered: W[] = [];
  const passedOver = new Map<W, number>();
  let left = free;
  for (const each of waiting) {
    if (left === 0) break;
    if (each.people > left) {
      passedOver.set(each, each.passed);
    } else {
      const isKeptFor = ([party, times]: [W, number]) => times >= mostPassed && !party.isTimeOver;
      const keptFor = [...passedOver].filter(isKeptFor).map(([party]) => party);
      if (keptFor.length > 0) return { offered, passedOver, keptFor };
      for (const [behind, times] of passedOver) passedOver.set(behind, times + 1);
      offered.push(each);
      left -= each.people;
    }
  }
  return { offered, passedOver, keptFor: [] };
}

async function endOffers(trx: Store, context: BookingContext, evento: EventoRow): Promise<void> {
  const now = context.now();
  const offers = await trx.list(inscricoes, { where: { evento: evento._id, estado: 'oferta' } });
  for (const offer of offers) {
    const { _id } = offer;
    if (offer.ofertaAte > now.toISOString()) continue;
    // Nobody loses places over a letter that never left: they wait on, and are offered them anew.
    // But an address that does not exist would keep the places empty until the event.
    if (await withdrawOfferLetter(trx, offer)) {
      await trx.change(inscricoes, { _id }, { estado: 'espera' });
      continue;
    }
    const inscricao = await changeLocked(trx, { _id }, { estado: 'expirada' });
    await withdrawOutdated(trx, inscricao);
    await writeLetters(trx, context, { inscricao, evento }, { toVisitor: offerEnded });
    await logBookingActivity(trx, { who: theProgram, now }, { verb: 'offerEnded', inscricao });
  }
}

async function makeOffers(trx: Store, context: BookingContext, evento: EventoRow): Promise<void> {
  const now = context.now();
  const until = offerUntil(evento, now);
  if (!until || !evento.permiteInscricao || evento.cancelado) return;
  const queue = await trx.list(inscricoes, { where: { evento: evento._id, estado: 'espera' } });
  const waiting = queue
    .map((row) => ({
      row,
      people: row.numeroPessoas ?? 0,
      passed: row.preterida ?? 0,
      isTimeOver: row.guardadoAte !== '' && row.guardadoAte <= now.toISOString(),
    }))
    // Others will never fit: the event was made smaller.
    .filter(({ people }) => people <= (evento.maxParticipants ?? 0));
  const currentParticipants = await takenAt(trx, evento._id);
  const free = availablePlaces({ ...evento, currentParticipants });
  const { offered, passedOver, keptFor } = chooseOffered(waiting, free);
  const behind = [...passedOver].filter(([{ passed }, times]) => times > passed);
  for (const preterida of new Set(behind.map(([, times]) => times))) {
    const _id = behind.filter(([, times]) => times === preterida).map(([{ row }]) => row._id);
    await trx.change(inscricoes, { _id }, { preterida });
  }
  const newlyKept = keptFor.filter(({ row }) => row.guardadoAte === '').map(({ row }) => row._id);
  if (newlyKept.length > 0) {
    await trx.change(inscricoes, { _id: newlyKept }, { guardadoAte: until.toISOString() });
  }
  for (const { row } of offered) {
    const change = { estado: 'oferta' as const, ofertaAte: until.toISOString() };
    const inscricao = await changeLocked(trx, row, change);
    await writeLetters(trx, context, { inscricao, evento }, { toVisitor: placeOffered });
    await logBookingActivity(trx, { who: theProgram, now }, { verb: 'placeOffered', inscricao });
  }
}

/** Ends offers whose time is over, and offers the free places to those who wait. */
export function offerPlaces(context: BookingContext, _id: string): Promise<void> {
  return context.store.transaction(async (trx) => {
    const evento = await trx.lock(noticiasEventos, { _id, type: 'EVENTO' });
    if (!evento) return;
    await lockWaiting(trx, _id);
    await endOffers(trx, context, evento);
    await makeOffers(trx, context, evento);
  });
}

/** Locks the waiting bookings, so that none is cancelled between reading and offering. */
async function lockWaiting(trx: Store, evento: string): Promise<void> {
  if (trx.engine !== 'postgres') return;
  const where = { evento, estado: ['espera', 'oferta'] as const };
  await trx.chosen(inscricoes, { where }).select('_id').forUpdate().execute();
}

/** Offers freed places right after the commit; if that fails, the job of every minute does it. */
export async function offerSoon(trx: Store, context: BookingContext, evento: string) {
  if (!(await trx.find(inscricoes, { evento, estado: 'espera' }))) return;
  await trx.afterCommit(async () => {
    await offerPlaces(context, evento).catch(() => undefined);
  });
}

/** Accepts or declines offered places, for the holder of `segredo`. Repeating the answer changes nothing. */
export function answerOffer(context: BookingContext, segredo: string, aceita: boolean) {
  return context.store.transaction(async (trx) => {
    const locked = await lockWithEvent(trx, { segredo });
    if (!locked) return undefined;
    const { inscricao: before, evento } = locked;
    const now = context.now();
    if (before.estado === (aceita ? 'ativa' : 'cancelada')) return before;
    if (before.estado !== 'oferta' || before.ofertaAte <= now.toISOString()) {
      throw refusal(422, 'estado', refusals.offerOver);
    }
    const change = aceita
      ? {
          estado: 'ativa' as const,
          ...(await timeToPay(trx, evento, now)),
          // It is booked now: the days to cancel are counted from here.
          enrollmentDate: now.toISOString(),
        }
      : markCancelled(before, now);
    const inscricao = await changeLocked(trx, before, change);
    await (aceita ? withdrawOfferLetter : withdrawOutdated)(trx, before);
    const letters: Letters = aceita
      ? { toVisitor: bookingReceived, toCouncil: 'Nova reserva' }
      : { toVisitor: (booking) => bookingCancelled(booking, { hadPlace: false }) };
    await writeLetters(trx, context, { inscricao, evento }, letters);
    const verb = aceita ? 'offerTaken' : 'bookingCancelled';
    await logBookingActivity(trx, { who: theVisitor, now }, { verb, inscricao });
    await offerSoon(trx, context, evento._id);
    return inscricao;
  });
}
