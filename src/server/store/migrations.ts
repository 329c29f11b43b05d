import { type RawBuilder, type SqlBool, sql } from 'kysely';
import { type Migration, Migrator } from 'kysely/migration';
import { everyAbility } from '../../sections/abilities.ts';
import { refuseChanges } from './appendOnly.ts';
import { type Database, DatabaseError, isPostgres } from './database.ts';
import { createFileUses } from './fileUses.ts';
import { nameKinds, takeSecretsOut } from './olderLetters.ts';
import { createPdfPages } from './pdfPages.ts';
import { removeTogether } from './removeTogether.ts';
import { createSearchTables } from './searchTables.ts';

/** The indexes of some tables, by their names. */
type Indexes = Record<string, Record<string, RawBuilder<unknown>>>;

const isEvent = sql`"type" = 'EVENTO'`;
const moment = sql`(coalesce(nullif("startDate", ''), "insertionDate"))`;
const lastDay = sql`(coalesce(nullif("endDate", ''), "startDate"))`;
/** Part of most indexes, so that whether a row is published is read from the index too. */
const life = sql`"rascunho", "publicarEm", "retirarEm"`;

/** Each list and each sum has an index of its own. */
const indexes: Indexes = {
  noticiasEventos: {
    all: sql`("insertionDate", "sequence", ${life})`,
    written: sql`("insertionDate", "sequence", "type", ${life}) where "type" <> 'EVENTO'`,
    start: sql`("startDate", "startTime", "sequence", "type", ${life}) where ${isEvent}`,
    end: sql`("endDate", "startDate", "type", ${life}) where ${isEvent}`,
    archive: sql`(${moment}, "sequence", ${lastDay}, ${life})`,
    // The latest change is looked up after every change, which must not read the whole table.
    latest: sql`("updatedAt", "sequence")`,
  },
  inscricoes: {
    // By state (active bookings first, then cancelled ones), each in the order they were made.
    in_order: sql`("evento", "estado", "sequence")`,
    people: sql`("evento", "estado", "numeroPessoas")`,
    owed: sql`("evento") where "devolvido" = 0 and "aDevolver" > 0`,
  },
  avisos: { date: sql`("date", "sequence", ${life})` },
  mensagens: { respondida: sql`("respondida")`, receivedAt: sql`("receivedAt")` },
  versoes: { registo: sql`("registo", "numero")` },
};

/** Creates indexes on those of these tables that are there. */
async function createIndexes(db: Database, wanted: Indexes): Promise<void> {
  for (const [table, named] of Object.entries(wanted)) {
    if (!(await hasTables(db, table))) continue;
    for (const [name, columns] of Object.entries(named)) {
      const index = sql.id(`${table}_${name}`);
      await sql`create index if not exists ${index} on ${sql.table(table)} ${columns}`.execute(db);
    }
  }
}

async function dropIndexes(db: Database, ...names: string[]): Promise<void> {
  for (const name of names) await db.schema.dropIndex(name).ifExists().execute();
}

async function hasTables(db: Database, ...names: string[]): Promise<boolean> {
  const present = (await db.introspection.getTables()).map(({ name }) => name);
  return names.every((name) => present.includes(name));
}

/** A step for databases that have these tables; without them it does nothing. */
function stepOn(tables: readonly string[], change: Migration['up']): Migration {
  return {
    async up(db) {
      if (await hasTables(db, ...tables)) await change(db);
    },
  };
}

/** A step that a later one replaces; its name stays, because Kysely must know every step that has run. */
const replaced: Migration = { up: async () => {} };

/**
 * What declarations cannot express, in numbered steps that run once each, in order. A step runs
 * again after an older backup is restored, so running it twice must do no harm.
 */
const migrations: Record<string, Migration> = {
  '0001-order-of-publications': replaced,
  // All accounts used to be equal; if none is an administrator, the oldest enabled one becomes one.
  '0002-first-administrator': stepOn(['staff'], async (db) => {
    const first = await db
      .selectFrom('staff')
      .select(['_id', 'isAdmin'])
      .orderBy('isAdmin', 'desc')
      .orderBy('disabled')
      .orderBy('sequence')
      .executeTakeFirst();
    if (!first || first.isAdmin === 1) return;
    await db.updateTable('staff').set({ isAdmin: 1 }).where('_id', '=', first._id).execute();
  }),
  '0003-lists-in-order': replaced,
  '0004-sums': replaced,
  '0005-latest-change': replaced,
  // Bookings used not to store their prices: older ones get the prices of their event.
  '0006-bookings-keep-their-prices': stepOn(['inscricoes'], async (db) => {
    const priceOf = (column: string) => sql`coalesce((select ${sql.ref(column)}
      from "noticiasEventos" where "noticiasEventos"."_id" = "inscricoes"."evento"), 0)`;
    await sql`update "inscricoes"
      set "precoAdulto" = ${priceOf('price')}, "precoCrianca" = ${priceOf('childPrice')}
      where "precoAdulto" is null and "precoCrianca" is null`.execute(db);
  }),
  // A letter is deleted with the booking or message it is about, whatever deletes that.
  '0007-letters-go-with-their-cause': stepOn(['outbox'], async (db) => {
    // Deleting an event with a thousand bookings writes a thousand letters in one step.
    await createIndexes(db, {
      outbox: {
        about: sql`("about")`,
        mailbox: sql`("mailbox", "dueAt")`,
        state: sql`("state", "dueAt", "sequence")`,
      },
    });
    let isStray = sql<SqlBool>`"about" <> ''`;
    for (const cause of ['inscricoes', 'mensagens']) {
      if (!(await hasTables(db, cause))) continue;
      await removeTogether(db, { of: cause, field: 'about', rows: 'outbox' });
      isStray = sql<SqlBool>`${isStray} and not exists
        (select 1 from ${sql.table(cause)} where "_id" = "about")`;
    }
    // Letters whose booking or message is gone: sent ones are deleted now, the others once sent.
    await db.deleteFrom('outbox').where('state', '=', 'sent').where(isStray).execute();
    await db.updateTable('outbox').set({ about: '' }).where(isStray).execute();
  }),
  // Triggers used to keep sums; counting from an index is quick enough.
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
      const unused = ['by_insertion', 'by_start', 'paid'].map((name) => `noticiasEventos_${name}`);
      await dropIndexes(db, ...unused);
    },
  },
  '0009-search-in-the-database': replaced,
  // Records can be drafts, scheduled or withdrawn: the indexes are made again with those columns.
  '0010-records-have-a-life': {
    async up(db) {
      for (const [table, named] of Object.entries(indexes)) {
        await dropIndexes(db, ...Object.keys(named).map((name) => `${table}_${name}`));
      }
      await createIndexes(db, indexes);
    },
  },
  // All records used to be read to know which files they name. `openStore` then fills in the rows.
  '0011-which-records-name-a-file': { up: createFileUses },
  '0012-documents-in-order': {
    up: (db) =>
      createIndexes(db, {
        documentos: {
          date: sql`("date", "sequence", "type", "orgao", ${life})`,
          // Every landing page asks for the sessions to come.
          sessao: sql`((coalesce(nullif("sessao", ''), "date"))) where "type" = 'Convocatória'`,
        },
      }),
  },
  // The search index used to be in memory, without the text of PDFs. `openStore` then fills in the
  // rows; the pages come as PDFs are read.
  '0013-words-inside-pdfs': {
    async up(db) {
      await createSearchTables(db);
      await createPdfPages(db);
    },
  },
  // Nobody may change the register, and the board is read daily.
  '0014-register-and-board': {
    async up(db) {
      await createIndexes(db, {
        registo: { documento: sql`("documento")`, identificador: sql`("identificador")` },
        documentos: { quadro: sql`("date") where "type" = 'Edital' and "retiradoEm" = ''` },
      });
      if (await hasTables(db, 'registo')) await refuseChanges(db, 'registo');
    },
  },
  // The sum held for a booking used to follow from its marks, and `valorPago` was only a part paid
  // earlier. Where a cancelled booking held more than is still to refund, the rest was refunded.
  '0015-bookings-keep-their-sums': stepOn(['inscricoes'], async (db) => {
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
  }),
  // Bookings follow their event into the bin; the last letter about one is kept like other letters.
  '0016-bookings-in-the-bin': {
    async up(db) {
      const apagado = sql`("eventoApagado") where "eventoApagado" <> ''`;
      await createIndexes(db, { inscricoes: { apagado } });
      // With `goesOn` set, such a letter is still given up after a month if it cannot be sent.
      if (await hasTables(db, 'outbox')) {
        const isLast = sql<SqlBool>`"about" = '' and "goesOn" = ''`;
        await db.updateTable('outbox').set({ goesOn: '9999-12-31' }).where(isLast).execute();
      }
    },
  },
  // Deleted records used to keep their identifier, and every new one was compared with them.
  '0017-the-bin-holds-no-identifiers': { up: (db) => dropIndexes(db, 'reciclagem_chave') },
  // Saving a page of the settings used to store the demo village's values as the council's own.
  // Payment details that are still the demo's are cleared.
  '0018-nobody-pays-the-demo': stepOn(['definicoes'], async (db) => {
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
  }),
  // Accounts that were not administrators could do everything else: they get every ability.
  '0019-accounts-have-abilities': stepOn(['staff'], async (db) => {
    await db
      .updateTable('staff')
      .set({ permissoes: JSON.stringify(everyAbility) })
      .where('isAdmin', '=', 0)
      .where('permissoes', '=', '[]')
      .execute();
  }),
  // The payments and refunds of a booking used to be two sums, without how or when.
  '0020-payments-are-rows': stepOn(['inscricoes', 'pagamentos'], async (db) => {
    const kept = { pagamento: 'valorPago', devolucao: 'totalDevolvido' };
    for (const [tipo, column] of Object.entries(kept)) {
      await sql`insert into "pagamentos"
        ("_id", "updatedAt", "demo", "inscricao", "tipo", "valor", "meio", "em", "quem")
        select "_id" || ${`-${tipo}`}, "updatedAt", "demo", "_id", ${tipo}, ${sql.ref(column)},
          '', "updatedAt", '' from "inscricoes"
        where ${sql.ref(column)} > 0 and not exists (select 1 from "pagamentos"
          where "pagamentos"."inscricao" = "inscricoes"."_id" and "tipo" = ${tipo})`.execute(db);
    }
  }),
  // Asked every minute: which bookings wait for a place, and which have yet to pay.
  '0021-bookings-by-the-clock': {
    up: (db) =>
      createIndexes(db, {
        inscricoes: {
          waiting: sql`("evento") where "estado" in ('espera', 'oferta')`,
          pagar: sql`("pagarAte") where "pagarAte" <> '' and "estado" = 'ativa'`,
        },
      }),
  },
  // Requests are counted for every screen and listed by deadline, closed ones by closing time.
  '0022-requests-by-their-day': {
    up: (db) =>
      createIndexes(db, {
        pedidos: {
          prazo: sql`("estado", "prazoAte", "paradoEm")`,
          fechados: sql`("fechadoEm" desc, "sequence") where "fechadoEm" <> ''`,
        },
      }),
  },
  // Problems are looked up around a place, and requests that follow another are not counted.
  '0023-problems-by-their-place': {
    async up(db) {
      await dropIndexes(db, 'pedidos_prazo', 'pedidos_fechados');
      await createIndexes(db, {
        pedidos: {
          prazo: sql`("segue", "estado", "prazoAte", "paradoEm", "assunto")`,
          fechados: sql`("fechadoEm" desc, "sequence", "segue") where "fechadoEm" <> ''`,
          lugar: sql`("latitude", "longitude") where "publicadoEm" <> ''`,
        },
      });
    },
  },
  // Closed requests are listed and counted without those that follow another; refunds are looked up
  // among paid requests.
  '0024-closed-and-paid-requests': {
    async up(db) {
      await dropIndexes(db, 'pedidos_fechados');
      await createIndexes(db, {
        pedidos: {
          fechados: sql`("segue", "fechadoEm" desc) where "fechadoEm" <> ''`,
          pagos: sql`("estado") where "valorPago" > "totalDevolvido"`,
          publicados: sql`(("fechadoEm" <> ''), "publicadoEm" desc) where "publicadoEm" <> ''`,
        },
      });
    },
  },
  // Records are found by their words in other languages too; the rows are indexed again at the start.
  '0025-search-in-other-languages': { up: createSearchTables },
  // A proof of payment used to count as unchecked whenever more was owed. Those of bookings marked
  // as paid have been accepted.
  '0026-accepted-proofs': stepOn(['inscricoes', 'comprovativos'], async (db) => {
    await sql`update "comprovativos" set "conferidoCom" = (select "valorPago" from "inscricoes"
        where "inscricoes"."_id" = "comprovativos"."inscricao")
      where "conferidoCom" is null
        and "inscricao" in (select "_id" from "inscricoes" where "estaPago" = 1)`.execute(db);
  }),
  // With an index of the files alone, PostgreSQL read up to all of it for every record.
  '0027-which-records-name-a-file-in-one-step': {
    async up(db) {
      await dropIndexes(db, 'fileUses_file');
      await createFileUses(db);
    },
  },
  // Payments that the provider proved used to be noted as the program's own.
  '0028-proven-payments': stepOn(['pagamentos'], async (db) => {
    await db
      .updateTable('pagamentos')
      .set({ quem: 'a ifthenpay' })
      .where('quem', '=', 'o programa')
      .where('meio', 'in', ['mbway', 'multibanco'])
      .execute();
  }),
  // Letters were told apart by their subjects, and the addresses of private pages stood in their texts.
  '0029-letters-have-a-kind-and-a-secret': stepOn(['outbox'], async (db) => {
    const all = (await db.introspection.getTables()).map(({ name }) => name);
    await nameKinds(db, all);
    await takeSecretsOut(db);
  }),
  // An account could have several drafts of one record, each written by a window: the newest stays.
  '0033-one-line-of-drafts': stepOn(['rascunhos'], async (db) => {
    const tables = await db.introspection.getTables();
    const columns = tables.find(({ name }) => name === 'rascunhos')?.columns ?? [];
    if (columns.some(({ name }) => name === 'janela')) {
      // As browsers wrote it, so that what they have not sent yet goes on from its own.
      await sql`update "rascunhos" set "revisao" = "janela" || '.' || coalesce("passo", 0)`.execute(
        db,
      );
      for (const name of ['chave', 'janela', 'passo']) {
        await db.schema.alterTable('rascunhos').dropColumn(name).execute();
      }
    }
    await sql`delete from "rascunhos" where exists (select 1 from "rascunhos" as "newer"
      where "newer"."conta" = "rascunhos"."conta" and "newer"."seccao" = "rascunhos"."seccao"
        and "newer"."registo" = "rascunhos"."registo" and ("newer"."em" > "rascunhos"."em"
          or ("newer"."em" = "rascunhos"."em" and "newer"."sequence" > "rascunhos"."sequence")))`.execute(
      db,
    );
    await sql`update "rascunhos" set "_id" = "conta" || '.' || "seccao" || '.' || "registo",
      "revisao" = case when "revisao" = '' then "_id" else "revisao" end`.execute(db);
    await db.schema.dropTable('presencas').ifExists().execute();
  }),
};

/** Runs the steps this database has not seen. */
export async function migrate(db: Database): Promise<void> {
  const migrator = new Migrator({ db, provider: { getMigrations: async () => migrations } });
  const { error } = await migrator.migrateToLatest();
  // Kysely's message if the database has run steps that this program does not know.
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

/** Runs, on restored rows, the steps that the database of the backup had not seen. */
export async function migrateRestored(db: Database, seen: readonly string[]): Promise<void> {
  for (const [name, step] of Object.entries(migrations)) {
    if (!seen.includes(name)) await step.up(db);
  }
}
