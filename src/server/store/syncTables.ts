import { type ColumnDefinitionBuilder, sql } from 'kysely';
import type { Field } from '../../fields/field.ts';
import { refuseChanges } from './appendOnly.ts';
import { type Database, DatabaseError, isPostgres } from './database.ts';
import { removeTogether } from './removeTogether.ts';
import type { RowIndex } from './rowIndexes.ts';
import {
  lastBeforeBaseline,
  noteSteps,
  type OtherProgram,
  ofEarlierProgram,
  runSteps,
  stepsAfter,
  stepsHad,
} from './steps.ts';
import { syncIndexes } from './syncIndexes.ts';
import { beforeSteps, type Table } from './table.ts';
import { wordsColumn } from './words.ts';

const refusals: Record<OtherProgram, string> = {
  earlier: `A base de dados é ${ofEarlierProgram}: abra-a primeiro uma vez com a última dessas (${lastBeforeBaseline}), e depois com esta.`,
  newer:
    'A base de dados já foi usada por uma versão mais nova do programa: atualize-o, ou reponha uma cópia de segurança anterior.',
};

/**
 * Makes the database what the declarations say: adds tables and columns, runs the steps it has not had, and makes
 * and drops indexes. All of it happens, or nothing. A column or table is dropped only if it is declared as former.
 */
export async function syncTables(
  db: Database,
  tables: readonly Table[],
  indexes: readonly RowIndex[],
): Promise<void> {
  await db.transaction().execute(async (trx) => {
    // A lock, so that two processes that start together do not both create a table.
    if (isPostgres(db)) await sql`select pg_advisory_xact_lock(7265)`.execute(trx);
    const had = await stepsHad(trx);
    const steps = had ? stepsAfter(had, tables) : new Map();
    if (typeof steps === 'string') throw new DatabaseError(refusals[steps]);
    const columns = await columnsIn(trx);
    await addTables(trx, columns, steps.size > 0 ? beforeSteps(tables) : tables);
    await runSteps(trx, steps);
    for (const index of indexes) if (!columns.has(index.table)) await index.create(trx);
    await noteSteps(trx, tables);
    await syncIndexes(trx, tables);
    if (steps.size > 0) await dropFormer(trx, tables);
    await addTriggers(trx, columns, tables);
  });
}

/** The columns of each table that is there. */
async function columnsIn(db: Database): Promise<Columns> {
  const present = await db.introspection.getTables();
  return new Map(
    present.map((each) => [each.name, new Set(each.columns.map((column) => column.name))]),
  );
}

type Columns = ReadonlyMap<string, ReadonlySet<string>>;

/** Adds the tables and columns that a database lacks. */
async function addTables(db: Database, present: Columns, tables: readonly Table[]) {
  for (const table of tables) {
    const columns = present.get(table.name);
    const missing = Object.entries(table.fields).filter(([name]) => !columns?.has(name));
    if (columns === undefined) await createTable(db, table);
    else await addColumns(db, table, missing);
    if (table.searched && !columns?.has(wordsColumn)) {
      await db.schema.alterTable(table.name).addColumn(wordsColumn, 'text').execute();
    }
  }
}

/** Brings back, for the rows of a backup, what the steps read. */
export async function addFormer(db: Database, tables: readonly Table[]): Promise<void> {
  await addTables(db, await columnsIn(db), beforeSteps(tables));
}

/** Drops what the steps have read. */
export async function dropFormer(db: Database, tables: readonly Table[]): Promise<void> {
  const present = await columnsIn(db);
  for (const { name, former } of tables) {
    for (const column of Object.keys(former?.fields ?? {})) {
      if (present.get(name)?.has(column))
        await db.schema.alterTable(name).dropColumn(column).execute();
    }
    for (const table of former?.tables ?? [])
      await db.schema.dropTable(table.name).ifExists().execute();
  }
}

/** Has the database remove letters, their attachments, and what a row takes along, together with the row. */
async function addTriggers(db: Database, before: Columns, tables: readonly Table[]) {
  const letters = tables
    .filter(({ name }) => ['outbox', 'anexos'].includes(name))
    .map(({ name: rows }) => ({ rows, field: 'about' }));
  for (const { name: of, hasLetters, takesAlong } of tables) {
    for (const along of [...(hasLetters ? letters : []), ...(takesAlong ? [takesAlong] : [])]) {
      if (!before.has(of) || !before.has(along.rows)) await removeTogether(db, { ...along, of });
    }
  }
}

type Column = [name: string, field: Field];

async function createTable(db: Database, table: Table) {
  const created = db.schema.createTable(table.name);
  const numbered = isPostgres(db)
    ? created.addColumn('sequence', 'bigserial', (column) => column.primaryKey())
    : created.addColumn('sequence', 'integer', (column) => column.primaryKey().autoIncrement());
  const common = numbered
    .addColumn('_id', 'text', (column) => column.notNull().unique())
    .addColumn('updatedAt', 'text', (column) => column.notNull())
    .addColumn('demo', 'integer', (column) => column.notNull());
  await Object.entries(table.fields)
    .reduce((all, column) => all.addColumn(...definition(db, table, column)), common)
    .execute();
  if (table.isAppendOnly) await refuseChanges(db, table.name);
}

async function addColumns(db: Database, table: Table, columns: Column[]) {
  for (const column of columns) {
    const altered = db.schema.alterTable(table.name);
    await altered.addColumn(...definition(db, table, column)).execute();
  }
}

/** The column of a field, as the arguments of Kysely's `addColumn`. */
function definition(db: Database, table: Table, [name, field]: Column) {
  const type = field.column === 'integer' && isPostgres(db) ? 'bigint' : field.column;
  const build = (column: ColumnDefinitionBuilder) => {
    if (table.belongsTo?.field === name) {
      return column.references(`${table.belongsTo.table}._id`).onDelete('cascade');
    }
    // Existing rows get the initial value too, so that SQL conditions see what readers see.
    const initial = field.toColumn(field.initial);
    return field.unique || initial === null ? column : column.defaultTo(initial);
  };
  return [name, type, build] as const;
}
