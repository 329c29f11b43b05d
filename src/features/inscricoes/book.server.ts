import { Refusal, refusal } from '../../calls/refusal.ts';
import { hour } from '../../language/durations.ts';
import { messages } from '../../language/messages.ts';
import { availablePlaces, signUpState } from '../../sections/eventSignUp.ts';
import { estadoOf } from '../../sections/life.ts';
import { noticiasEventos } from '../../sections/noticiasEventos.ts';
import { withdrawHeld } from '../../server/mail/outbox.ts';
import { formKey, newSecret } from '../../server/process/newSecret.ts';
import { type Actor, theVisitor } from '../../server/store/atividade.ts';
import type { Store } from '../../server/store/store.ts';
import type { Meio } from '../dinheiro/movimentos.ts';
import { privatePage } from './bookingLetter.server.ts';
import { hasProofToCheck, markCancelled, moneyOf, refundFor } from './bookingMoney.ts';
import { isOpen, isWaiting } from './bookingState.ts';
import { timeToPay } from './deadlines.server.ts';
import { hasWaiting, isListFirst } from './deadlines.ts';
import type { FormInscricao } from './inscricoes.ts';
import { bookingCancelled, bookingReceived, waitingNoted } from './letters.server.ts';
import { refusals } from './refusals.ts';
import {
  atBothNumbers,
  bookingTotal,
  canCancel,
  cancelDeadline,
  partyFault,
  sizeOf,
} from './signUp.ts';
import {
  type BookingContext,
  changeLocked,
  findBooking,
  type InscricaoRow,
  inscricoes,
  lockBooking,
  postPayments,
  proofOf,
  removeProofs,
  smallestWaiting,
  takenAt,
} from './tables.server.ts';
import { offerSoon } from './waitingList.server.ts';
import { logBookingActivity, withdrawOutdated, writeLetters } from './writeLetters.server.ts';

/**
 * How many sign-ups are answered by a letter: strangers can make them in anybody's name. It is more than
 * one network can make, since the owner of the address may sign up after them.
 */
const signUps = { most: 40, within: hour };

/** What a visitor gets back for a booking: no personal data. */
function receipt(row: InscricaoRow) {
  return {
    _id: row._id,
    numeroAdultos: row.numeroAdultos ?? 0,
    numeroCriancas: row.numeroCriancas ?? 0,
    numeroPessoas: row.numeroPessoas ?? 0,
    enrollmentDate: row.enrollmentDate,
    estaPago: row.estaPago,
    estado: row.estado,
    pagarAte: row.pagarAte,
    total: bookingTotal(row),
    pagina: privatePage(row),
  };
}

/** A refusal about the size of a party, shown at both number fields. */
export function tooMany(msg: string): Refusal {
  return new Refusal(422, atBothNumbers(msg));
}

/** A sign-up without its captcha; at the counter it may be paid at once. */
type SignUp = Omit<FormInscricao, 'captcha' | 'listaEspera' | 'lingua'> & {
  listaEspera?: boolean;
  lingua?: FormInscricao['lingua'];
  estaPago?: boolean;
  meio?: Meio;
};

/**
 * Books places, or refuses, in one transaction that locks the event, so that it is never oversold.
 * A visitor's captcha (`mayBook`) is checked only after a repeated form was recognised, because it
 * works once. While others wait for places, visitors join their list. For a clerk at the counter
 * neither that applies, nor the last day, nor the limit per booking.
 */
export async function book(
  context: BookingContext,
  form: SignUp,
  from: { mayBook(trx: Store): Promise<boolean> } | { clerk: Actor },
) {
  const clerk = 'clerk' in from ? from.clerk : undefined;
  const chave = formKey(form.chave, form._id, form.email);
  const numeroPessoas = sizeOf(form);
  return context.store.transaction(async (trx) => {
    const evento = await trx.lock(noticiasEventos, { _id: form._id, type: 'EVENTO' });
    if (!evento || !(clerk || estadoOf(evento, context.now()) === 'publicado')) {
      throw refusal(404, '_id', refusals.eventUnknown);
    }

    const already = await findBooking(trx, { chave });
    if (already?.estado === 'cancelada') throw refusal(422, 'chave', refusals.bookingCancelled);
    if (already) return receipt(already);

    if ('mayBook' in from && !(await from.mayBook(trx))) {
      throw refusal(422, 'captcha', messages.captcha);
    }
    const waiting = await smallestWaiting(trx, [evento._id]);
    const current = {
      ...evento,
      currentParticipants: await takenAt(trx, evento._id),
      temEspera: hasWaiting(evento, waiting.get(evento._id)),
    };
    const now = context.now();
    if (signUpState(current, now, clerk ? 'counter' : 'site') === 'closed') {
      throw refusal(422, '_id', refusals.signUpClosed);
    }
    if (numeroPessoas < 1) throw refusal(422, 'numeroAdultos', refusals.nobody);
    const most = clerk ? null : evento.maxPorReserva;
    const available = availablePlaces(current);
    const isForList = !clerk && isListFirst(current, now);
    const isToWait = form.listaEspera === true && (isForList || available === 0);
    // A party larger than the whole event would wait for ever.
    const places = isToWait ? (evento.maxParticipants ?? 0) : available;
    const fault = partyFault(numeroPessoas, { available: places, most });
    if (fault !== '') throw tooMany(fault);
    if (isForList && !isToWait) throw refusal(422, 'listaEspera', refusals.othersWait);
    const prices = { precoAdulto: evento.price ?? 0, precoCrianca: evento.childPrice ?? 0 };
    const booked = await trx.create(inscricoes, {
      name: form.name,
      email: form.email,
      telefone: form.telefone,
      numeroAdultos: form.numeroAdultos,
      numeroCriancas: form.numeroCriancas,
      numeroPessoas,
      lingua: form.lingua ?? '',
      chave,
      ...prices,
      ...(isToWait ? { estado: 'espera' as const } : await timeToPay(trx, evento, now)),
      evento: evento._id,
      enrollmentDate: now.toISOString(),
      segredo: newSecret(),
    });
    const [total, meio] = [bookingTotal(booked), form.meio ?? ''];
    const inscricao =
      clerk && form.estaPago && total > 0
        ? await postPayments(trx, booked, { tipo: 'pagamento', valor: total, meio }, clerk)
        : { ...booked, ...moneyOf(booked, []) };
    const about = { inscricao, evento };
    await writeLetters(trx, context, about, {
      toVisitor: isToWait ? waitingNoted : bookingReceived,
      cap: clerk ? undefined : signUps,
      toCouncil: isToWait ? 'Nova inscrição em lista de espera' : 'Nova reserva',
    });
    if (isToWait) await offerSoon(trx, context, evento._id);
    if (clerk) await logBookingActivity(trx, clerk, { verb: 'booked', inscricao });
    if (clerk && inscricao.estaPago) {
      await logBookingActivity(trx, clerk, { verb: 'paymentConfirmed', inscricao });
    }
    return receipt(inscricao);
  });
}

/**
 * Cancels a booking: for the visitor who holds its `segredo`, within the deadline, or by staff, at any
 * time. The row stays, with the refund that is owed; a proof of payment stays only if a refund is owed.
 */
export async function cancelBooking(
  context: BookingContext,
  which: { segredo: string } | { _id: string },
  staff?: Actor,
): Promise<InscricaoRow | undefined> {
  return context.store.transaction(async (trx) => {
    const inscricao = await lockBooking(trx, which);
    if (!inscricao || !isOpen(inscricao)) return inscricao;
    const { _id } = inscricao;
    const evento = await trx.find(noticiasEventos, { _id: inscricao.evento });
    const now = context.now();
    if (!evento) return undefined;
    // A booking on the waiting list can be cancelled at any time.
    const isInTime =
      staff || inscricao.estado !== 'ativa' || canCancel(cancelDeadline(inscricao, evento), now);
    if (!isInTime) throw refusal(422, '', refusals.tooLateToCancel);
    const cancelled = await changeLocked(trx, inscricao, markCancelled(inscricao, now));
    const isToCheck = hasProofToCheck({ ...cancelled, ...(await proofOf(trx, _id)) });
    if (!cancelled.aDevolver) await removeProofs(trx, context, { _id });
    await withdrawOutdated(trx, inscricao);
    await withdrawHeld(trx, _id, now);
    const hadPlace = !isWaiting(inscricao);
    // Without a refund the proof is removed: the letter asks for it.
    const hasProof = isToCheck && refundFor(cancelled) > 0;
    const toCouncil = isToCheck
      ? 'Reserva cancelada pelo visitante, com um comprovativo que ninguém validou'
      : 'Reserva cancelada pelo visitante';
    const about = { inscricao: cancelled, evento };
    await writeLetters(trx, context, about, {
      toVisitor: (booking) => bookingCancelled(booking, { hadPlace, hasProof }),
      toCouncil: staff ? undefined : toCouncil,
    });
    const verb = staff ? 'bookingCancelledAtDesk' : 'bookingCancelled';
    const actor = staff ?? { who: theVisitor, now };
    await logBookingActivity(trx, actor, { verb, inscricao: cancelled });
    await offerSoon(trx, context, evento._id);
    return cancelled;
  });
}
