import { type ColumnDefinitionBuilder, sql } from 'kysely';
import type { Field } from '../../fields/field.ts';
import type { Database, Engine } from './database.ts';
import { removeTogether } from './removeTogether.ts';
import type { Table } from './table.ts';
import { indexOfWords, wordsColumn } from './words.ts';

/**
 * Adds the tables and columns that the declarations have and the database lacks.
 * It never renames or drops: that is a numbered migration.
 */
export async function syncTables(db: Database, engine: Engine, tables: readonly Table[]) {
  await db.transaction().execute(async (trx) => {
    // A lock, so that two processes that start together do not both create a table.
    if (engine === 'postgres') await sql`select pg_advisory_xact_lock(7265)`.execute(trx);
    const present = new Map(
      (await trx.introspection.getTables()).map((each) => [
        each.name,
        new Set(each.columns.map((column) => column.name)),
      ]),
    );
    for (const table of tables) {
      const columns = present.get(table.name);
      const missing = Object.entries(table.fields).filter(([name]) => !columns?.has(name));
      if (columns === undefined) await createTable(trx, engine, table);
      else await addColumns(trx, engine, table, missing);
      await addIndexes(trx, table, missing);
      if (table.searched && !columns?.has(wordsColumn)) await addWords(trx, table);
    }
    const letters = tables.filter(({ name }) => ['outbox', 'anexos'].includes(name));
    for (const { name: of } of tables.filter(({ hasLetters }) => hasLetters)) {
      for (const { name: rows } of letters) {
        if (present.has(of) && present.has(rows)) continue;
        await removeTogether(trx, { rows, field: 'about', of });
      }
    }
  });
}

type Column = [name: string, field: Field];

async function createTable(db: Database, engine: Engine, table: Table) {
  const created = db.schema.createTable(table.name);
  const numbered =
    engine === 'postgres'
      ? created.addColumn('sequence', 'bigserial', (column) => column.primaryKey())
      : created.addColumn('sequence', 'integer', (column) => column.primaryKey().autoIncrement());
  const common = numbered
    .addColumn('_id', 'text', (column) => column.notNull().unique())
    .addColumn('updatedAt', 'text', (column) => column.notNull())
    .addColumn('demo', 'integer', (column) => column.notNull());
  await Object.entries(table.fields)
    .reduce((all, column) => all.addColumn(...definition(engine, table, column)), common)
    .execute();
}

async function addColumns(db: Database, engine: Engine, table: Table, columns: Column[]) {
  for (const column of columns) {
    const altered = db.schema.alterTable(table.name);
    await altered.addColumn(...definition(engine, table, column)).execute();
  }
}

/** The column of a field, as the arguments of Kysely's `addColumn`. */
function definition(engine: Engine, table: Table, [name, field]: Column) {
  const type = field.column === 'integer' && engine === 'postgres' ? 'bigint' : field.column;
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

async function addIndexes(db: Database, table: Table, columns: Column[]) {
  for (const [name, { unique, isScheduled }] of columns) {
    // The next moment is looked up after every change; an index of the few rows that wait for one makes that
    // cheap.
    if (isScheduled) {
      const index = db.schema.createIndex(`${table.name}_${name}`).on(table.name).column(name);
      await index.where(name, '<>', '').execute();
    }
    if (!unique && table.belongsTo?.field !== name) continue;
    const index = db.schema.createIndex(`${table.name}_${name}`).on(table.name).column(name);
    await (unique ? index.unique() : index).execute();
  }
}

async function addWords(db: Database, table: Table) {
  const { name } = table;
  await db.schema.alterTable(name).addColumn(wordsColumn, 'text').execute();
  const index = db.schema.createIndex(`${name}_${wordsColumn}`).on(name);
  await index.columns(indexOfWords(table)).execute();
}
