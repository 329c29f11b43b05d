import { sql } from 'kysely';
import { type Database, isPostgres } from './database.ts';

/** What may not happen to a row once it is written. */
const deeds = ['update', 'delete'] as const;

/** Makes the database itself refuse to change or remove rows of a table; new rows can still be added. */
export async function refuseChanges(db: Database, table: string): Promise<void> {
  await allowChanges(db, table);
  const guard = `${table}_kept`;
  const steps = isPostgres(db)
    ? [
        `create or replace function "${guard}"() returns trigger language plpgsql as $$
         begin raise exception 'rows of ${table} are kept as they are'; end $$`,
        `create trigger "${guard}" before update or delete on "${table}"
         for each row execute function "${guard}"()`,
        `create trigger "${guard}_all" before truncate on "${table}"
         for each statement execute function "${guard}"()`,
      ]
    : [
        ...deeds.map(
          (deed) => `create trigger "${guard}_${deed}" before ${deed} on "${table}"
          begin select raise(abort, 'rows of ${table} are kept as they are'); end`,
        ),
        // `insert or replace` removes the old row without running the trigger for deletes, so it needs one of
        // its own.
        `create trigger "${guard}_insert" before insert on "${table}"
         when exists (select 1 from "${table}" where "sequence" = new."sequence" or "_id" = new."_id")
         begin select raise(abort, 'rows of ${table} are kept as they are'); end`,
      ];
  for (const step of steps) await sql.raw(step).execute(db);
}

/** Takes that protection away: restoring a backup replaces all rows. */
export async function allowChanges(db: Database, table: string): Promise<void> {
  const guard = `${table}_kept`;
  const steps = isPostgres(db)
    ? [guard, `${guard}_all`].map((name) => `drop trigger if exists "${name}" on "${table}"`)
    : [...deeds, 'insert'].map((deed) => `drop trigger if exists "${guard}_${deed}"`);
  for (const step of steps) await sql.raw(step).execute(db);
}
