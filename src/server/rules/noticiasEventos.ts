import { type SqlBool, sql } from 'kysely';
import { addDays, lisbonDay } from '../../language/calendar.ts';
import { noticiasEventos as collection, noticias } from '../../sections/noticiasEventos.ts';
import { isInState } from '../store/life.ts';
import type { Store } from '../store/store.ts';
import type { Rule } from './rule.ts';

// Lists grow long, so each order has an index. The SQL here is worded like the indexes of the collection, so that
// the planner uses them.

const isEvent = sql<SqlBool>`"type" = 'EVENTO'`;
const lastDay = sql`coalesce(nullif("endDate", ''), "startDate")`;
const startsFirst = [sql`"startDate"`, sql`"startTime"`];
const newestFirst = [sql`"insertionDate" desc`, sql`"sequence" desc`];

/** Holds for events whose last day is today or still to come. */
export function isNotOver(today: string) {
  return sql<SqlBool>`${isEvent} and ("startDate" >= ${today} or "endDate" >= ${today})`;
}

/** The events that are not over, in the order they start: first those going on, then those to come. */
function notOver(today: string) {
  return [
    {
      // `|| ''` keeps the planner off the index of starts, which would read every past event.
      condition: sql<SqlBool>`${isEvent} and "endDate" >= ${today} and "startDate" || '' < ${today}`,
      order: [sql`"startDate" || ''`, sql`"startTime"`],
    },
    { condition: sql<SqlBool>`${isEvent} and "startDate" >= ${today}`, order: startsFirst },
  ];
}

/** The event that is on now or comes next; cancelled ones do not count. */
export async function nextEvent(store: Store, now: Date) {
  const [next] = await store.list(collection, {
    parts: notOver(lisbonDay(now)),
    only: { condition: sql<SqlBool>`${isInState('publicado', now)} and "cancelado" = 0` },
    limit: 1,
  });
  return next;
}

/** The events that are over, the latest first. */
function over(today: string) {
  return {
    condition: sql<SqlBool>`${isEvent} and "startDate" < ${today} and ${lastDay} < ${today}`,
    order: [sql`"startDate" desc`, sql`"startTime" desc`, sql`"sequence" desc`],
  };
}

/** News, and events that are over, by when they were written or took place. */
function archive(today: string) {
  const moment = sql`coalesce(nullif("startDate", ''), "insertionDate")`;
  return {
    condition: sql<SqlBool>`${lastDay} < ${today}`,
    order: [sql`${moment} desc`, sql`"sequence" desc`],
  };
}

/**
 * Events come in the order they start, news by when they were written; `arquivo=true` leaves out
 * the events that are not over. The feature `inscricoes` fills in `currentParticipants` and `temEspera`.
 */
export const noticiasEventos: Rule<typeof collection> = {
  select({ type = '', arquivo }, { now }) {
    const today = lisbonDay(now);
    if (arquivo === 'true') return archive(today);
    if (type === 'EVENTO') return { condition: isEvent, parts: [...notOver(today), over(today)] };
    const types = type.split(',');
    if (type === '' || types.includes('EVENTO')) return { order: newestFirst };
    // Counting a whole index takes a quarter of the time of looking at the type of each row.
    const impliesType = noticias.fields.type.choices.every((each) => types.includes(each));
    return { order: newestFirst, condition: sql`"type" <> 'EVENTO'`, impliesType };
  },
  async beforeSave(_store, values) {
    const { startDate, startTime, endDate, endTime } = values;
    // A dance from ten at night to two in the morning ends on the next day, though nobody said so.
    if (startDate && !endDate && endTime && startTime && endTime < startTime) {
      values.endDate = addDays(startDate, 1);
    }
  },
  async compute(_store, rows) {
    return rows.map(({ startDate, insertionDate }) => ({
      date: startDate || lisbonDay(new Date(insertionDate)),
      currentParticipants: null,
      temEspera: false,
    }));
  },
};
