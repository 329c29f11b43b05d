import { sql } from 'kysely';
import type { Store } from './store.ts';

/** Keeps ours apart from the locks that others may take in the same database. */
const family = 7265;

/** Has others who ask for the same wait until the transaction at hand ends. SQLite lets one writer in at a time. */
export async function lockUntilCommit({ db, engine }: Store, name: string): Promise<void> {
  if (engine === 'sqlite') return;
  await sql`select pg_advisory_xact_lock(${family}::integer, hashtext(${name}))`.execute(db);
}

/**
 * Does a piece of work unless another process is doing the same right now, and answers whether it
 * was done. A process that dies lets go. SQLite is for one process, which waits for nobody.
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
  return db.connection().execute(async (held) => {
    const key = sql`${family}::integer, hashtext(${name})`;
    const { rows } = await sql<{
      got: boolean;
    }>`select pg_try_advisory_lock(${key}) as got`.execute(held);
    if (!rows[0]?.got) return false;
    try {
      await work();
    } finally {
      await sql`select pg_advisory_unlock(${key})`.execute(held);
    }
    return true;
  });
}
