import { type RawBuilder, type SqlBool, sql } from 'kysely';
import { type Estado, lifeFields } from '../../sections/life.ts';
import type { ScheduledChange } from './followClock.ts';
import type { Store } from './store.ts';
import type { Table } from './table.ts';

/** Whether the records of a table can be drafts, scheduled or withdrawn. */
export function hasLife({ fields }: Pick<Table, 'fields'>): boolean {
  return Object.keys(lifeFields).every((name) => name in fields);
}

/** The SQL condition for records in this state; it must agree with `estadoOf`. */
export function isInState(estado: Estado, now: Date): RawBuilder<SqlBool> {
  const moment = now.toISOString();
  const isGone = sql`("retirarEm" <> '' and "retirarEm" <= ${moment})`;
  const conditions: Record<Estado, RawBuilder<SqlBool>> = {
    rascunho: sql`"rascunho" = 1`,
    retirado: sql`"rascunho" = 0 and ${isGone}`,
    agendado: sql`"rascunho" = 0 and not ${isGone} and "publicarEm" > ${moment}`,
    publicado: sql`"rascunho" = 0 and not ${isGone} and "publicarEm" <= ${moment}`,
  };
  return conditions[estado];
}

/** The fields of a table that hold moments at which what visitors see changes. */
export function awaitedFields({ fields }: Pick<Table, 'fields'>): string[] {
  return Object.keys(fields).filter((name) => fields[name]?.isScheduled);
}

/** When the first of these published rows ends, in milliseconds; Infinity if none does by itself. */
export function firstEnd(table: Pick<Table, 'fields'>, rows: readonly object[], now: Date): number {
  const moments = awaitedFields(table).flatMap((name) =>
    rows.flatMap((row) => Date.parse(String((row as Record<string, unknown>)[name])) || []),
  );
  return Math.min(...moments.filter((moment) => moment > now.getTime()));
}

/** The first moment after the given one that some row of these tables waits for. */
async function firstMoment(
  { db }: Pick<Store, 'db'>,
  tables: readonly Table[],
  after: Date,
): Promise<Date | undefined> {
  const queries = tables.flatMap((table) =>
    awaitedFields(table).map(
      (name) => sql`select min(${sql.ref(name)}) as "at" from ${sql.table(table.name)}
        where ${sql.ref(name)} <> '' and ${sql.ref(name)} > ${after.toISOString()}`,
    ),
  );
  if (queries.length === 0) return undefined;
  const all = sql<{ at: string | null }>`${sql.join(queries, sql` union all `)}`;
  const { rows } = await all.execute(db);
  const [first] = rows.flatMap(({ at }) => at ?? []).sort();
  return first ? new Date(first) : undefined;
}

/** Like `firstMoment`, but leaves out tables that cannot be read; `isSure` says whether all were read. */
export async function nextMoment(
  store: Pick<Store, 'db'>,
  tables: readonly Table[],
  after: Date,
): Promise<ScheduledChange> {
  try {
    return { at: await firstMoment(store, tables, after), isSure: true };
  } catch (error) {
    const reads = await Promise.allSettled(tables.map((each) => firstMoment(store, [each], after)));
    const answered = reads.filter((each) => each.status === 'fulfilled');
    if (answered.length === 0) throw error;
    const [at] = answered
      .flatMap(({ value }) => value ?? [])
      .toSorted((one, other) => one.getTime() - other.getTime());
    return { at, isSure: false };
  }
}
