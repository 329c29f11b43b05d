import { createHash, randomBytes, randomUUID } from 'node:crypto';
import { isAhead, lisbonDay } from '../../fields/calendar.ts';
import { messages } from '../../fields/messages.ts';
import { text } from '../../fields/text.ts';
import { type FormInscricao, inscricaoFields } from '../../sections/inscricoes.ts';
import { eventos, noticiasEventos } from '../../sections/noticiasEventos.ts';
import { availablePlaces, lastCancelDay, signUpState, totalPrice } from '../../sections/signUp.ts';
import { type Actor, type Deed, note } from '../atividade.ts';
import {
  type Booking,
  bookingEnded,
  bookingReceived,
  councilAboutBooking,
  paymentCancelled,
  paymentConfirmed,
} from '../mail/letters.ts';
import { type Letter, writeLetter } from '../mail/outbox.ts';
import { Refusal, refusal } from '../refusal.ts';
import { lotacao } from '../store/lotacao.ts';
import type { Store } from '../store/store.ts';
import { type Row, table } from '../store/table.ts';
import { readDefinicoes } from './definicoes.ts';
import type { Office } from './rule.ts';

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

/** What the desk that takes bookings works with. */
export type Desk = Office & { store: Store };

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

/** How many bookings an event has, and the euros they bring: those that came in, and those to come. */
export async function bookedFor(store: Store, evento: EventoRow) {
  const sums = await store.db
    .selectFrom(inscricoes.name)
    .select(({ fn }) => [
      'estaPago',
      fn.countAll<number>().as('reservas'),
      fn.sum<number>('numeroAdultos').as('numeroAdultos'),
      fn.sum<number>('numeroCriancas').as('numeroCriancas'),
    ])
    .where('evento', '=', evento._id)
    .groupBy('estaPago')
    .execute();
  const euros = (estaPago: number) => {
    const parties = sums.find((sum) => sum.estaPago === estaPago);
    return parties ? totalPrice(evento, parties) : 0;
  };
  return {
    reservas: sums.reduce((all, { reservas }) => all + reservas, 0),
    pago: euros(1),
    porPagar: euros(0),
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
function receipt(row: InscricaoRow, total: number) {
  const { _id, numeroAdultos, numeroCriancas, numeroPessoas, enrollmentDate, estaPago } = row;
  return {
    ...{ _id, numeroAdultos, numeroCriancas, numeroPessoas, enrollmentDate, estaPago, total },
    pagina: privatePage(row),
  };
}

/** All that a letter about a booking speaks of. */
async function bookingOf(
  trx: Store,
  { config }: Office,
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
  desk: Office,
  { inscricao, evento }: { inscricao: InscricaoRow; evento?: EventoRow },
  toVisitor: ((booking: Booking) => Letter) | undefined,
  toCouncil?: Parameters<typeof councilAboutBooking>[2],
): Promise<void> {
  const { config } = desk;
  const booking = await bookingOf(trx, desk, inscricao, evento);
  if (!booking) return;
  const now = desk.now();
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

/**
 * Books places, or says why not, in one step that no other booking can come between.
 * `mayBook` is asked inside that step, after a repeated form was recognised; `actor` is who books
 * for somebody else.
 */
export async function book(
  desk: Desk,
  form: Omit<FormInscricao, 'captcha'>,
  mayBook: (trx: Store) => Promise<boolean>,
  actor?: Actor,
) {
  const chave = formKey(form);
  const numeroPessoas = (form.numeroAdultos ?? 0) + (form.numeroCriancas ?? 0);
  return desk.store.transaction(async (trx) => {
    const evento = await trx.lock(noticiasEventos, { _id: form._id, type: 'EVENTO' });
    if (!evento) throw refusal(404, '_id', messages.eventUnknown);

    const already = await trx.find(inscricoes, { chave });
    if (already) return receipt(already, totalPrice(evento, already));

    if (!(await mayBook(trx))) throw refusal(422, 'captcha', messages.captcha);
    const currentParticipants = (await participants(trx, [evento._id])).get(evento._id) ?? 0;
    const current = { ...evento, currentParticipants };
    const now = desk.now();
    if (signUpState(current, now) === 'closed') throw refusal(422, '_id', messages.signUpClosed);
    if (numeroPessoas < 1) throw refusal(422, 'numeroAdultos', messages.nobody);
    if (numeroPessoas > availablePlaces(current)) {
      throw new Refusal(422, [
        { param: 'numeroAdultos', msg: messages.seats },
        { param: 'numeroCriancas', msg: messages.seats },
      ]);
    }
    const { name, email, telefone, numeroAdultos, numeroCriancas } = form;
    const inscricao = await trx.create(inscricoes, {
      ...{ name, email, telefone, numeroAdultos, numeroCriancas, numeroPessoas, chave },
      evento: evento._id,
      enrollmentDate: now.toISOString(),
      segredo: newSecret(),
    });
    await write(trx, desk, { inscricao, evento }, bookingReceived, 'Nova reserva');
    if (actor) await tell(trx, actor, { verb: 'booked', inscricao });
    return receipt(inscricao, totalPrice(evento, inscricao));
  });
}

/** Turns paid into unpaid and back, and tells the visitor. */
export async function togglePayment(
  desk: Desk,
  _id: string,
  actor: Actor,
): Promise<InscricaoRow | undefined> {
  return desk.store.transaction(async (trx) => {
    const inscricao = await trx.lock(inscricoes, { _id });
    if (!inscricao) return undefined;
    const [changed] = await trx.change(inscricoes, { _id }, { estaPago: !inscricao.estaPago });
    if (changed) {
      const letter = changed.estaPago ? paymentConfirmed : paymentCancelled;
      await write(trx, desk, { inscricao: changed }, letter);
      const verb = changed.estaPago ? 'paymentConfirmed' : 'paymentCancelled';
      await tell(trx, actor, { verb, inscricao: changed });
    }
    return changed;
  });
}

/** Removes a booking, which frees its places at once, and tells the visitor. */
export async function removeBooking(
  desk: Desk,
  _id: string,
  actor: Actor,
): Promise<InscricaoRow | undefined> {
  return desk.store.transaction(async (trx) => {
    const inscricao = await trx.lock(inscricoes, { _id });
    if (!inscricao) return undefined;
    await write(trx, desk, { inscricao }, (booking) => bookingEnded(booking, 'staff'));
    await trx.remove(inscricoes, { _id });
    await tell(trx, actor, { verb: 'bookingDeleted', inscricao });
    return inscricao;
  });
}

/** Tells everyone who booked an event that is still to come that it will not be. */
export async function endBookings(trx: Store, evento: EventoRow, office: Office): Promise<void> {
  if (!isAhead(evento.startDate, evento.startTime, office.now())) return;
  for (const inscricao of await trx.list(inscricoes, { where: { evento: evento._id } })) {
    await write(trx, office, { inscricao, evento }, (booking) => bookingEnded(booking, 'staff'));
  }
}

/** Cancels a booking for the visitor who holds its secret, while the days for it last. */
export async function cancelBooking(
  desk: Desk,
  segredo: string,
): Promise<InscricaoRow | undefined> {
  return desk.store.transaction(async (trx) => {
    const inscricao = await trx.lock(inscricoes, { segredo });
    if (!inscricao) return undefined;
    if (lisbonDay(desk.now()) > lastCancelDay(inscricao.enrollmentDate)) {
      throw refusal(422, '', messages.tooLateToCancel);
    }
    await trx.remove(inscricoes, { _id: inscricao._id });
    const letter = (booking: Booking) => bookingEnded(booking, 'visitor');
    await write(trx, desk, { inscricao }, letter, 'Reserva cancelada pelo visitante');
    return inscricao;
  });
}

/** Tells the council that a proof of payment came in. */
export async function announceProof(trx: Store, desk: Office, inscricao: InscricaoRow) {
  await write(trx, desk, { inscricao }, undefined, 'Novo comprovativo de pagamento');
}
