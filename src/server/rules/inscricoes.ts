import { createHash, randomBytes, randomUUID } from 'node:crypto';
import { rm } from 'node:fs/promises';
import { join } from 'node:path';
import { sql } from 'kysely';
import { isAhead } from '../../fields/calendar.ts';
import { choice } from '../../fields/choice.ts';
import { count } from '../../fields/count.ts';
import { instant } from '../../fields/instant.ts';
import { messages } from '../../fields/messages.ts';
import { text } from '../../fields/text.ts';
import type { EventChange } from '../../sections/eventChanges.ts';
import { type FormInscricao, inscricaoFields } from '../../sections/inscricoes.ts';
import { eventos, noticiasEventos } from '../../sections/noticiasEventos.ts';
import {
  availablePlaces,
  bookingTotal,
  canCancel,
  cancelDeadline,
  partyFault,
  signUpState,
} from '../../sections/signUp.ts';
import { type Actor, type Deed, note, theVisitor } from '../atividade.ts';
import type { Config } from '../config.ts';
import {
  type Booking,
  bookingEnded,
  bookingReceived,
  councilAboutBooking,
  eventChanged,
  paymentCancelled,
  paymentConfirmed,
  refundMade,
  refundPending,
} from '../mail/letters.ts';
import { type Letter, writeLetter } from '../mail/outbox.ts';
import { Refusal, refusal } from '../refusal.ts';
import { lotacao } from '../store/lotacao.ts';
import type { Store } from '../store/store.ts';
import { type Row, table } from '../store/table.ts';
import { readDefinicoes } from './definicoes.ts';
import type { LetterContext } from './rule.ts';

/** Bookings. They go with their event. */
export const inscricoes = table({
  name: 'inscricoes',
  fields: {
    ...inscricaoFields,
    /** Equal for two sendings of one form, different for everyone else. */
    chave: { ...text('Chave do formulário'), unique: true },
    /** Opens the visitor's private page. */
    segredo: { ...text('Segredo'), unique: true },
  },
  belongsTo: { field: 'evento', table: noticiasEventos.name },
  searched: ['name', 'email', 'telefone'],
});

export type InscricaoRow = Row<typeof inscricoes.fields>;
export type EventoRow = Row<typeof noticiasEventos.fields>;

/** Proofs of payment: one per booking, outside the public files, readable by staff only. */
export const comprovativos = table({
  name: 'comprovativos',
  fields: {
    inscricao: { ...text('Reserva'), unique: true },
    /** Its name in the folder of proofs. */
    file: text('Ficheiro'),
    extension: choice('Tipo', ['pdf', 'jpg', 'png']),
    size: count('Tamanho'),
    createdAt: instant('Enviado em'),
  },
  belongsTo: { field: 'inscricao', table: inscricoes.name },
});

/** Where the files of the proofs are. */
export function proofFolder({ dataDir }: Pick<Config, 'dataDir'>): string {
  return join(dataDir, 'proofs');
}

/** What the desk that takes bookings works with. */
export type BookingContext = LetterContext & { store: Store };

/** Some bookings: one, those of an event, or those that came with the demo village. */
type Some = { _id: string } | { evento: string } | { demo: true };

/** Those who come first, then those who cancelled. */
export const inOrder = [sql`"estado"`];

/**
 * Removes the proofs of some bookings; each file goes as soon as that can no longer be undone. The
 * sweep finds what a program that was killed in between left behind.
 */
async function removeProofs(trx: Store, { config }: LetterContext, some: Some): Promise<void> {
  const [[column, value] = ['', '']] = Object.entries(some);
  const concerned = trx.db
    .selectFrom(inscricoes.name)
    .select('_id')
    .where(column, '=', value === true ? 1 : value);
  // No proof may arrive between the look and the removal of its booking.
  if (trx.engine === 'postgres') await concerned.forUpdate().execute();
  const gone = await trx.db
    .deleteFrom(comprovativos.name)
    .where('inscricao', 'in', concerned)
    .returning('file')
    .execute();
  await trx.afterCommit(async () => {
    for (const { file } of gone) {
      await rm(join(proofFolder(config), String(file)), { force: true }).catch(() => undefined);
    }
  });
}

/** The one way out for bookings, with all that was kept of them: whoever removes them, and why. */
export async function removeBookings(
  trx: Store,
  context: LetterContext,
  some: Some,
): Promise<InscricaoRow[]> {
  await removeProofs(trx, context, some);
  return trx.remove(inscricoes, some);
}

/** How many people are booked for each of these events. */
export async function participants(store: Store, eventos: string[]): Promise<Map<string, number>> {
  if (eventos.length === 0) return new Map();
  const booked = await store.db
    .selectFrom(lotacao.table)
    .select(['by', 'pessoas'])
    .where('by', 'in', eventos)
    .execute();
  return new Map(booked.map(({ by, pessoas }) => [String(by), Number(pessoas)]));
}

/**
 * How many bookings an event has, and the euros they bring: those that came in, and those to come;
 * how many were cancelled, and the euros they are still owed.
 */
export async function bookedFor(store: Store, { _id }: Pick<EventoRow, '_id'>) {
  const sums = await store.db
    .selectFrom(inscricoes.name)
    .select([
      'estado',
      'estaPago',
      sql<number>`count(*)`.as('reservas'),
      sql<number>`coalesce(sum("numeroAdultos" * "precoAdulto"), 0)
        + coalesce(sum("numeroCriancas" * "precoCrianca"), 0)`.as('cents'),
      sql<number>`coalesce(sum(case when "devolvido" = 0 then "aDevolver" end), 0)`.as('owed'),
    ])
    .where('evento', '=', _id)
    .groupBy(['estado', 'estaPago'])
    .execute();
  const add = (of: 'reservas' | 'cents' | 'owed', estado: string, estaPago?: number) =>
    sums
      .filter((row) => row.estado === estado && row.estaPago === (estaPago ?? row.estaPago))
      .reduce((all, row) => all + Number(row[of]), 0);
  return {
    reservas: add('reservas', 'ativa'),
    pago: add('cents', 'ativa', 1) / 100,
    porPagar: add('cents', 'ativa', 0) / 100,
    canceladas: add('reservas', 'cancelada'),
    porDevolver: add('owed', 'cancelada') / 100,
  };
}

/** The same form sent twice has the same key; a key that another person happens to use is another. */
function formKey({ _id, email, chave }: Omit<FormInscricao, 'captcha'>): string {
  if (chave === '') return randomUUID();
  return createHash('sha256')
    .update(JSON.stringify([_id, email, chave]))
    .digest('base64url');
}

/** 256 random bits for the address of a private page. */
export function newSecret(): string {
  return randomBytes(32).toString('base64url');
}

/** Where the visitor looks after a booking. */
function privatePage({ segredo }: InscricaoRow): string {
  return `/inscricao/${segredo}`;
}

/** What a visitor is told of a booking: nothing that names a person. */
function receipt(row: InscricaoRow) {
  const { _id, numeroAdultos, numeroCriancas, numeroPessoas, enrollmentDate, estaPago } = row;
  return {
    ...{ _id, numeroAdultos, numeroCriancas, numeroPessoas, enrollmentDate, estaPago },
    ...{ total: bookingTotal(row), pagina: privatePage(row) },
  };
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
    definicoes: await readDefinicoes(trx),
    page: config.siteUrl + privatePage(inscricao),
    siteUrl: config.siteUrl,
  };
}

/** Writes to the visitor, and to the council where it has an address, in the transaction at hand. */
async function write(
  trx: Store,
  context: LetterContext,
  { inscricao, evento }: { inscricao: InscricaoRow; evento?: EventoRow },
  toVisitor: ((booking: Booking) => Letter) | undefined,
  toCouncil?: Parameters<typeof councilAboutBooking>[2],
): Promise<void> {
  const { config } = context;
  const booking = await bookingOf(trx, context, inscricao, evento);
  if (!booking) return;
  const now = context.now();
  if (toVisitor) await writeLetter(trx, toVisitor(booking), { now, limits: config.limits });
  if (toCouncil && config.mailTo) {
    const page = `${config.siteUrl}/backoffice/eventos/${booking.evento.identifier}/${inscricao._id}`;
    const letter = councilAboutBooking(config.mailTo, booking, toCouncil, page);
    await writeLetter(trx, letter, { now, limits: false });
  }
}

/** Tells of a booking by its event, never by whom it is for. */
async function tell(
  trx: Store,
  actor: Actor,
  deed: Pick<Deed, 'verb'> & { inscricao: InscricaoRow },
): Promise<void> {
  const { verb, inscricao } = deed;
  const evento = await trx.find(noticiasEventos, { _id: inscricao.evento });
  const about =
    verb === 'bookingDeleted'
      ? { place: eventos.name, target: inscricao.evento }
      : { place: inscricoes.name, target: inscricao._id };
  await note(trx, actor, { verb, subject: evento?.title ?? '', ...about });
}

/** Both number fields, for a refusal that is about how many come. */
function tooMany(msg: string): Refusal {
  return new Refusal(
    422,
    ['numeroAdultos', 'numeroCriancas'].map((param) => ({ param, msg })),
  );
}

/**
 * Books places, or says why not, in one step that no other booking can come between.
 * `mayBook` is asked inside that step, after a repeated form was recognised; `actor` is who books
 * for somebody else, at the counter, where neither the last day nor the size of a party matters.
 */
export async function book(
  context: BookingContext,
  form: Omit<FormInscricao, 'captcha'>,
  mayBook: (trx: Store) => Promise<boolean>,
  actor?: Actor,
) {
  const chave = formKey(form);
  const numeroPessoas = (form.numeroAdultos ?? 0) + (form.numeroCriancas ?? 0);
  return context.store.transaction(async (trx) => {
    const evento = await trx.lock(noticiasEventos, { _id: form._id, type: 'EVENTO' });
    if (!evento) throw refusal(404, '_id', messages.eventUnknown);

    const already = await trx.find(inscricoes, { chave });
    if (already?.estado === 'cancelada') throw refusal(422, 'chave', messages.bookingCancelled);
    if (already) return receipt(already);

    if (!(await mayBook(trx))) throw refusal(422, 'captcha', messages.captcha);
    const currentParticipants = (await participants(trx, [evento._id])).get(evento._id) ?? 0;
    const current = { ...evento, currentParticipants };
    const now = context.now();
    if (signUpState(current, now, actor ? 'counter' : 'site') === 'closed') {
      throw refusal(422, '_id', messages.signUpClosed);
    }
    if (numeroPessoas < 1) throw refusal(422, 'numeroAdultos', messages.nobody);
    const most = actor ? Number.POSITIVE_INFINITY : (evento.maxPorReserva ?? 1);
    const fault = partyFault(numeroPessoas, { available: availablePlaces(current), most });
    if (fault !== '') throw tooMany(fault);
    const { name, email, telefone, numeroAdultos, numeroCriancas } = form;
    const inscricao = await trx.create(inscricoes, {
      ...{ name, email, telefone, numeroAdultos, numeroCriancas, numeroPessoas, chave },
      ...{ precoAdulto: evento.price ?? 0, precoCrianca: evento.childPrice ?? 0 },
      evento: evento._id,
      enrollmentDate: now.toISOString(),
      segredo: newSecret(),
    });
    await write(trx, context, { inscricao, evento }, bookingReceived, 'Nova reserva');
    if (actor) await tell(trx, actor, { verb: 'booked', inscricao });
    return receipt(inscricao);
  });
}

/**
 * Says whether a booking is paid, and tells the visitor; `wanted` or, where nothing is, the contrary
 * of what it is. What is as it should be is left alone.
 */
export async function setPayment(
  context: BookingContext,
  _id: string,
  wanted: boolean | undefined,
  actor: Actor,
): Promise<InscricaoRow | undefined> {
  return context.store.transaction(async (trx) => {
    const inscricao = await trx.lock(inscricoes, { _id });
    if (!inscricao) return undefined;
    if (inscricao.estado === 'cancelada') throw refusal(422, 'estado', messages.bookingCancelled);
    const estaPago = wanted ?? !inscricao.estaPago;
    if (estaPago === inscricao.estaPago) return inscricao;
    const [changed] = await trx.change(inscricoes, { _id }, { estaPago });
    if (!changed) return undefined;
    await write(
      trx,
      context,
      { inscricao: changed },
      estaPago ? paymentConfirmed : paymentCancelled,
    );
    const verb = estaPago ? 'paymentConfirmed' : 'paymentCancelled';
    await tell(trx, actor, { verb, inscricao: changed });
    return changed;
  });
}

/**
 * Says whether what was paid for a cancelled booking was given back, and tells the visitor. Its proof
 * of payment has then served.
 */
export async function setRefund(
  context: BookingContext,
  _id: string,
  devolvido: boolean,
  actor: Actor,
): Promise<InscricaoRow | undefined> {
  return context.store.transaction(async (trx) => {
    const inscricao = await trx.lock(inscricoes, { _id });
    if (!inscricao) return undefined;
    if (!inscricao.aDevolver) throw refusal(422, 'devolvido', messages.nothingToGiveBack);
    if (devolvido === inscricao.devolvido) return inscricao;
    const [changed] = await trx.change(inscricoes, { _id }, { devolvido });
    if (!changed) return undefined;
    if (devolvido) await removeProofs(trx, context, { _id });
    await write(trx, context, { inscricao: changed }, devolvido ? refundMade : refundPending);
    const verb = devolvido ? 'refundMade' : 'refundReopened';
    await tell(trx, actor, { verb, inscricao: changed });
    return changed;
  });
}

/** Tells a visitor whose booking goes; who cancelled it knows already. */
async function tellOfTheEnd(
  trx: Store,
  context: LetterContext,
  about: { inscricao: InscricaoRow; evento?: EventoRow },
): Promise<void> {
  if (about.inscricao.estado === 'cancelada') return;
  await write(trx, context, about, (booking) => bookingEnded(booking, 'staff'));
}

/** Removes a booking, which frees its places at once, and tells the visitor. */
export async function removeBooking(
  context: BookingContext,
  _id: string,
  actor: Actor,
): Promise<InscricaoRow | undefined> {
  return context.store.transaction(async (trx) => {
    const inscricao = await trx.lock(inscricoes, { _id });
    if (!inscricao) return undefined;
    await removeBookings(trx, context, { _id });
    await tellOfTheEnd(trx, context, { inscricao });
    await tell(trx, actor, { verb: 'bookingDeleted', inscricao });
    return inscricao;
  });
}

/** Removes the bookings of an event that goes; if it is still to come, whoever booked is told that it will not be. */
export async function endBookings(
  trx: Store,
  evento: EventoRow,
  context: LetterContext,
): Promise<void> {
  const removed = await removeBookings(trx, context, { evento: evento._id });
  if (!isAhead(evento.startDate, evento.startTime, context.now())) return;
  for (const inscricao of removed) await tellOfTheEnd(trx, context, { inscricao, evento });
}

/** Writes to everyone who comes to an event what is no longer as they were told. */
export async function tellOfChanges(
  trx: Store,
  evento: EventoRow,
  changes: readonly EventChange[],
  context: LetterContext & { actor: Actor },
): Promise<void> {
  const coming = await trx.list(inscricoes, { where: { evento: evento._id, estado: 'ativa' } });
  if (changes.length === 0 || coming.length === 0) return;
  for (const inscricao of coming) {
    await write(trx, context, { inscricao, evento }, (booking) =>
      eventChanged(booking, changes, context.now()),
    );
  }
  const about = { place: eventos.name, target: evento._id };
  await note(trx, context.actor, { verb: 'guestsTold', subject: evento.title, ...about });
}

/**
 * Cancels a booking for the visitor who holds its secret, while the time for it lasts. It stays, with
 * what is to be given back; a proof stays only where it is needed for that.
 */
export async function cancelBooking(
  context: BookingContext,
  segredo: string,
): Promise<InscricaoRow | undefined> {
  return context.store.transaction(async (trx) => {
    const inscricao = await trx.lock(inscricoes, { segredo });
    if (!inscricao || inscricao.estado === 'cancelada') return inscricao;
    const { _id, estaPago } = inscricao;
    const evento = await trx.find(noticiasEventos, { _id: inscricao.evento });
    const now = context.now();
    if (!evento || !canCancel(cancelDeadline(inscricao, evento), now)) {
      throw refusal(422, '', messages.tooLateToCancel);
    }
    const [cancelled] = await trx.change(
      inscricoes,
      { _id },
      {
        estado: 'cancelada',
        canceladaEm: now.toISOString(),
        aDevolver: estaPago ? bookingTotal(inscricao) : 0,
      },
    );
    if (!cancelled) return undefined;
    if (!cancelled.aDevolver) await removeProofs(trx, context, { _id });
    const letter = (booking: Booking) => bookingEnded(booking, 'visitor');
    const about = { inscricao: cancelled, evento };
    await write(trx, context, about, letter, 'Reserva cancelada pelo visitante');
    await tell(trx, { who: theVisitor, now }, { verb: 'bookingCancelled', inscricao: cancelled });
    return cancelled;
  });
}

/** Tells the council that a proof of payment came in. */
export async function announceProof(trx: Store, context: LetterContext, inscricao: InscricaoRow) {
  await write(trx, context, { inscricao }, undefined, 'Novo comprovativo de pagamento');
}
