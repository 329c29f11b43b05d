import { sql } from 'kysely';
import type { Field } from '../../fields/field.ts';
import type { Database, Engine } from './database.ts';
import type { Table } from './table.ts';
import { indexOfWords, wordsColumn } from './words.ts';

/**
 * Adds the tables and columns that the declarations have and the database lacks.
 * It never renames or drops: that is a numbered migration.
 */
export async function syncTables(db: Database, engine: Engine, tables: readonly Table[]) {
  await db.transaction().execute(async (trx) => {
    // Two processes that start together must not both create a table.
    if (engine === 'postgres') await sql`select pg_advisory_xact_lock(7265)`.execute(trx);
    const present = new Map(
      (await trx.introspection.getTables()).map((each) => [
        each.name,
        new Set(each.columns.map((column) => column.name)),
      ]),
    );
    for (const table of tables) {
      const columns = present.get(table.name);
      if (columns === undefined) await createTable(trx, engine, table);
      const missing = Object.entries(table.fields).filter(([name]) => !columns?.has(name));
      for (const [name, field] of missing) await addColumn(trx, engine, table, name, field);
      if (table.searched && !columns?.has(wordsColumn)) await addWords(trx, table);
    }
  });
}

async function createTable(db: Database, engine: Engine, table: Table) {
  const created = db.schema.createTable(table.name);
  const numbered =
    engine === 'postgres'
      ? created.addColumn('sequence', 'bigserial', (column) => column.primaryKey())
      : created.addColumn('sequence', 'integer', (column) => column.primaryKey().autoIncrement());
  await numbered
    .addColumn('_id', 'text', (column) => column.notNull().unique())
    .addColumn('updatedAt', 'text', (column) => column.notNull())
    .addColumn('demo', 'integer', (column) => column.notNull())
    .execute();
}

async function addColumn(db: Database, engine: Engine, table: Table, name: string, field: Field) {
  const type = field.column === 'integer' && engine === 'postgres' ? 'bigint' : field.column;
  await db.schema
    .alterTable(table.name)
    .addColumn(name, type, (column) => {
      if (table.belongsTo?.field === name) {
        return column.references(`${table.belongsTo.table}._id`).onDelete('cascade');
      }
      // Rows that are older than the column hold it too, for conditions as for readers.
      const initial = field.toColumn(field.initial);
      return field.unique || initial === null ? column : column.defaultTo(initial);
    })
    .execute();
  if (field.unique || table.belongsTo?.field === name) {
    const index = db.schema.createIndex(`${table.name}_${name}`).on(table.name).column(name);
    await (field.unique ? index.unique() : index).execute();
  }
}

async function addWords(db: Database, table: Table) {
  const { name } = table;
  await db.schema.alterTable(name).addColumn(wordsColumn, 'text').execute();
  const index = db.schema.createIndex(`${name}_${wordsColumn}`).on(name);
  await index.columns(indexOfWords(table)).execute();
}
