import { PostgresAdapter, sql } from 'kysely';
import type { Database } from './database.ts';

/** Sums over the rows of a table by one of its columns, in a table of their own. */
export type Sums = {
  /** Where they stand, one row for each value of the column; where all are 0 there is none. */
  table: string;
  of: string;
  by: string;
  /** What a row adds to each, as SQL over the name that the row has. */
  add: Record<string, (row: string) => string>;
};

type Source = { row: string; sign: '+' | '-'; from?: string };

/** Adds to the sums what rows bring, and takes away what they took along. */
function apply({ table, by, add }: Sums, sources: readonly Source[]): string[] {
  const names = Object.keys(add);
  const rows = sources.map(({ row, sign, from }) => {
    const values = Object.entries(add).map(([name, of]) => `${sign} (${of(row)}) as "${name}"`);
    const all = [`${row}."${by}" as "by"`, ...values].join(', ');
    return `select ${all} ${from ? `from ${from}` : ''} where ${row}."${by}" is not null`;
  });
  const isNothing = names.map((name) => `"${name}" = 0`).join(' and ');
  return [
    `insert into "${table}" ("by", ${names.map((name) => `"${name}"`).join(', ')})
     select "by", ${names.map((name) => `sum("${name}")`).join(', ')}
     from (${rows.join(' union all ')}) as "rows" where true group by "by" order by "by"
     on conflict ("by") do update set
     ${names.map((name) => `"${name}" = "${table}"."${name}" + excluded."${name}"`).join(', ')}`,
    `delete from "${table}" where ${isNothing}
     and "by" in (${rows.map((each) => `select "by" from (${each}) as "rows"`).join(' union all ')})`,
  ];
}

const changes = {
  insert: [{ name: 'new', sign: '+' }],
  delete: [{ name: 'old', sign: '-' }],
  update: [
    { name: 'old', sign: '-' },
    { name: 'new', sign: '+' },
  ],
} as const;

function inSqlite(sums: Sums): string[] {
  return Object.entries(changes).flatMap(([change, rows]) => {
    const trigger = `"${sums.table}_${change}"`;
    const steps = apply(
      sums,
      rows.map(({ name, sign }) => ({ row: name, sign })),
    );
    return [
      `drop trigger if exists ${trigger}`,
      `create trigger ${trigger} after ${change} on "${sums.of}" begin ${steps.join('; ')}; end`,
    ];
  });
}

/** Once for each statement: to change one row time and again in one transaction is slow here. */
function inPostgres(sums: Sums): string[] {
  return Object.entries(changes).flatMap(([change, rows]) => {
    const trigger = `"${sums.table}_${change}"`;
    const named = rows.map(({ name, sign }) => ({ row: `"${name}s"`, sign, from: `"${name}s"` }));
    const tables = rows.map(({ name }) => `${name} table as "${name}s"`);
    return [
      `create or replace function ${trigger}() returns trigger language plpgsql as $$
       begin ${apply(sums, named).join('; ')}; return null; end $$`,
      `drop trigger if exists ${trigger} on "${sums.of}"`,
      `create trigger ${trigger} after ${change} on "${sums.of}" referencing ${tables.join(' ')}
       for each statement execute function ${trigger}()`,
    ];
  });
}

/** Sums up what is there, and has the database itself keep in step with every change from now on. */
export async function keepSums(db: Database, sums: Sums): Promise<void> {
  const isPostgres = db.getExecutor().adapter instanceof PostgresAdapter;
  const columns = Object.keys(sums.add).map((name) => `"${name}" bigint not null`);
  const all = { row: `"${sums.of}"`, sign: '+', from: `"${sums.of}"` } as const;
  for (const step of [
    // Anew, for what is summed up may be other than before.
    `drop table if exists "${sums.table}"`,
    `create table "${sums.table}" ("by" text primary key, ${columns.join(', ')})`,
    ...(isPostgres ? inPostgres(sums) : inSqlite(sums)),
    ...apply(sums, [all]),
  ]) {
    await sql.raw(step).execute(db);
  }
}
