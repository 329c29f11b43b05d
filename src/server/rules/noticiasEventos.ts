import { type RawBuilder, sql } from 'kysely';
import { lisbonDay } from '../../fields/calendar.ts';
import type { noticiasEventos as collection } from '../../sections/noticiasEventos.ts';
import { endBookings, participants } from './inscricoes.ts';
import type { Rule } from './rule.ts';

/** The next to start first; then those that are over, the latest first. */
function nextFirst(today: string): RawBuilder<unknown>[] {
  const over = sql`case when coalesce(nullif("endDate", ''), "startDate") < ${today} then 1 else 0 end`;
  return [
    over,
    sql`case when ${over} = 0 then "startDate" end`,
    sql`case when ${over} = 0 then "startTime" end`,
    sql`"startDate" desc`,
    sql`"startTime" desc`,
  ];
}

const newestFirst = [sql`"insertionDate" desc`, sql`"sequence" desc`];

/** Events come in the order they start, news by when they were written; who booked is told of the end. */
export const noticiasEventos: Rule<typeof collection> = {
  select: ({ type }, { now }) => ({
    order: type === 'EVENTO' ? nextFirst(lisbonDay(now)) : newestFirst,
  }),
  async compute(store, rows) {
    const bookable = rows.filter((row) => row.permiteInscricao).map((row) => row._id);
    const booked = await participants(store, bookable);
    return rows.map((row) => ({
      date: row.startDate || lisbonDay(new Date(row.insertionDate)),
      currentParticipants: booked.get(row._id) ?? 0,
    }));
  },
  beforeRemove: endBookings,
};
