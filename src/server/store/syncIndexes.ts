import { createHash } from 'node:crypto';
import { sql } from 'kysely';
import { type Database, isPostgres } from './database.ts';
import type { Table } from './table.ts';
import { indexOfWords, wordsColumn } from './words.ts';

/** The indexes of a table: the SQL of each, by its name. */
function indexesOf(table: Table): Map<string, string> {
  const all = new Map<string, string>();
  const on = `on "${table.name}"`;
  const add = (name: string, columns: string) => {
    // The name holds a digest of the columns, so that an index whose declaration changed is made anew.
    const digest = createHash('sha256').update(columns).digest('hex').slice(0, 8);
    const index = `${table.name}_${name}_${digest}`;
    all.set(index, `create index "${index}" ${on} ${columns}`);
  };
  for (const [name, { unique, isScheduled }] of Object.entries(table.fields)) {
    // What PostgreSQL says of a duplicate names the index: `asDuplicate` reads the column from it.
    const index = `${table.name}_${name}`;
    if (unique) all.set(index, `create unique index "${index}" ${on} ("${name}")`);
    else if (table.belongsTo?.field === name) add(name, `("${name}")`);
    // The next moment is looked up after every change; an index of the few rows that wait for one makes that
    // cheap.
    if (isScheduled) add(name, `("${name}") where "${name}" <> ''`);
  }
  if (table.searched) {
    add(
      wordsColumn,
      `(${indexOfWords(table)
        .map((name) => `"${name}"`)
        .join()})`,
    );
  }
  for (const [name, columns] of Object.entries(table.indexes ?? {})) add(name, columns);
  return all;
}

type Present = { name: string; table: string };

/** The indexes that are there, without those that are part of the definition of a table. */
const present = {
  sqlite: sql<Present>`select name, tbl_name as "table" from sqlite_master
    where type = 'index' and sql is not null`,
  postgres: sql<Present>`select index.relname as name, "of".relname as "table" from pg_index
      join pg_class as index on index.oid = indexrelid
      join pg_class as "of" on "of".oid = indrelid
    where "of".relnamespace = current_schema()::regnamespace
      and not exists (select 1 from pg_constraint where conindid = indexrelid)`,
};

/** Makes the declared indexes of these tables that are missing, and drops those that are not declared. */
export async function syncIndexes(db: Database, tables: readonly Table[]): Promise<void> {
  const { rows } = await present[isPostgres(db) ? 'postgres' : 'sqlite'].execute(db);
  const found = new Set(rows.map(({ name }) => name));
  const wanted = new Map(tables.map((each) => [each.name, indexesOf(each)]));
  for (const { name, table } of rows) {
    if (wanted.get(table)?.has(name) === false) await db.schema.dropIndex(name).execute();
  }
  for (const [name, create] of [...wanted.values()].flatMap((each) => [...each])) {
    if (!found.has(name)) await sql.raw(create).execute(db);
  }
}
