import { sql } from 'kysely';
import { forgetWords } from './searchIndex.ts';
import type { Store } from './store.ts';

/**
 * Removes the traces of erased rows. SQLite leaves them in corners of its file that it may use
 * again, in its journal, and in the index of words; `secure_delete` alone overlooks copies made when
 * pages are rearranged.
 * PostgreSQL tidies up by itself.
 */
export async function vacuum({ db, engine }: Store): Promise<void> {
  await forgetWords(db);
  if (engine === 'postgres') return;
  await sql`insert into "searchTerms" ("searchTerms") values ('optimize')`.execute(db);
  await sql`vacuum`.execute(db);
  await sql`pragma wal_checkpoint(truncate)`.execute(db);
}
