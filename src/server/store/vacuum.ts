import { sql } from 'kysely';
import { forgetWords } from './searchIndex.ts';
import type { Store } from './store.ts';

/**
 * Removes the traces of erased rows. SQLite leaves them in free pages of its file, in its journal
 * and in the full-text index; `secure_delete` alone misses copies made when pages are rearranged.
 * PostgreSQL vacuums by itself.
 */
export async function vacuum({ db, engine }: Store): Promise<void> {
  await forgetWords(db);
  if (engine === 'postgres') return;
  await sql`insert into "searchTerms" ("searchTerms") values ('optimize')`.execute(db);
  await sql`vacuum`.execute(db);
  await sql`pragma wal_checkpoint(truncate)`.execute(db);
}
