import { mkdtempSync, readFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import Sqlite from 'better-sqlite3';
import { sql } from 'kysely';
import pg from 'pg';
import { type AnyTables, type Engine, openDatabase } from '../../src/server/store/database.ts';
import { newDatabase, type Place } from '../openTestStore.ts';

// The program of 20 November 2026 wrote what is in this folder: how it made its tables, on each
// engine; rows of every table; and a backup of them.
const read = (name: string) => readFileSync(join(import.meta.dirname, name), 'utf8');

/** The rows of every table, as a database has them. */
export const baselineRows: Record<string, AnyTables[string][]> = JSON.parse(read('rows.json'));

/** The backup that was made of them. */
export const baselineBackup = join(import.meta.dirname, 'backup.tar.gz');

async function makeTables(engine: Engine): Promise<Place> {
  const dataDir = mkdtempSync(join(tmpdir(), 'aldeia-baseline-'));
  if (engine === 'sqlite') {
    const database = new Sqlite(join(dataDir, 'aldeia.db'));
    database.exec(read('sqlite.sql'));
    database.close();
    return { dataDir, databaseUrl: undefined };
  }
  const databaseUrl = await newDatabase();
  const client = new pg.Client({ connectionString: databaseUrl });
  await client.connect();
  await client.query(read('postgres.sql'));
  await client.end();
  return { dataDir, databaseUrl };
}

/** A village as that program left it; the caller removes its folder. */
export async function openBaseline(engine: Engine): Promise<Place> {
  const place = await makeTables(engine);
  const { db } = await openDatabase(place);
  for (const [table, rows] of Object.entries(baselineRows)) {
    if (rows.length > 0) await db.insertInto(table).values(rows).execute();
    if (engine === 'sqlite' || !Object.hasOwn(rows[0] ?? {}, 'sequence')) continue;
    await sql`select setval(pg_get_serial_sequence(${`"${table}"`}, 'sequence'), max("sequence"))
      from ${sql.table(table)}`.execute(db);
  }
  await db.destroy();
  return place;
}
