import { sql } from 'kysely';
import { type Database, isPostgres } from './database.ts';

/** `rows` hold the `_id` of a row of `of` in `field`, and are deleted together with that row. */
type Together = { rows: string; field: string; of: string };

/**
 * Adds a trigger that deletes rows together with the row they name, even if a cascade deletes that
 * row. It is for rows that may name a row of one of several tables, or none; for all others
 * `belongsTo` is enough.
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
