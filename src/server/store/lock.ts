import { sql } from 'kysely';
import type { Store } from './store.ts';

/** The first half of the key, which keeps these locks apart from those of other programs in the same database. */
const family = 7265;

/**
 * Makes everyone else who asks for the same lock wait until this transaction ends. SQLite has one writer at a
 * time anyway.
 */
export async function lockUntilCommit({ db, engine }: Store, name: string): Promise<void> {
  if (engine === 'sqlite') return;
  await sql`select pg_advisory_xact_lock(${family}::integer, hashtext(${name}))`.execute(db);
}

/**
 * Does a piece of work unless another process is doing it right now, and answers whether it was done. A
 * process that dies releases its lock. SQLite is used by one process, which needs no lock.
 */
export async function withLock(
  { db, engine }: Store,
  name: string,
  work: () => Promise<void>,
): Promise<boolean> {
  if (engine === 'sqlite') {
    await work();
    return true;
  }
  return db.connection().execute(async (connection) => {
    const key = sql`${family}::integer, hashtext(${name})`;
    const { rows } = await sql<{
      got: boolean;
    }>`select pg_try_advisory_lock(${key}) as got`.execute(connection);
    if (!rows[0]?.got) return false;
    try {
      await work();
    } finally {
      await sql`select pg_advisory_unlock(${key})`.execute(connection);
    }
    return true;
  });
}
