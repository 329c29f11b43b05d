import { type SqlBool, sql } from 'kysely';
import { type Migration, Migrator } from 'kysely/migration';
import { type Database, DatabaseError } from './database.ts';
import { lotacao } from './lotacao.ts';
import { publicacoes } from './publicacoes.ts';
import { removeTogether } from './removeTogether.ts';
import { keepSums } from './sums.ts';

/**
 * What declarations cannot say, in numbered steps that run once each, in order. After a backup that
 * is older than a step was restored the step runs again, so it must do no harm where it is done.
 */
const migrations: Record<string, Migration> = {
  '0001-order-of-publications': {
    async up(db) {
      for (const [name, column] of [
        ['by_insertion', 'insertionDate'],
        ['by_start', 'startDate'],
      ] as const) {
        await db.schema
          .createIndex(`noticiasEventos_${name}`)
          .ifNotExists()
          .on('noticiasEventos')
          .columns(['type', column])
          .execute();
      }
    },
  },
  // Accounts were all alike once; where none is an administrator, the oldest that works becomes one.
  '0002-first-administrator': {
    async up(db) {
      const tables = await db.introspection.getTables();
      if (!tables.some(({ name }) => name === 'staff')) return;
      const first = await db
        .selectFrom('staff')
        .select(['_id', 'isAdmin'])
        .orderBy('isAdmin', 'desc')
        .orderBy('disabled')
        .orderBy('sequence')
        .executeTakeFirst();
      if (!first || first.isAdmin === 1) return;
      await db.updateTable('staff').set({ isAdmin: 1 }).where('_id', '=', first._id).execute();
    },
  },
  // Each order in which lists are read has an index that holds it, whatever the types asked for.
  '0003-lists-in-order': {
    async up(db) {
      for (const name of ['by_insertion', 'by_start']) {
        await db.schema.dropIndex(`noticiasEventos_${name}`).ifExists().execute();
      }
      const isEvent = sql`"type" = 'EVENTO'`;
      const isPaid = sql`coalesce("price", 0) + coalesce("childPrice", 0) > 0`;
      const moment = sql`(coalesce(nullif("startDate", ''), "insertionDate"))`;
      const lastDay = sql`(coalesce(nullif("endDate", ''), "startDate"))`;
      const indexes = {
        noticiasEventos: {
          all: sql`("insertionDate", "sequence")`,
          written: sql`("insertionDate", "sequence", "type") where "type" <> 'EVENTO'`,
          start: sql`("startDate", "startTime", "sequence", "type") where ${isEvent}`,
          end: sql`("endDate", "startDate", "type") where ${isEvent}`,
          paid: sql`("startDate", "endDate", "_id") where ${isEvent} and ${isPaid}`,
          archive: sql`(${moment}, "sequence", ${lastDay})`,
        },
        avisos: { date: sql`("date", "sequence")` },
        mensagens: { respondida: sql`("respondida")`, receivedAt: sql`("receivedAt")` },
      };
      const tables = await db.introspection.getTables();
      for (const [table, wanted] of Object.entries(indexes)) {
        if (!tables.some(({ name }) => name === table)) continue;
        for (const [name, columns] of Object.entries(wanted)) {
          const index = sql.id(`${table}_${name}`);
          await sql`create index if not exists ${index} on ${sql.table(table)} ${columns}`.execute(
            db,
          );
        }
      }
    },
  },
  // What would take counting all there is to answer is kept by the database itself.
  '0004-sums': {
    async up(db) {
      const tables = await db.introspection.getTables();
      for (const sums of [lotacao, publicacoes]) {
        if (tables.some(({ name }) => name === sums.of)) await keepSums(db, sums);
      }
    },
  },
  // Whether any of them changed is asked after every change, and must not mean reading them all.
  '0005-latest-change': {
    async up(db) {
      await db.schema
        .createIndex('noticiasEventos_latest')
        .ifNotExists()
        .on('noticiasEventos')
        .columns(['updatedAt', 'sequence'])
        .execute();
    },
  },
  // Bookings did not keep what they cost once: those made before are given the prices of their event.
  '0006-bookings-keep-their-prices': {
    async up(db) {
      const tables = await db.introspection.getTables();
      if (!tables.some(({ name }) => name === lotacao.of)) return;
      const priceOf = (column: string) => sql`coalesce((select ${sql.ref(column)}
        from "noticiasEventos" where "noticiasEventos"."_id" = "inscricoes"."evento"), 0)`;
      await sql`update "inscricoes"
        set "precoAdulto" = ${priceOf('price')}, "precoCrianca" = ${priceOf('childPrice')}
        where "precoAdulto" is null and "precoCrianca" is null`.execute(db);
      await keepSums(db, lotacao);
      // Those that come first, then those that were cancelled, each in the order they were made.
      await db.schema
        .createIndex('inscricoes_in_order')
        .ifNotExists()
        .on('inscricoes')
        .columns(['evento', 'estado', 'sequence'])
        .execute();
      // What a booking costs no longer depends on its event.
      await db.schema.dropIndex('noticiasEventos_paid').ifExists().execute();
    },
  },
  // A letter goes with the booking or message it speaks of, however that goes.
  '0007-letters-go-with-their-cause': {
    async up(db) {
      const tables = (await db.introspection.getTables()).map(({ name }) => name);
      const causes = ['inscricoes', 'mensagens'];
      if (!['outbox', ...causes].every((name) => tables.includes(name))) return;
      // Whoever deletes an event with a thousand bookings writes a thousand letters in one step.
      for (const columns of [['about'], ['mailbox', 'dueAt'], ['state', 'dueAt', 'sequence']]) {
        const index = db.schema.createIndex(`outbox_${columns[0]}`).ifNotExists();
        await index.on('outbox').columns(columns).execute();
      }
      for (const cause of causes)
        await removeTogether(db, { of: cause, field: 'about', rows: 'outbox' });
      // Those that outlived theirs before: what has arrived goes, what has not goes when it does.
      const isStray = sql<SqlBool>`"about" <> '' and not exists (select 1 from "inscricoes" where "_id" = "about")
        and not exists (select 1 from "mensagens" where "_id" = "about")`;
      await db.deleteFrom('outbox').where('state', '=', 'sent').where(isStray).execute();
      await db.updateTable('outbox').set({ about: '' }).where(isStray).execute();
    },
  },
};

/** Runs the steps this database has not seen. */
export async function migrate(db: Database): Promise<void> {
  const migrator = new Migrator({ db, provider: { getMigrations: async () => migrations } });
  const { error } = await migrator.migrateToLatest();
  // So the library says that steps were taken which are not known here.
  if (error instanceof Error && error.message.startsWith('corrupted migrations')) {
    throw new DatabaseError(
      'A base de dados já foi usada por uma versão mais nova do programa: atualize-o, ou reponha uma cópia de segurança anterior.',
      { cause: error },
    );
  }
  if (error) throw error;
}

/** Whether these steps are all known here. */
export function knowsMigrations(names: readonly string[]): boolean {
  return names.every((name) => Object.hasOwn(migrations, name));
}

/** Takes rows that came from an older database through the steps that it had not seen. */
export async function migrateRestored(db: Database, seen: readonly string[]): Promise<void> {
  for (const [name, step] of Object.entries(migrations)) {
    if (!seen.includes(name)) await step.up(db);
  }
}
