import { euros } from '../../language/euros.ts';
import { eventos, noticiasEventos } from '../../sections/noticiasEventos.ts';
import {
  type Letter,
  type LetterContext,
  withdrawHeld,
  writeLetter,
} from '../../server/mail/outbox.ts';
import type { Store } from '../../server/store/store.ts';
import { type Activity, type Actor, logActivity } from '../../server/tables/atividade.ts';
import { readDefinicoesForLetters } from '../../server/tables/definicoes.ts';
import type { Booking } from './bookingLetter.server.ts';
import { paidFor } from './bookingMoney.ts';
import type { EventChange } from './eventChanges.ts';
import {
  bookingDeleted,
  councilAboutBooking,
  eventChanged,
  type Settlement,
} from './letters.server.ts';
import { type EventoRow, type InscricaoRow, inscricoes } from './tables.server.ts';

/** Where the visitor looks after a booking. */
export function privatePage({ segredo }: InscricaoRow): string {
  return `/inscricao/${segredo}`;
}

/** All that a letter about a booking speaks of. */
async function bookingOf(
  trx: Store,
  { config }: LetterContext,
  inscricao: InscricaoRow,
  evento: EventoRow | undefined,
): Promise<Booking | undefined> {
  const found = evento ?? (await trx.find(noticiasEventos, { _id: inscricao.evento }));
  if (!found) return undefined;
  return {
    inscricao,
    evento: { ...found, date: found.startDate, currentParticipants: null },
    definicoes: await readDefinicoesForLetters(trx),
    page: config.siteUrl + privatePage(inscricao),
    siteUrl: config.siteUrl,
  };
}

/** Writes to the visitor, and to the council where it has an address, in the transaction at hand. */
export async function writeLetters(
  trx: Store,
  context: LetterContext,
  { inscricao, evento }: { inscricao: InscricaoRow; evento?: EventoRow },
  toVisitor: ((booking: Booking) => Letter) | undefined,
  toCouncil?: Parameters<typeof councilAboutBooking>[2],
  heldUntil?: Date,
): Promise<void> {
  const { config } = context;
  const booking = await bookingOf(trx, context, inscricao, evento);
  if (!booking) return;
  const now = context.now();
  // Who came to the counter may have left no address.
  if (toVisitor && inscricao.email !== '') {
    const terms = { now, limits: config.limits, ...(heldUntil && { heldUntil }) };
    await writeLetter(trx, toVisitor(booking), terms);
  }
  if (toCouncil && config.mailTo) {
    const page = `${config.siteUrl}/backoffice/eventos/${booking.evento.identifier}/${inscricao._id}`;
    const letter = councilAboutBooking(config.mailTo, booking, toCouncil, page);
    await writeLetter(trx, letter, { now, limits: false });
  }
}

/** How long what is said of a payment or of an event's end waits, so that a slip can be taken back before anyone reads of it. */
export function heldUntil(now: Date): Date {
  return new Date(now.getTime() + 60_000);
}

/**
 * Tells the visitor what became of the payment, in a minute. What was to be told of it before and has
 * not left is withdrawn: then all is as they last heard of it, and nothing is written.
 */
export async function writePaymentLetter(
  trx: Store,
  context: LetterContext,
  inscricao: InscricaoRow,
  toVisitor: (booking: Booking) => Letter,
): Promise<void> {
  const now = context.now();
  if (await withdrawHeld(trx, inscricao._id, now)) return;
  await writeLetters(trx, context, { inscricao }, toVisitor, undefined, heldUntil(now));
}

/** What is told with the sum it is about: once the booking is gone nothing else says it. */
const sumTold: ReadonlySet<string> = new Set(['refundMadeAtEnd', 'refundWaived']);

/** Tells of a booking by its event, never by whom it is for. */
export async function logBookingActivity(
  trx: Store,
  actor: Actor,
  deed: Pick<Activity, 'verb'> & { inscricao: InscricaoRow },
): Promise<void> {
  const { verb, inscricao } = deed;
  const evento = await trx.find(noticiasEventos, { _id: inscricao.evento });
  const isGone = verb === 'bookingDeleted' || sumTold.has(verb);
  const about = isGone
    ? { place: eventos.name, target: inscricao.evento }
    : { place: inscricoes.name, target: inscricao._id };
  const title = evento?.title ?? '';
  const subject = sumTold.has(verb) ? `«${title}», ${euros(paidFor(inscricao))}` : title;
  await logActivity(trx, actor, { verb, subject, ...about });
}

/** Tells a visitor whose booking goes; who cancelled it knows already, save what became of the money. */
export async function writeEndLetter(
  trx: Store,
  context: LetterContext,
  about: { inscricao: InscricaoRow; evento?: EventoRow },
  settled: Settlement,
  until?: Date,
): Promise<void> {
  if (about.inscricao.estado === 'cancelada' && settled === '') return;
  const letter = (booking: Booking) => bookingDeleted(booking, settled);
  await writeLetters(trx, context, about, letter, undefined, until);
}

/** Writes to everyone who comes to an event what is no longer as they were told. */
export async function writeChangeLetters(
  trx: Store,
  evento: EventoRow,
  changes: readonly EventChange[],
  context: LetterContext & { actor: Actor },
): Promise<void> {
  const where = { evento: evento._id, estado: ['ativa', 'oferta'] as const };
  const coming = await trx.list(inscricoes, { where });
  if (changes.length === 0 || coming.length === 0) return;
  for (const inscricao of coming) {
    await writeLetters(trx, context, { inscricao, evento }, (booking) =>
      eventChanged(booking, changes, context.now()),
    );
  }
  const about = { place: eventos.name, target: evento._id };
  await logActivity(trx, context.actor, { verb: 'guestsTold', subject: evento.title, ...about });
}
