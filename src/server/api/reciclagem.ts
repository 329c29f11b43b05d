import { type SqlBool, sql } from 'kysely';
import { reciclagemCalls } from '../../calls/reciclagem.ts';
import { notFound, refusal } from '../../calls/refusal.ts';
import { messages } from '../../language/messages.ts';
import type { Collection } from '../../sections/section.ts';
import { tellDeletedForGood } from '../rules/deletedForGood.ts';
import { type Actor, logActivity } from '../store/atividade.ts';
import { unlessDuplicate } from '../store/duplicate.ts';
import {
  binBegins,
  emptyBin,
  goesOn,
  type InBin,
  reciclagem,
  takeFromBin,
} from '../store/reciclagem.ts';
import type { Store } from '../store/store.ts';
import type { Table } from '../store/table.ts';
import type { Routes } from '../village/context.ts';
import { pageOf } from './paging.ts';
import { type AnyRow, recordSaver } from './saveRecord.ts';

/** Leaves room for a number at the end. */
const longestBase = 190;

const answerFor = (row: InBin) => {
  const { _id, titulo, seccao, chave, por, em } = row;
  return { _id, titulo, seccao, chave, por, em, ate: goesOn(row) };
};

/** The bin: recently deleted records, to be restored or deleted for good. */
export const binRoutes: Routes = (route, context) => {
  const { store, collections, rules, now } = context;
  const isThere = () => sql<SqlBool>`"em" >= ${binBegins(now())}`;

  /** Does something with one deleted record, which is locked. */
  async function withDeleted(
    _id: string,
    actor: Actor,
    verb: 'restored' | 'deletedForGood',
    work: (trx: Store, row: InBin) => Promise<InBin>,
  ) {
    return store.transaction(async (trx) => {
      const row = await trx.lock(reciclagem, { _id });
      if (!row || row.em < binBegins(now())) throw notFound('_id');
      const done = await work(trx, row);
      const { seccao: place, titulo: subject } = row;
      await logActivity(trx, actor, { verb, place, subject, target: _id });
      return { apagado: answerFor(done) };
    });
  }

  route(reciclagemCalls.list, async ({ query }) => {
    const newest = { condition: isThere(), order: [sql`"em" desc`, sql`"sequence" desc`] };
    const { rows, ...total } = await pageOf(store, reciclagem, query, newest);
    return { arrayReciclagem: rows.map(answerFor), ...total };
  });

  function collectionOf({ colecao }: InBin): Collection {
    const collection = collections.find(({ name }) => name === colecao);
    if (!collection) throw notFound('_id');
    return collection;
  }

  /** Refuses because another record has the identifier now, and proposes one that is free. */
  async function refuseTaken(_id: string): Promise<never> {
    const deleted = await store.find(reciclagem, { _id });
    // Somebody else has restored it meanwhile.
    if (!deleted) throw notFound('_id');
    const collection = collectionOf(deleted);
    const isTaken = (identifier: string) => store.find(collection as Table, { identifier });
    const base = deleted.chave.slice(0, longestBase).replace(/-+$/, '');
    let number = 2;
    while (await isTaken(`${base}-${number}`)) number += 1;
    throw refusal(409, 'identifier', messages.duplicate, {
      apagado: answerFor(deleted),
      proposta: `${base}-${number}`,
    });
  }

  route(reciclagemCalls.restore, ({ params: { _id }, body: { identifier }, actor }) => {
    const restore = () =>
      withDeleted(_id, actor, 'restored', async (trx, deleted) => {
        const collection = collectionOf(deleted);
        const row = await takeFromBin(trx, collection, deleted, identifier);
        recordSaver(context, collection).refuseUnlessAllowed(actor, row as AnyRow);
        const deed = { verb: 'restored', row, previous: row } as const;
        await rules[collection.name]?.afterActivity?.(trx, deed, { ...context, actor });
        return { ...deleted, chave: String(row[collection.key as '_id']) };
      });
    return unlessDuplicate(restore, () => refuseTaken(_id));
  });

  route(reciclagemCalls.remove, ({ params, actor }) =>
    withDeleted(params._id, actor, 'deletedForGood', async (trx, deleted) => {
      const { _id } = deleted;
      await tellDeletedForGood(trx, await emptyBin(trx, { _id }), { ...context, actor });
      return deleted;
    }),
  );

  route(reciclagemCalls.empty, ({ actor }) =>
    store.transaction(async (trx) => {
      const gone = await emptyBin(trx, {});
      const apagados = gone.length;
      const subject = String(apagados);
      if (apagados > 0) await logActivity(trx, actor, { verb: 'binEmptied', subject });
      await tellDeletedForGood(trx, gone, { ...context, actor });
      return { apagados };
    }),
  );
};
