import { minute } from '../../language/durations.ts';
import { euros } from '../../language/euros.ts';
import { inLanguage } from '../../language/inLanguage.ts';
import { eventos, noticiasEventos } from '../../sections/noticiasEventos.ts';
import { officePath } from '../../sections/officePath.ts';
import { writeCouncilLetter } from '../../server/mail/councilLetters.ts';
import {
  type Cap,
  type Letter,
  type LetterContext,
  withdraw,
  withdrawHeld,
  writeLetter,
} from '../../server/mail/outbox.ts';
import { type Activity, type Actor, logActivity } from '../../server/store/atividade.ts';
import { readDefinicoesForLetters } from '../../server/store/definicoes.ts';
import type { Store } from '../../server/store/store.ts';
import { heldFor } from '../dinheiro/movimentos.ts';
import { type BookingLetterContext, bookingFor, bookingKinds } from './bookingLetter.server.ts';
import { eventChanges } from './eventChanges.ts';
import { eventChanged } from './eventLetters.server.ts';
import { bookingDeleted, councilAboutBooking, type Settlement } from './letters.server.ts';
import { type EventoRow, type InscricaoRow, inscricoes, listBookings } from './tables.server.ts';

/** Makes something in the language in which a booking was made. */
export function inLanguageOf<Made>(
  { lingua }: Pick<InscricaoRow, 'lingua'>,
  make: () => Made,
): Made {
  return inLanguage(lingua || undefined, make);
}

/** What is written, and to whom. */
export type Letters = {
  toVisitor?: (booking: BookingLetterContext) => Letter;
  /** What the council is told, if it has an address. */
  toCouncil?: Parameters<typeof councilAboutBooking>[2] | undefined;
  /** Until when the visitor's is held. */
  heldUntil?: Date | undefined;
  /** How many of the visitor's a stranger may cause. */
  cap?: Cap | undefined;
};

/** Writes letters about a booking, the visitor's in their language; none if the event is gone. */
export async function writeLetters(
  trx: Store,
  context: LetterContext,
  { inscricao, evento }: { inscricao: InscricaoRow; evento?: EventoRow },
  { toVisitor, toCouncil, heldUntil, cap }: Letters,
): Promise<void> {
  const { config } = context;
  const found = evento ?? (await trx.find(noticiasEventos, { _id: inscricao.evento }));
  if (!found) return;
  const definicoes = await readDefinicoesForLetters(trx);
  const booking = () => bookingFor(inscricao, found, definicoes, config);
  const now = context.now();
  // A booking made at the counter may have no e-mail.
  if (toVisitor && inscricao.email !== '') {
    const letter = inLanguageOf(inscricao, () => toVisitor(booking()));
    await writeLetter(trx, letter, { now, heldUntil, cap: config.limits ? cap : undefined });
  }
  if (toCouncil && config.mailTo) {
    const { mailTo, siteUrl } = config;
    const page = `${siteUrl}${officePath('eventos', found.identifier)}/${inscricao._id}`;
    const letter = inLanguage(undefined, () =>
      councilAboutBooking(mailTo, booking(), toCouncil, page),
    );
    await writeCouncilLetter(trx, letter, context);
  }
}

/** Until when letters about a payment or a deleted event are held, so that a slip can be undone unseen. */
export function aMinuteFrom(now: Date): Date {
  return new Date(now.getTime() + minute);
}

/**
 * Tells the visitor about a payment, after a minute. If an earlier letter is still held, it is
 * withdrawn and none is written: the payment is again as the visitor last heard.
 */
export async function writePaymentLetter(
  trx: Store,
  context: LetterContext,
  inscricao: InscricaoRow,
  toVisitor: (booking: BookingLetterContext) => Letter,
): Promise<void> {
  const now = context.now();
  if (await withdrawHeld(trx, inscricao._id, now)) return;
  await writeLetters(trx, context, { inscricao }, { toVisitor, heldUntil: aMinuteFrom(now) });
}

/** Activities logged with their sum: the booking is gone, so nothing else records it. */
const withSum: ReadonlySet<string> = new Set(['refundMadeAtEnd', 'refundWaived']);

/** Logs an activity about a booking under its event's title, never with a person's name. */
export async function logBookingActivity(
  trx: Store,
  actor: Actor,
  deed: Pick<Activity, 'verb'> & { inscricao: InscricaoRow },
): Promise<void> {
  const { verb, inscricao } = deed;
  const evento = await trx.find(noticiasEventos, { _id: inscricao.evento });
  const isGone = verb === 'bookingDeleted' || withSum.has(verb);
  const about = isGone
    ? { place: eventos.name, target: inscricao.evento }
    : { place: inscricoes.name, target: inscricao._id };
  const title = evento?.title ?? '';
  const subject = withSum.has(verb) ? `«${title}», ${euros(heldFor(inscricao))}` : title;
  await logActivity(trx, actor, { verb, subject, ...about });
}

/** Tells a visitor that the booking was deleted; one already cancelled only if there is news about the money. */
export async function writeDeletionLetter(
  trx: Store,
  context: LetterContext,
  about: { inscricao: InscricaoRow; evento?: EventoRow },
  settled: Settlement,
  heldUntil?: Date,
): Promise<void> {
  if (about.inscricao.estado === 'cancelada' && settled === '') return;
  const toVisitor = (booking: BookingLetterContext) => bookingDeleted(booking, settled);
  await writeLetters(trx, context, about, { toVisitor, heldUntil });
}

/** Deletes an unsent letter that offers places; returns whether there was one that could still have left. */
export const withdrawOfferLetter = (trx: Store, { _id }: Pick<InscricaoRow, '_id'>) =>
  withdraw(trx, _id, bookingKinds.offer);

/** The same for a reminder to pay: money has come. */
export const withdrawReminder = (trx: Store, { _id }: Pick<InscricaoRow, '_id'>) =>
  withdraw(trx, _id, bookingKinds.reminder);

/**
 * Deletes all unsent letters that hold only while a booking stands: it ended, moved or went into
 * the bin. Returns what to store for them to be written anew, should it come back.
 */
export async function withdrawOutdated(
  trx: Store,
  inscricao: Pick<InscricaoRow, '_id'>,
): Promise<Partial<Pick<InscricaoRow, 'estado' | 'lembrada' | 'avisadaPara'>>> {
  const { _id } = inscricao;
  await withdraw(trx, _id, bookingKinds.change);
  return {
    ...((await withdrawOfferLetter(trx, inscricao)) && { estado: 'espera' as const }),
    ...((await withdrawReminder(trx, inscricao)) && { lembrada: false }),
    ...((await withdraw(trx, _id, bookingKinds.tomorrow)) && { avisadaPara: '' }),
  };
}

/** Writes to everyone who comes to an event what has changed. */
export async function writeChangeLetters(
  trx: Store,
  { previous, evento }: { previous: EventoRow; evento: EventoRow },
  context: LetterContext & { actor: Actor },
): Promise<void> {
  const now = context.now();
  const changes = () => eventChanges(previous, evento, now);
  const where = { evento: evento._id, estado: ['ativa', 'oferta'] as const };
  const coming = await listBookings(trx, { where });
  if (changes().length === 0 || coming.length === 0) return;
  for (const inscricao of coming) {
    const about = { inscricao, evento };
    await writeLetters(trx, context, about, {
      toVisitor: (booking) => eventChanged(booking, changes(), now),
    });
  }
  const about = { place: eventos.name, target: evento._id };
  await logActivity(trx, context.actor, { verb: 'guestsTold', subject: evento.title, ...about });
}
