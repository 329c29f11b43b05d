import { sql } from 'kysely';
import { type Database, isPostgres } from './database.ts';

/** Rows that name a row of another table in a field, and go with it. */
type Together = { rows: string; field: string; of: string };

/**
 * Makes the database remove rows together with the row they name, even where that one is itself removed by the
 * database. It is for rows that may name a row of one of several tables, or none; for all others `belongsTo`
 * is enough.
 */
export async function removeTogether(db: Database, { rows, field, of }: Together): Promise<void> {
  const trigger = `"${rows}_with_${of}"`;
  const remove = (gone: string) => `delete from "${rows}" where "${field}" in (${gone})`;
  const steps = isPostgres(db)
    ? [
        `create or replace function ${trigger}() returns trigger language plpgsql as $$
           begin ${remove('select "_id" from "olds"')}; return null; end $$`,
        `drop trigger if exists ${trigger} on "${of}"`,
        `create trigger ${trigger} after delete on "${of}" referencing old table as "olds"
           for each statement execute function ${trigger}()`,
      ]
    : [
        `drop trigger if exists ${trigger}`,
        `create trigger ${trigger} after delete on "${of}" begin ${remove('old."_id"')}; end`,
      ];
  for (const step of steps) await sql.raw(step).execute(db);
}
