import type { Call } from '../../calls/call.ts';
import { duplicationOf } from '../../calls/records.ts';
import { notFound } from '../../calls/refusal.ts';
import type { Field } from '../../fields/field.ts';
import { addDays, isDay, lisbonDay, weeksIn } from '../../language/calendar.ts';
import { lifeFields } from '../../sections/life.ts';
import { type Collection, type Section, sectionOf } from '../../sections/section.ts';
import type { Store } from '../store/store.ts';
import type { AnyRecord } from '../store/table.ts';
import type { Context } from '../village/context.ts';
import type { Route } from '../village/route.ts';
import { present } from './answerRecords.ts';
import { whereIn } from './records.ts';
import { type AnyRow, recordSaver } from './saveRecord.ts';

const hasDay = ({ readAs, setByServer }: Field) => readAs === 'day' && !setByServer;

/** Moves days by whole weeks, about as many years as it takes for the last day of the record not to be past. */
function laterYear({ fields }: Section, row: AnyRecord, today: string): (day: string) => string {
  const days = Object.entries(fields).flatMap(([name, field]) => (hasDay(field) ? row[name] : []));
  const last = String(days.sort().at(-1) ?? '');
  let years = 1;
  while (isDay(last) && last < addDays(today, -7 * weeksIn(years))) years += 1;
  return (day) => {
    const moved = day && addDays(day, 7 * weeksIn(years));
    // The calendar ends with the year 9999.
    return isDay(moved) ? moved : '';
  };
}

/** The values of a copy: all that was typed, except what is only true of the original; days come from `dayFor`. */
function copied({ fields }: Section, row: AnyRecord, dayFor: (day: string) => string): AnyRecord {
  const copy: AnyRecord = {};
  for (const [name, field] of Object.entries(fields)) {
    if (field.setByServer || field.unique) continue;
    const isEmptied = field.notCopied || field.readAs === 'moment' || name in lifeFields;
    if (hasDay(field)) copy[name] = dayFor(String(row[name]));
    else copy[name] = isEmptied ? field.initial : row[name];
  }
  return { ...copy, rascunho: true };
}

/** The longest heading that a record may have. */
const longest = 300;

/** The heading of a copy, until somebody changes it. */
function copyName(heading: string): string {
  const ending = ' (cópia)';
  const name = heading.endsWith(ending) ? heading.slice(0, -ending.length) : heading;
  return name.slice(0, longest - ending.length).trimEnd() + ending;
}

/** An identifier that no other record has: made from the name if that is free, else from the name and a number. */
async function freeIdentifier(trx: Store, collection: Collection, heading: string) {
  const { identifier } = collection.fields;
  // As much of the name as leaves room for the number.
  const name = heading.slice(0, 100);
  let made = identifier?.fill?.(heading, new Date());
  for (let at = 1; await trx.find(collection, { identifier: made } as object); at += 1) {
    made = identifier?.fill?.(`${name} cópia ${at > 1 ? at : ''}`, new Date());
  }
  return made;
}

/** Gives a collection the route that copies a record into a new draft. */
export function duplicationRoute(route: Route, context: Context, collection: Collection): void {
  const { store, now } = context;
  const saver = recordSaver(context, collection);
  route(duplicationOf(collection) as Call, async ({ params, body, actor }) => {
    const { paraOAno } = body as { paraOAno: boolean };
    const saved = await store.transaction(async (trx) => {
      // The second of two simultaneous copies waits here, so that each finds its own identifier.
      const row = (await trx.lock(collection, whereIn(collection, params))) as AnyRow | undefined;
      const section = row && sectionOf(collection.sections, row);
      if (!section) throw notFound(collection.key);
      const record = row as AnyRecord;
      const heading = String(record[section.heading]);
      const today = lisbonDay(now());
      const values = copied(
        section,
        record,
        paraOAno ? laterYear(section, record, today) : () => '',
      );
      // Next year's record keeps its heading.
      if (!paraOAno) values[section.heading] = copyName(heading);
      if (collection.key === 'identifier') {
        values.identifier = await freeIdentifier(trx, collection, heading);
      }
      return saver.create(trx, { section, values }, actor);
    });
    return { [collection.one]: (await present(context, collection, [saved]))[0] };
  });
}
