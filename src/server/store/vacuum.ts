import { sql } from 'kysely';
import type { Store } from './store.ts';

/**
 * Removes the traces of erased rows. SQLite leaves them in free pages of its file, in its journal
 * and in the full-text index; `secure_delete` alone misses copies made when pages are rearranged.
 * PostgreSQL vacuums by itself.
 */
export async function vacuum({ db, engine, indexes }: Store): Promise<void> {
  for (const index of indexes) await index.vacuum?.(db);
  if (engine === 'postgres') return;
  await sql`vacuum`.execute(db);
  await sql`pragma wal_checkpoint(truncate)`.execute(db);
}
