import { sql } from 'kysely';
import { type Database, DatabaseError, isPostgres } from './database.ts';
import type { Step, Steps, Table } from './table.ts';

/** Steps on what no declared table holds: search, pages of PDFs, uses of files. */
const storeSteps: Steps = {
  // The engines rank what is found, over words in columns; the start that follows indexes every record again.
  '2026-11-search-by-the-engines': async (trx) => {
    if (isPostgres(trx)) await sql`drop function if exists "searchInside"`.execute(trx);
    for (const name of ['searchTerms', 'searchIndex', 'searchWords']) {
      await trx.schema.dropTable(name).ifExists().execute();
    }
  },
};

/**
 * Kysely's migrator wrote this table until November 2026. Programs of that time read it, and refuse a database with
 * a name that they do not know.
 */
const table = 'kysely_migration';

/** Stands for every step up to the tables of 20 November 2026, from which this program goes on. */
const baseline = '2026-11-baseline';

/** Ends sentences on a database or a backup of before, and says which program still reads it. */
export const ofEarlierProgram = 'de uma versão do programa anterior a 20 de novembro de 2026';
export const lastBeforeBaseline = 'git checkout 0a79790f';

/** The steps of before, and the last of them. */
const earlier = /^00\d\d-/;
const lastEarlier = '0033-one-line-of-drafts';

/** The names of all steps, after the names of what they belong to, in the order in which they run. */
function stepsOf(tables: readonly Table[]): Map<string, Step> {
  const owners = [{ name: 'store', steps: storeSteps }, ...tables];
  return new Map(
    owners.flatMap(({ name, steps = {} }) =>
      Object.entries(steps).map(([step, run]) => [`${name}.${step}`, run] as const),
    ),
  );
}

/** The steps that a database has had; undefined if it is empty. */
export async function stepsHad(db: Database): Promise<string[] | undefined> {
  const present = await db.introspection.getTables({ withInternalKyselyTables: true });
  if (!present.some(({ name }) => name === table)) return undefined;
  const rows = await db.selectFrom(table).select('name').orderBy('name').execute();
  return rows.map(({ name }) => String(name));
}

/** Why this program cannot read a database or backup: it is of a program from before the baseline, or of a newer one. */
export type OtherProgram = 'earlier' | 'newer';

/** The steps that a database or backup has yet to go through. */
export function stepsAfter(
  had: readonly string[],
  tables: readonly Table[],
): Map<string, Step> | OtherProgram {
  if (![baseline, lastEarlier].some((name) => had.includes(name))) return 'earlier';
  const steps = stepsOf(tables);
  const owners = ['store', ...tables.map(({ name }) => name)];
  const isNewer = had.some((name) => {
    if (name === baseline || earlier.test(name) || steps.has(name)) return false;
    // The steps of a table that is not here do not matter: a feature can be taken away.
    const [owner = '', step] = name.split('.');
    return step === undefined || owners.includes(owner);
  });
  if (isNewer) return 'newer';
  return new Map([...steps].filter(([name]) => !had.includes(name)));
}

export async function runSteps(trx: Database, steps: ReadonlyMap<string, Step>): Promise<void> {
  for (const [name, run] of steps) {
    try {
      await run(trx);
    } catch (cause) {
      const reason = cause instanceof Error ? cause.message : String(cause);
      throw new DatabaseError(
        `O passo ${name} da base de dados falhou, e nada foi alterado: ${reason}`,
        { cause },
      );
    }
  }
}

/** Writes down that a database has had every step there is. */
export async function noteSteps(trx: Database, tables: readonly Table[]): Promise<void> {
  await sql`create table if not exists ${sql.table(table)}
    ("name" varchar(255) primary key, "timestamp" varchar(255) not null)`.execute(trx);
  const timestamp = new Date().toISOString();
  const rows = [baseline, ...stepsOf(tables).keys()].map((name) => ({ name, timestamp }));
  await trx
    .insertInto(table)
    .values(rows)
    .onConflict((known) => known.column('name').doNothing())
    .execute();
}
