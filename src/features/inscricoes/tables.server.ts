import { rm } from 'node:fs/promises';
import { join } from 'node:path';
import { type SqlBool, sql } from 'kysely';
import { refusal } from '../../calls/refusal.ts';
import { choice } from '../../fields/choice.ts';
import { count } from '../../fields/count.ts';
import { flag } from '../../fields/flag.ts';
import { instant } from '../../fields/instant.ts';
import { price } from '../../fields/price.ts';
import { text } from '../../fields/text.ts';
import { noticiasEventos } from '../../sections/noticiasEventos.ts';
import type { LetterContext } from '../../server/mail/outbox.ts';
import type { Config } from '../../server/process/config.ts';
import type { Actor } from '../../server/store/atividade.ts';
import type { Selection, Store, Where } from '../../server/store/store.ts';
import { type Row, table } from '../../server/store/table.ts';
import { beforeTheLedger } from '../dinheiro/beforeTheLedger.server.ts';
import { itsMovements, movementsByOwner, noteMovement } from '../dinheiro/movimentos.server.ts';
import type { Move } from '../dinheiro/movimentos.ts';
import { moneyOf, noProof, type Proof } from './bookingMoney.ts';
import { conferidoCom, referenceLength, storedFields } from './inscricoes.ts';
import { marksToMovements } from './marksToMovements.server.ts';
import { refusals } from './refusals.ts';

/** Bookings. They follow their event into the bin and back, and are removed with it. */
export const inscricoes = table({
  name: 'inscricoes',
  fields: {
    ...storedFields,
    /**
     * Whether the last movement stands for good: its party or its state changed since, so that staff neither undo
     * that movement nor put back what it undid.
     */
    movimentoFirme: flag('O último movimento já não se desfaz'),
    /** The same if one form is sent twice, so that it books once. */
    chave: { ...text('Chave do formulário'), unique: true, neverAnswered: true },
    /** Opens the visitor's private page. */
    segredo: { ...text('Segredo'), unique: true, neverAnswered: true },
    /** The `_id` of its event while that is in the bin; `evento` is blank then, so staff do not find the booking. */
    eventoApagado: text('Evento na reciclagem'),
  },
  belongsTo: { field: 'evento', table: noticiasEventos.name },
  hasLetters: true,
  takesAlong: itsMovements,
  searched: ['name', 'email', 'telefone'],
  indexes: {
    // By state (active bookings first, then cancelled ones), each in the order they were made.
    in_order: '("evento", "estado", "sequence")',
    people: '("evento", "estado", "numeroPessoas")',
    ended: `("estado") where "estado" in ('expirada', 'cancelada')`,
    apagado: `("eventoApagado") where "eventoApagado" <> ''`,
    // Asked every minute: which bookings wait for a place, and which have yet to pay.
    waiting: `("evento") where "estado" in ('espera', 'oferta')`,
    pagar: `("pagarAte") where "pagarAte" <> '' and "estado" = 'ativa'`,
  },
  ...beforeTheLedger(
    { of: 'inscricoes', rows: 'pagamentos', field: 'inscricao' },
    {
      estaPago: flag('Está pago'),
      aDevolver: price('A devolver'),
      devolvido: flag('Devolvido'),
      valorConfirmado: price('Valor da confirmação'),
    },
    marksToMovements,
  ),
  // Also found by its whole reference, as `referenceOf` makes it. Words of any other length are
  // looked up in their index alone.
  alsoFoundBy: (word) =>
    word.length === referenceLength
      ? sql<SqlBool>`substr(replace(replace(lower("_id"), '-', ''), '_', ''), 1, ${sql.lit(referenceLength)}) = ${word}`
      : undefined,
});

type StoredBooking = Row<typeof inscricoes.fields>;

/** A booking with its money, which follows from its movements. */
export type InscricaoRow = StoredBooking & ReturnType<typeof moneyOf>;
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
    conferidoCom,
  },
  belongsTo: { field: 'inscricao', table: inscricoes.name },
  filesIn: 'proofs',
});

/** Where the files of the proofs are. */
export function proofFolder({ dataDir }: Pick<Config, 'dataDir'>): string {
  return join(dataDir, 'proofs');
}

/** The context of everything that works on bookings. */
export type BookingContext = LetterContext & { store: Store };

/** Selects bookings: one, those of an event, those of an event in the bin, or those of the demo village. */
type Some = { _id: string } | { evento: string } | { eventoApagado: string } | { demo: true };

/** Rows with their money. */
export async function withMoney(
  store: Store,
  rows: readonly StoredBooking[],
): Promise<InscricaoRow[]> {
  const ids = rows.map(({ _id }) => _id);
  const movements = await movementsByOwner(store, ids);
  return rows.map((row) => ({ ...row, ...moneyOf(row, movements.get(row._id) ?? []) }));
}

const one = async (store: Store, row: StoredBooking | undefined) =>
  (await withMoney(store, row ? [row] : []))[0];

type WhichBooking = Where<typeof inscricoes.fields>;

export async function listBookings(store: Store, selection: Selection<typeof inscricoes.fields>) {
  return withMoney(store, await store.list(inscricoes, selection));
}

export async function findBooking(store: Store, which: WhichBooking) {
  return one(store, await store.find(inscricoes, which));
}

/** Finds a booking and keeps others from changing it, or its money, until the transaction ends. */
export async function lockBooking(trx: Store, which: WhichBooking) {
  return one(trx, await trx.lock(inscricoes, which));
}

/** Changes a booking that is locked, and answers it as it is now. */
export async function changeLocked(
  trx: Store,
  { _id }: Pick<StoredBooking, '_id'>,
  values: Partial<StoredBooking>,
): Promise<InscricaoRow> {
  const [row] = await withMoney(trx, [await trx.changeOne(inscricoes, { _id }, values)]);
  return row as InscricaoRow;
}

/** Writes a movement of a booking's money, which can be undone until something else happens to it. */
export async function postPayments(
  trx: Store,
  { _id }: Pick<StoredBooking, '_id'>,
  move: Move,
  actor: Pick<Actor, 'who' | 'now'>,
  values: Partial<StoredBooking> = {},
): Promise<InscricaoRow> {
  await noteMovement(trx, { de: inscricoes.name, dono: _id }, move, actor);
  return changeLocked(trx, { _id }, { ...values, movimentoFirme: false });
}

/** Active bookings first, in the order of the index `in_order`. */
export const inOrder = [sql`"estado"`];

/**
 * Removes the proofs of some bookings; the files are deleted after the commit. The sweep deletes
 * any that a program killed in between left behind.
 */
export async function removeProofs(
  trx: Store,
  { config }: LetterContext,
  some: Some,
): Promise<void> {
  const concerned = trx.chosen(inscricoes, { where: some }).select('_id');
  // Lock the bookings, so that no proof arrives before they are removed.
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

/** Locks the bookings of an event until the transaction ends. */
export async function lockBookings(trx: Store, evento: string): Promise<void> {
  if (trx.engine !== 'postgres') return;
  await trx.chosen(inscricoes, { where: { evento } }).select('_id').forUpdate().execute();
}

/** Removes bookings with their proofs; every removal goes through here, so that no file is left behind. */
export async function removeBookings(
  trx: Store,
  context: LetterContext,
  some: Some,
): Promise<StoredBooking[]> {
  await removeProofs(trx, context, some);
  return trx.remove(inscricoes, some);
}

/** Moves the bookings of an event into the bin with it: they are no longer found by their event. */
export async function moveToBinWith({ db }: Store, evento: string): Promise<void> {
  await db
    .updateTable(inscricoes.name)
    .set({ eventoApagado: evento, evento: null })
    .where('evento', '=', evento)
    .execute();
}

/** Moves the bookings of an event back out of the bin with it. */
export async function takeFromBinWith({ db }: Store, evento: string): Promise<void> {
  await db
    .updateTable(inscricoes.name)
    .set({ evento, eventoApagado: '' })
    .where('eventoApagado', '=', evento)
    .execute();
}

const whyNotActive = {
  oferta: refusals.bookingNotYet,
  espera: refusals.bookingNotYet,
  expirada: refusals.bookingExpired,
  cancelada: refusals.bookingCancelled,
};

/** Refuses any booking that is not active. */
export function refuseUnlessActive(
  { estado }: Pick<StoredBooking, 'estado'>,
  param = 'estado',
): void {
  if (estado !== 'ativa') throw refusal(422, param, whyNotActive[estado]);
}

/** Whether a booking is in the bin, with its event. */
export function isInBin({ eventoApagado }: Pick<StoredBooking, 'eventoApagado'>): boolean {
  return eventoApagado !== '';
}

/** The events of some bookings, by their `_id`. */
export async function eventsOf(store: Store, bookings: readonly Pick<StoredBooking, 'evento'>[]) {
  const where = { _id: bookings.map(({ evento }) => evento) };
  const events = await store.list(noticiasEventos, { where });
  return new Map(events.map((evento) => [evento._id, evento]));
}

/**
 * Locks a booking and, before it, its event, as signing up does; undefined if either is gone or in
 * the bin, or if staff moved the booking to another event meanwhile.
 */
export async function lockWithEvent(trx: Store, which: { _id: string } | { segredo: string }) {
  const seen = await trx.find(inscricoes, which);
  const evento = seen && (await trx.lock(noticiasEventos, { _id: seen.evento }));
  const inscricao = evento && (await lockBooking(trx, { ...which, evento: evento._id }));
  return inscricao && { inscricao, evento };
}

/** The proof of payment of a booking. */
export async function proofOf(store: Store, inscricao: string): Promise<Proof> {
  const row = await store.find(comprovativos, { inscricao });
  return row ? { comprovativo: row.createdAt, conferidoCom: row.conferidoCom } : noProof;
}

/** How many places are taken at each of these events, those only offered included. */
export async function placesTaken(store: Store, eventos: string[]): Promise<Map<string, number>> {
  if (eventos.length === 0) return new Map();
  const taken = await store.db
    .selectFrom(inscricoes.name)
    .select(['evento', sql<number>`sum("numeroPessoas")`.as('people')])
    .where('evento', 'in', eventos)
    .where('estado', 'in', ['ativa', 'oferta'])
    .groupBy('evento')
    .execute();
  return new Map(taken.map(({ evento, people }) => [String(evento), Number(people)]));
}

/** The size of the smallest party that waits for places at each of these events. */
export async function smallestWaiting(store: Store, eventos: string[]) {
  if (eventos.length === 0) return new Map<string, number>();
  const waiting = await store.db
    .selectFrom(inscricoes.name)
    .select(['evento', sql<number>`min("numeroPessoas")`.as('people')])
    .where('evento', 'in', eventos)
    .where('estado', '=', 'espera')
    .groupBy('evento')
    .execute();
  return new Map(waiting.map(({ evento, people }) => [String(evento), Number(people)]));
}

/** How many places are taken at one event. */
export async function takenAt(store: Store, evento: string): Promise<number> {
  return (await placesTaken(store, [evento])).get(evento) ?? 0;
}
