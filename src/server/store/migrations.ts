import { type RawBuilder, type SqlBool, sql } from 'kysely';
import { type Migration, Migrator } from 'kysely/migration';
import { everyAbility } from '../../sections/abilities.ts';
import { refuseChanges } from './appendOnly.ts';
import { type Database, DatabaseError, isPostgres } from './database.ts';
import { createFileUses } from './fileUses.ts';
import { createPdfPages } from './pdfPages.ts';
import { removeTogether } from './removeTogether.ts';
import { createSearchTables } from './searchTables.ts';

type Indexes = Record<string, RawBuilder<unknown>>;

const isEvent = sql`"type" = 'EVENTO'`;
const moment = sql`(coalesce(nullif("startDate", ''), "insertionDate"))`;
const lastDay = sql`(coalesce(nullif("endDate", ''), "startDate"))`;
/** Whether a row is published is read from the index as well. */
const life = sql`"rascunho", "publicarEm", "retirarEm"`;

/** Lists and sums each have an index to be read from. */
const indexes = {
  noticiasEventos: {
    all: sql`("insertionDate", "sequence", ${life})`,
    written: sql`("insertionDate", "sequence", "type", ${life}) where "type" <> 'EVENTO'`,
    start: sql`("startDate", "startTime", "sequence", "type", ${life}) where ${isEvent}`,
    end: sql`("endDate", "startDate", "type", ${life}) where ${isEvent}`,
    archive: sql`(${moment}, "sequence", ${lastDay}, ${life})`,
    // Whether any of them changed is asked after every change, and must not mean reading them all.
    latest: sql`("updatedAt", "sequence")`,
  },
  inscricoes: {
    // Those that come first, then those that were cancelled, each in the order they were made.
    in_order: sql`("evento", "estado", "sequence")`,
    people: sql`("evento", "estado", "numeroPessoas")`,
    owed: sql`("evento") where "devolvido" = 0 and "aDevolver" > 0`,
  },
  avisos: { date: sql`("date", "sequence", ${life})` },
  mensagens: { respondida: sql`("respondida")`, receivedAt: sql`("receivedAt")` },
} satisfies Record<string, Indexes>;

const indexesOfTime = {
  versoes: { registo: sql`("registo", "numero")` },
} satisfies Record<string, Indexes>;

const indexesOfDocuments = {
  documentos: {
    date: sql`("date", "sequence", "type", "orgao", ${life})`,
    // What is on a day to come is asked for with every landing page.
    sessao: sql`((coalesce(nullif("sessao", ''), "date"))) where "type" = 'Convocatória'`,
  },
} satisfies Record<string, Indexes>;

const indexesOfBoard = {
  registo: { documento: sql`("documento")`, identificador: sql`("identificador")` },
  documentos: { quadro: sql`("date") where "type" = 'Edital' and "retiradoEm" = ''` },
} satisfies Record<string, Indexes>;

async function createIndexes(db: Database, table: string, wanted: Indexes): Promise<void> {
  for (const [name, columns] of Object.entries(wanted)) {
    const index = sql.id(`${table}_${name}`);
    await sql`create index if not exists ${index} on ${sql.table(table)} ${columns}`.execute(db);
  }
}

async function hasTables(db: Database, ...names: string[]): Promise<boolean> {
  const present = (await db.introspection.getTables()).map(({ name }) => name);
  return names.every((name) => present.includes(name));
}

/** A step whose work a later one does over; its name stays, for databases that have taken it. */
const replaced: Migration = { up: async () => {} };

/**
 * What declarations cannot say, in numbered steps that run once each, in order. After a backup that
 * is older than a step was restored the step runs again, so it must do no harm where it is done.
 */
const migrations: Record<string, Migration> = {
  '0001-order-of-publications': replaced,
  // Accounts were all alike once; where none is an administrator, the oldest that works becomes one.
  '0002-first-administrator': {
    async up(db) {
      if (!(await hasTables(db, 'staff'))) return;
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
  '0003-lists-in-order': replaced,
  '0004-sums': replaced,
  '0005-latest-change': replaced,
  // Bookings did not keep what they cost once: those made before are given the prices of their event.
  '0006-bookings-keep-their-prices': {
    async up(db) {
      if (!(await hasTables(db, 'inscricoes'))) return;
      const priceOf = (column: string) => sql`coalesce((select ${sql.ref(column)}
        from "noticiasEventos" where "noticiasEventos"."_id" = "inscricoes"."evento"), 0)`;
      await sql`update "inscricoes"
        set "precoAdulto" = ${priceOf('price')}, "precoCrianca" = ${priceOf('childPrice')}
        where "precoAdulto" is null and "precoCrianca" is null`.execute(db);
    },
  },
  // A letter goes with the booking or message it speaks of, however that goes.
  '0007-letters-go-with-their-cause': {
    async up(db) {
      if (!(await hasTables(db, 'outbox'))) return;
      const causes: string[] = [];
      for (const cause of ['inscricoes', 'mensagens']) {
        if (await hasTables(db, cause)) causes.push(cause);
      }
      // Whoever deletes an event with a thousand bookings writes a thousand letters in one step.
      await createIndexes(db, 'outbox', {
        about: sql`("about")`,
        mailbox: sql`("mailbox", "dueAt")`,
        state: sql`("state", "dueAt", "sequence")`,
      });
      let isStray = sql<SqlBool>`"about" <> ''`;
      for (const cause of causes) {
        await removeTogether(db, { of: cause, field: 'about', rows: 'outbox' });
        isStray = sql<SqlBool>`${isStray} and not exists
          (select 1 from ${sql.table(cause)} where "_id" = "about")`;
      }
      // Letters that outlived what they speak of: those that were sent go now, the others once they were sent.
      await db.deleteFrom('outbox').where('state', '=', 'sent').where(isStray).execute();
      await db.updateTable('outbox').set({ about: '' }).where(isStray).execute();
    },
  },
  // Triggers kept sums once; counting what an index holds is quick enough.
  '0008-sums-are-counted': {
    async up(db) {
      for (const sums of ['lotacao', 'publicacoes']) {
        for (const change of ['insert', 'update', 'delete']) {
          const name = sql.id(`${sums}_${change}`);
          // PostgreSQL drops a trigger with its function.
          const drop = isPostgres(db)
            ? sql`drop function if exists ${name} cascade`
            : sql`drop trigger if exists ${name}`;
          await drop.execute(db);
        }
        await db.schema.dropTable(sums).ifExists().execute();
      }
      for (const name of ['by_insertion', 'by_start', 'paid']) {
        await db.schema.dropIndex(`noticiasEventos_${name}`).ifExists().execute();
      }
    },
  },
  '0009-search-in-the-database': replaced,
  // Records can be drafts, scheduled, withdrawn, deleted and brought back.
  '0010-records-have-a-life': {
    async up(db) {
      for (const [table, wanted] of Object.entries({ ...indexes, ...indexesOfTime })) {
        if (!(await hasTables(db, table))) continue;
        for (const name of Object.keys(wanted)) {
          await db.schema.dropIndex(`${table}_${name}`).ifExists().execute();
        }
        await createIndexes(db, table, wanted);
      }
    },
  },
  // All records were read once to know which files they name. Here too the rows follow at the start.
  '0011-which-records-name-a-file': { up: createFileUses },
  '0012-documents-in-order': {
    async up(db) {
      for (const [table, wanted] of Object.entries(indexesOfDocuments)) {
        if (await hasTables(db, table)) await createIndexes(db, table, wanted);
      }
    },
  },
  // What visitors search was kept in memory once, and left out what stands in PDFs. Here too the rows
  // follow at the start, and the pages as PDFs are read.
  '0013-words-inside-pdfs': {
    async up(db) {
      await createSearchTables(db);
      await createPdfPages(db);
    },
  },
  // What the register says is not to be changed by anyone, and what stands on the board is asked for daily.
  '0014-register-and-board': {
    async up(db) {
      for (const [table, wanted] of Object.entries(indexesOfBoard)) {
        if (await hasTables(db, table)) await createIndexes(db, table, wanted);
      }
      if (await hasTables(db, 'registo')) await refuseChanges(db, 'registo');
    },
  },
  // What was held for a booking was worked out of its marks once, and `valorPago` was a part that had
  // been paid before. Where more was held than is owed for a cancelled one, the rest had been given back.
  '0015-bookings-keep-their-sums': {
    async up(db) {
      if (!(await hasTables(db, 'inscricoes'))) return;
      const total = sql`(coalesce("numeroAdultos" * "precoAdulto", 0)
        + coalesce("numeroCriancas" * "precoCrianca", 0))`;
      const before = sql`coalesce("valorPago", 0)`;
      const isPart = sql`"estaPago" = 1 and ${before} < ${total}`;
      await sql`update "inscricoes" set
        "valorConfirmado" = case when ${isPart} and ${before} > 0 then ${total} - ${before}
          else "valorConfirmado" end,
        "valorPago" = case when ${isPart} then ${total} else ${before} end`.execute(db);
      await sql`update "inscricoes" set "totalDevolvido" = case
        when "devolvido" = 1 and "totalDevolvido" = 0 then coalesce("aDevolver", 0)
        when "devolvido" = 0 and "estado" = 'cancelada' and "aDevolver" > 0 then "valorPago" - "aDevolver"
        else "totalDevolvido" end`.execute(db);
      await sql`update "inscricoes" set "aDevolver" = "valorPago" - "totalDevolvido"
        where "estado" = 'cancelada' and "devolvido" = 0`.execute(db);
    },
  },
  // Bookings follow their event into the bin; the last word about one is kept as long as other letters.
  '0016-bookings-in-the-bin': {
    async up(db) {
      if (await hasTables(db, 'inscricoes')) {
        const apagado = sql`("eventoApagado") where "eventoApagado" <> ''`;
        await createIndexes(db, 'inscricoes', { apagado });
      }
      // As before, nobody waits longer than a month for one of these.
      if (await hasTables(db, 'outbox')) {
        const isLast = sql<SqlBool>`"about" = '' and "goesOn" = ''`;
        await db.updateTable('outbox').set({ goesOn: '9999-12-31' }).where(isLast).execute();
      }
    },
  },
  // What was deleted kept its identifier once, and every new record was looked for among it.
  '0017-the-bin-holds-no-identifiers': {
    async up(db) {
      await db.schema.dropIndex('reciclagem_chave').ifExists().execute();
    },
  },
  // Whoever saved a page of the settings made all that the demo village said the village's own once. What
  // people pay by is nobody's where it is still the demo's.
  '0018-nobody-pays-the-demo': {
    async up(db) {
      if (!(await hasTables(db, 'definicoes'))) return;
      const invented = {
        iban: 'PT50 0000 0000 0000 0000 0000 0',
        mbway: '910000001',
        paymentNotes: '%Aldeia de demonstração: não faça nenhum pagamento.',
      };
      for (const [column, value] of Object.entries(invented)) {
        await db
          .updateTable('definicoes')
          .set({ [column]: '' })
          .where('demo', '=', 0)
          .where(column, 'like', value)
          .execute();
      }
    },
  },
  // There were administrators and others once, who could do everything else.
  '0019-accounts-have-abilities': {
    async up(db) {
      if (!(await hasTables(db, 'staff'))) return;
      await db
        .updateTable('staff')
        .set({ permissoes: JSON.stringify(everyAbility) })
        .where('isAdmin', '=', 0)
        .where('permissoes', '=', '[]')
        .execute();
    },
  },
  // What came in for a booking and what was given back were two sums once, and nobody knew how or when.
  '0020-payments-are-rows': {
    async up(db) {
      if (!(await hasTables(db, 'inscricoes', 'pagamentos'))) return;
      const kept = { pagamento: 'valorPago', devolucao: 'totalDevolvido' };
      for (const [tipo, column] of Object.entries(kept)) {
        await sql`insert into "pagamentos"
          ("_id", "updatedAt", "demo", "inscricao", "tipo", "valor", "meio", "em", "quem")
          select "_id" || ${`-${tipo}`}, "updatedAt", "demo", "_id", ${tipo}, ${sql.ref(column)},
            '', "updatedAt", '' from "inscricoes"
          where ${sql.ref(column)} > 0 and not exists (select 1 from "pagamentos"
            where "pagamentos"."inscricao" = "inscricoes"."_id" and "tipo" = ${tipo})`.execute(db);
      }
    },
  },
  // Asked for every minute: who waits, and who is to pay.
  '0021-bookings-by-the-clock': {
    async up(db) {
      if (!(await hasTables(db, 'inscricoes'))) return;
      await createIndexes(db, 'inscricoes', {
        waiting: sql`("evento") where "estado" in ('espera', 'oferta')`,
        pagar: sql`("pagarAte") where "pagarAte" <> '' and "estado" = 'ativa'`,
      });
    },
  },
  // Counted for every screen, and listed the most pressing first; what is closed the latest first.
  '0022-requests-by-their-day': {
    async up(db) {
      if (!(await hasTables(db, 'pedidos'))) return;
      await createIndexes(db, 'pedidos', {
        prazo: sql`("estado", "prazoAte", "paradoEm")`,
        fechados: sql`("fechadoEm" desc, "sequence") where "fechadoEm" <> ''`,
      });
    },
  },
  // Problems are looked for around a place, and requests counted without those that follow another.
  '0023-problems-by-their-place': {
    async up(db) {
      if (!(await hasTables(db, 'pedidos'))) return;
      await sql`drop index if exists "pedidos_prazo"`.execute(db);
      await sql`drop index if exists "pedidos_fechados"`.execute(db);
      await createIndexes(db, 'pedidos', {
        prazo: sql`("segue", "estado", "prazoAte", "paradoEm", "assunto")`,
        fechados: sql`("fechadoEm" desc, "sequence", "segue") where "fechadoEm" <> ''`,
        lugar: sql`("latitude", "longitude") where "publicadoEm" <> ''`,
      });
    },
  },
  // The closed ones are listed and counted without those that follow another; money to give back is looked for among what was paid.
  '0024-closed-and-paid-requests': {
    async up(db) {
      if (!(await hasTables(db, 'pedidos'))) return;
      await sql`drop index if exists "pedidos_fechados"`.execute(db);
      await createIndexes(db, 'pedidos', {
        fechados: sql`("segue", "fechadoEm" desc) where "fechadoEm" <> ''`,
        pagos: sql`("estado") where "valorPago" > "totalDevolvido"`,
      });
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
