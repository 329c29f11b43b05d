import { sql } from 'kysely';
import type { Database, Engine } from './database.ts';

/**
 * `synced`, the usual: once it is kept, not even a power cut undoes it. `withNext`: a crash of the
 * program does not undo it, and a power cut no longer once anything kept after it is synced, since
 * the log is written in its order. It does not wait for the disk: for what nobody names yet.
 */
export type Durability = 'synced' | 'withNext';

/** Runs work in one transaction. */
export async function transact<T>(
  db: Database,
  engine: Engine,
  work: (trx: Database) => Promise<T>,
  durability: Durability = 'synced',
): Promise<T> {
  if (durability === 'synced') return db.transaction().execute(work);
  if (engine === 'postgres') {
    return db.transaction().execute(async (trx) => {
      await sql`set local synchronous_commit = off`.execute(trx);
      return work(trx);
    });
  }
  // SQLite changes this between transactions only; nobody else has the connection meanwhile.
  return db.connection().execute(async (connection) => {
    await sql`pragma synchronous = normal`.execute(connection);
    try {
      return await connection.transaction().execute(work);
    } finally {
      await sql`pragma synchronous = full`.execute(connection);
    }
  });
}
