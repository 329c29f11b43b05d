import { type SqlBool, sql } from 'kysely';
import { batchesOf } from './batchesOf.ts';
import type { Database } from './database.ts';

/** How the letters about bookings that are withdrawn used to begin their subjects, by their kinds. */
const begins: Record<string, string[]> = {
  oferta: [
    'Há lugares para si',
    'There are places for you',
    'Hay plazas para usted',
    'Il y a des places pour vous',
  ],
  lembrete: ['Falta pagar', 'Payment still due', 'Reste à payer'],
  vespera: ['É amanhã', 'It is tomorrow', 'Es mañana', 'C’est demain'],
  alteracao: [
    'Alteração ao evento',
    'Change to the event',
    'Cambio en el evento',
    'Changement pour l’événement',
  ],
};

const isOf = (table: string) => sql<SqlBool>`"about" in (select "_id" from ${sql.table(table)})`;

/**
 * Says of letters written before they had a kind of what kind they are: by their subjects, by what they
 * are about (`tables`, those of these that are there) and, for all others, that they are about bookings.
 */
export async function nameKinds(db: Database, tables: readonly string[]): Promise<void> {
  const name = (tipo: string, holds: ReturnType<typeof isOf>) =>
    db.updateTable('outbox').set({ tipo }).where('tipo', '=', '').where(holds).execute();
  const named = async (table: string, tipo: string, and = sql<SqlBool>`1 = 1`) => {
    if (tables.includes(table)) await name(tipo, sql<SqlBool>`${isOf(table)} and ${and}`);
  };
  for (const [tipo, words] of Object.entries(begins)) {
    for (const each of words) {
      await named('inscricoes', tipo, sql<SqlBool>`"subject" like ${`${each}: %`}`);
    }
  }
  await named('seguidores', 'novidades', sql<SqlBool>`"batch" <> ''`);
  await named('seguidores', 'seguir');
  await named('pedidos', 'pedido');
  await named('mensagens', 'mensagem');
  await name('recuperacao', sql<SqlBool>`"about" = 'contas' and "isPrivate" = 1`);
  await name('conta', sql<SqlBool>`"about" = 'contas'`);
  await name('definicoes', sql<SqlBool>`"about" = 'definicoes'`);
  await name('reserva', sql<SqlBool>`1 = 1`);
}

/** The address of a private page, up to the secret at its end. */
const privateAddress = /\/(?:inscricao|pedido|seguir|recuperar)\/([\w-]{43})/;

/** Takes the secret out of the texts of letters written before it was kept apart. */
export async function takeSecretsOut(db: Database): Promise<void> {
  const columns = ['_id', 'sequence', 'secret', 'body', 'html', 'unsubscribe'];
  for await (const rows of batchesOf(db, { name: 'outbox' }, { most: 200, columns })) {
    for (const { _id, secret: known, body, html, unsubscribe } of rows) {
      const secret = privateAddress.exec(String(body))?.[1];
      if (known !== '' || !secret) continue;
      const without = (text: unknown) => String(text).replaceAll(secret, '•segredo•');
      await db
        .updateTable('outbox')
        .set({
          secret,
          body: without(body),
          html: without(html),
          unsubscribe: without(unsubscribe),
        })
        .where('_id', '=', String(_id))
        .execute();
    }
  }
}
