import { type Migration, Migrator } from 'kysely/migration';
import type { Database } from './database.ts';

/** What declarations cannot say, in numbered steps that run once each, in order. */
const migrations: Record<string, Migration> = {
  '0001-order-of-publications': {
    async up(db) {
      for (const [name, column] of [
        ['by_insertion', 'insertionDate'],
        ['by_start', 'startDate'],
      ] as const) {
        await db.schema
          .createIndex(`noticiasEventos_${name}`)
          .on('noticiasEventos')
          .columns(['type', column])
          .execute();
      }
    },
  },
};

/** Runs the steps this database has not seen. */
export async function migrate(db: Database): Promise<void> {
  const migrator = new Migrator({ db, provider: { getMigrations: async () => migrations } });
  const { error } = await migrator.migrateToLatest();
  if (error) throw error;
}
