import { type SqlBool, sql } from 'kysely';
import type { Database } from './database.ts';
import { inPieces } from './inPieces.ts';
import { eachOutdated } from './outdated.ts';
import type { RowIndex } from './rowIndexes.ts';
import type { Table } from './table.ts';

type AnyRow = Readonly<Record<string, unknown>>;

const atATime = 2_000;

/**
 * The unique part of a path. The rest is not matched, since in a text a full stop or the suffix of
 * a photo's size may follow.
 */
const keyInText = /\/f\/[a-z0-9]{9}-/g;

/**
 * Written for every row beside the files it names: its stamp says which state of the row was read. Found by the
 * whole key, it costs the same whatever the database believes of how many files a row names.
 */
const none = '';

async function create(db: Database): Promise<void> {
  await sql`create table "fileUses" ("collection" text not null, "record" text not null,
    "file" text not null, "stamp" text not null, primary key ("collection", "record", "file"))`.execute(
    db,
  );
  await sql`create index "fileUses_named" on "fileUses" ("file", "collection", "record")`.execute(
    db,
  );
}

function columnsOf({ fields }: Pick<Table, 'fields'>): string[] {
  return Object.keys(fields).filter((name) => fields[name]?.uploads);
}

/** Added to a row's time in the stamp: when other fields come to name files, every row is read again. */
const recipeOf = (table: Table) => ` ${columnsOf(table).join()}`;

/** Whether rows of a table can name uploaded files. */
export function namesFiles(table: Pick<Table, 'fields'>): boolean {
  return columnsOf(table).length > 0;
}

async function write(db: Database, table: Table, rows: readonly AnyRow[], areNew = false) {
  if (!areNew) await remove(db, table, rows);
  const columns = columnsOf(table);
  const uses = rows.flatMap((row) => {
    const named = JSON.stringify(columns.map((name) => row[name])).match(keyInText) ?? [];
    const stamp = `${row.updatedAt}${recipeOf(table)}`;
    return [...new Set([none, ...named])].map((file) => {
      return { collection: table.name, record: String(row._id), file, stamp };
    });
  });
  for (const some of inPieces(uses, atATime)) {
    const overOld = db
      .insertInto('fileUses')
      .onConflict((known) =>
        known
          .columns(['collection', 'record', 'file'])
          .doUpdateSet(({ ref }) => ({ stamp: ref('excluded.stamp') })),
      );
    await overOld.values(some).execute();
  }
}

async function remove(db: Database, table: Table, rows: readonly AnyRow[]) {
  const ids = rows.map(({ _id }) => String(_id));
  for (const some of inPieces(ids, atATime)) {
    await db
      .deleteFrom('fileUses')
      .where('collection', '=', table.name)
      .where('record', 'in', some)
      .execute();
  }
}

async function refresh(db: Database, table: Table): Promise<void> {
  const { name } = table;
  // Compares values instead of using `exists`: until PostgreSQL has statistics it would read the whole table
  // for every row.
  const row = sql`select 1 from ${sql.table(name)} where "_id" = "fileUses"."record"`;
  const stamp = sql`select "stamp" from "fileUses"
    where "collection" = ${name} and "record" = ${sql.ref(`${name}._id`)} and "file" = ${none}`;
  await sql`delete from "fileUses" where "collection" = ${name} and (${row}) is null`.execute(db);
  const isOutdated = sql<SqlBool>`(${stamp}) is distinct from "updatedAt" || ${recipeOf(table)}`;
  await eachOutdated(db, table, isOutdated, (trx, rows) => write(trx, table, rows));
}

/** The index of which rows name which files. */
export const fileUses: RowIndex = {
  table: 'fileUses',
  create,
  covers: namesFiles,
  write,
  remove,
  refresh,
  async clear(db) {
    await db.deleteFrom('fileUses').execute();
  },
};

/** Run before the uses are read: cascades in the database delete rows without removing their uses. */
async function refreshAll(db: Database, tables: readonly Table[]): Promise<void> {
  for (const table of tables.filter(namesFiles)) await refresh(db, table);
}

/** Which of these tables have a row that names a file. */
export async function tablesNaming(
  db: Database,
  tables: readonly Table[],
  file: string,
): Promise<Table[]> {
  await refreshAll(db, tables);
  const uses = db.selectFrom('fileUses').select('collection').distinct().where('file', '=', file);
  const names = (await uses.execute()).map(({ collection }) => collection);
  return tables.filter(({ name }) => names.includes(name));
}

/** The files that rows of these tables name, by their keys. */
export async function namedFiles(db: Database, tables: readonly Table[]): Promise<Set<string>> {
  await refreshAll(db, tables);
  const uses = db.selectFrom('fileUses').select('file').distinct().where('file', '!=', none);
  return new Set((await uses.execute()).map(({ file }) => String(file)));
}
