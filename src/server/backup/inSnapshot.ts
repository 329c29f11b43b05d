import Sqlite from 'better-sqlite3';
import { Kysely, SqliteDialect, sql } from 'kysely';
import type { AnyTables, Database } from '../store/database.ts';
import type { Store } from '../store/store.ts';

/** Reads the database as it is at one moment, however much others write meanwhile; nobody waits. */
export async function inSnapshot<T>(store: Store, read: (db: Database) => Promise<T>): Promise<T> {
  if (store.engine === 'postgres') {
    return store.db
      .transaction()
      .setIsolationLevel('repeatable read')
      .setAccessMode('read only')
      .execute(read);
  }
  const { rows } = await sql<{ file: string }>`
    select file from pragma_database_list where name = 'main'`.execute(store.db);
  // The store's own connection is everybody's: a moment that lasts needs one to itself.
  const database = new Sqlite(rows[0]?.file ?? '', { readonly: true });
  const db = new Kysely<AnyTables>({ dialect: new SqliteDialect({ database }) });
  try {
    return await db.transaction().execute(read);
  } finally {
    await db.destroy();
  }
}
