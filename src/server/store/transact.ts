import { sql } from 'kysely';
import type { Database, Engine } from './database.ts';

/**
 * `synced`, the default: once committed, not even a power cut undoes it. `withNext` does not wait
 * for the disk on SQLite: a crash of the program does not undo it, but a power cut can, until the
 * next synced transaction, which also flushes the log before it. It is for rows that nothing names
 * yet.
 */
export type Durability = 'synced' | 'withNext';

/** Runs work in one transaction. */
export async function transact<T>(
  db: Database,
  engine: Engine,
  work: (trx: Database) => Promise<T>,
  durability: Durability = 'synced',
): Promise<T> {
  // On PostgreSQL others can read during the wait, and without it a killed server loses the commit.
  if (durability === 'synced' || engine === 'postgres') return db.transaction().execute(work);
  // SQLite can change this setting only between transactions; nobody else uses the connection meanwhile.
  return db.connection().execute(async (connection) => {
    await sql`pragma synchronous = normal`.execute(connection);
    try {
      return await connection.transaction().execute(work);
    } finally {
      await sql`pragma synchronous = full`.execute(connection);
    }
  });
}
