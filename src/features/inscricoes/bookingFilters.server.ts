import { type RawBuilder, type SqlBool, sql } from 'kysely';
import { noticiasEventos } from '../../sections/noticiasEventos.ts';
import type { Condition, Store } from '../../server/store/store.ts';
import { movimentos, sumFor, sumsInSql } from '../dinheiro/movimentos.server.ts';
import type { Meio } from '../dinheiro/movimentos.ts';
import type { Proof } from './bookingMoney.ts';
import type { BookingFilter } from './inscricoes.ts';
import { comprovativos, type EventoRow, inscricoes } from './tables.server.ts';

// The rules of `bookingMoney.ts` in SQL, in cents. One table of cases tests both.

const total = sql<number>`(coalesce("numeroAdultos" * "precoAdulto", 0)
  + coalesce("numeroCriancas" * "precoCrianca", 0))`;
/** What the money held pays for: once a booking is cancelled, nothing. */
const cost = sql<number>`(case "estado" when 'cancelada' then 0 else ${total} end)`;

const isActive = sql<SqlBool>`"estado" = 'ativa'`;
/** Those who are written to when the event changes. */
const hasPlace = sql<SqlBool>`"estado" in ('ativa', 'oferta')`;
const isRefunded = sql<SqlBool>`("movimentoFirme" = 0 and 'devolucao' = (select "tipo"
  from ${sql.table(movimentos.name)} where "dono" = "inscricoes"."_id" order by "sequence" desc limit 1))`;

/** All bookings except those in the bin: a refund is owed however long ago the event was. */
const ofAnyEvent = sql<SqlBool>`"evento" is not null`;

type Sum = RawBuilder<number>;

/** Which bookings each filter leaves, by the sums of each booking. */
function conditionsBy({ received, held }: { received: Sum; held: Sum }) {
  const isUnpaid = sql<SqlBool>`(${isActive} and ${total} > ${held})`;
  const hasUncheckedProof = sql<SqlBool>`exists (select 1 from ${sql.table(comprovativos.name)}
    where "inscricao" = "inscricoes"."_id"
      and ("conferidoCom" is null or "conferidoCom" > ${received}))`;
  const hasLateProof = sql<SqlBool>`("estado" in ('cancelada', 'expirada') and ${hasUncheckedProof}
    and ${total} > ${held} and not coalesce(${isRefunded}, false))`;
  const of: Record<BookingFilter, RawBuilder<SqlBool>> = {
    todas: sql<SqlBool>`1 = 1`,
    porPagar: isUnpaid,
    comprovativo: sql<SqlBool>`((${isUnpaid} and ${hasUncheckedProof}) or ${hasLateProof})`,
    espera: sql<SqlBool>`"estado" in ('espera', 'oferta')`,
    canceladas: sql<SqlBool>`"estado" = 'cancelada'`,
    expiradas: sql<SqlBool>`"estado" = 'expirada'`,
    aDecidir: sql<SqlBool>`("estado" = 'expirada' and ${held} > 0)`,
    porDevolver: sql<SqlBool>`("estado" <> 'expirada' and ${held} > ${cost})`,
    comDinheiro: sql<SqlBool>`${held} > 0`,
  };
  return { of, hasLateProof };
}

/** In a query over bookings alone. */
const { of: conditionOf, hasLateProof } = conditionsBy({
  received: sumFor('received', inscricoes.name),
  held: sumFor('held', inscricoes.name),
});

/** Whether less is held for an active booking than it costs. */
export const isUnpaid = conditionOf.porPagar;

/** The bookings of one event. */
export function ofEvent({ _id }: Pick<EventoRow, '_id'>): RawBuilder<SqlBool> {
  return sql<SqlBool>`"evento" = ${_id}`;
}

/** The bookings of all events that meet a condition. */
export function ofEvents(condition: RawBuilder<SqlBool>): RawBuilder<SqlBool> {
  const events = sql`select "_id" from ${sql.table(noticiasEventos.name)} where ${condition}`;
  return sql<SqlBool>`"evento" in (${events})`;
}

/**
 * The bookings of all events that a filter looks through: of those that meet a condition and, where
 * money would be forgotten, of all others.
 */
export function searchedBy(
  filter: BookingFilter,
  isCurrent: RawBuilder<SqlBool>,
): RawBuilder<SqlBool> {
  if (filter === 'porDevolver' || filter === 'aDecidir') return ofAnyEvent;
  if (filter !== 'comprovativo') return ofEvents(isCurrent);
  return sql<SqlBool>`${ofAnyEvent} and (${ofEvents(isCurrent)} or ${hasLateProof})`;
}

/** Some bookings, narrowed to a filter. */
export function narrowed(
  some: RawBuilder<SqlBool>,
  filter: BookingFilter,
): Condition<typeof inscricoes.fields> {
  return { condition: sql<SqlBool>`${some} and ${conditionOf[filter]}` };
}

/** Orders bookings by the start of their event. */
export const byEvent = [
  sql`(select "startDate" || "startTime" from ${sql.table(noticiasEventos.name)}
    where "_id" = "inscricoes"."evento")`,
];

const idsOf = ({ db }: Store, some: RawBuilder<SqlBool>) =>
  db.selectFrom(inscricoes.name).select('_id').where(some);

/** What was received for some bookings by each means, in euros, less payments that were undone. */
async function receivedBy(store: Store, some: RawBuilder<SqlBool>) {
  const rows = await store.db
    .selectFrom(movimentos.name)
    .where('dono', 'in', idsOf(store, some))
    .groupBy('meio')
    .having(sumsInSql.received, '<>', 0)
    .select(['meio', sumsInSql.received.as('cents')])
    .execute();
  return rows.map(({ meio, cents }) => ({ meio: meio as Meio, valor: Number(cents) / 100 }));
}

/**
 * Counts and sums of some bookings: how many each filter finds, the active ones, their people and
 * how many came; those with places, also if only offered, and how many of them left an e-mail. In
 * euros: what is held and owed for the active ones, what is to be refunded or decided on and, for
 * all of them, what was received, refunded and is still held.
 */
export async function bookingTotals(store: Store, some: RawBuilder<SqlBool>) {
  // One sum per booking, however many of the columns below it counts in.
  const [received, refunded] = [
    sql<number>`coalesce("recebido", 0)`,
    sql<number>`coalesce("devolvido", 0)`,
  ];
  const held = sql<number>`(${received} - ${refunded})`;
  const { of } = conditionsBy({ received, held });
  const { todas, canceladas, porDevolver, aDecidir } = of;
  const one = sql`1`;
  const sum = (when: RawBuilder<SqlBool>, what: RawBuilder<unknown>) =>
    sql<number>`coalesce(sum(case when ${when} then ${what} end), 0)`;
  const counts = {
    reservas: sum(isActive, one),
    pessoas: sum(isActive, sql`"numeroPessoas"`),
    vieram: sum(isActive, sql`"chegaram"`),
    comLugar: sum(hasPlace, one),
    comEmail: sum(hasPlace, sql`case when "email" <> '' then 1 else 0 end`),
    canceladas: sum(canceladas, one),
  };
  const cents = {
    recebido: sum(todas, received),
    devolvido: sum(todas, refunded),
    pago: sum(isActive, held),
    porPagar: sum(of.porPagar, sql`${total} - ${held}`),
    porDevolver: sum(porDevolver, sql`${held} - ${cost}`),
    aDecidir: sum(aDecidir, held),
    emCaixa: sum(todas, held),
  };
  const sums = store.db
    .selectFrom(movimentos.name)
    .where('dono', 'in', idsOf(store, some))
    .groupBy('dono')
    .select(['dono', sumsInSql.received.as('recebido'), sumsInSql.refunded.as('devolvido')])
    .as('somado');
  const found = await store.db
    .selectFrom(inscricoes.name)
    .leftJoin(sums, 'somado.dono', `${inscricoes.name}._id`)
    .where(some)
    .select([
      ...Object.entries(counts).map(([name, count]) => count.as(name)),
      ...Object.entries(cents).map(([name, amount]) => amount.as(name)),
      ...Object.entries(of).map(([name, when]) => sum(when, one).as(`estados.${name}`)),
    ])
    .executeTakeFirstOrThrow();
  const read = <Name extends string>(sums: Record<Name, unknown>, prefix = '', unit = 1) =>
    Object.fromEntries(
      Object.keys(sums).map((name) => [name, Number(found[prefix + name]) / unit]),
    ) as Record<Name, number>;
  return {
    ...read(counts),
    ...read(cents, '', 100),
    recebidoPor: await receivedBy(store, some),
    estados: read(of, 'estados.'),
  };
}

/** How many bookings each filter finds, of those it looks through. */
export async function outstanding(store: Store, isCurrent: RawBuilder<SqlBool>) {
  const { estados } = await bookingTotals(store, ofEvents(isCurrent));
  for (const filter of ['comprovativo', 'aDecidir', 'porDevolver'] as const) {
    const found = narrowed(searchedBy(filter, isCurrent), filter);
    estados[filter] = await store.count(inscricoes, found);
  }
  return estados;
}

/** The events with bookings to look after: not over, or with money to refund, decide on or check; the earliest first. */
export async function bookedEvents(store: Store, isCurrent: RawBuilder<SqlBool>) {
  const { porDevolver, aDecidir } = conditionOf;
  const concerned = sql<SqlBool>`${ofAnyEvent} and (${ofEvents(isCurrent)}
    or ${porDevolver} or ${aDecidir} or ${hasLateProof})`;
  const bookings = store.db.selectFrom(inscricoes.name).select('evento').where(concerned);
  const rows = await store.list(noticiasEventos, {
    condition: sql<SqlBool>`"_id" in (${bookings})`,
    order: [sql`"startDate"`, sql`"startTime"`],
    fields: ['identifier', 'title', 'startDate'],
  });
  return rows.map(({ identifier, title, startDate }) => ({ identifier, title, startDate }));
}

/** The proofs of payment of these bookings, by the `_id` of those that have one. */
export async function proofsOf(store: Store, ids: string[]): Promise<Map<string, Proof>> {
  if (ids.length === 0) return new Map();
  const rows = await store.list(comprovativos, { where: { inscricao: ids } });
  return new Map(
    rows.map(({ inscricao, createdAt: comprovativo, conferidoCom }) => [
      inscricao,
      { comprovativo, conferidoCom },
    ]),
  );
}
