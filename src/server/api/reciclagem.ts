import { type SqlBool, sql } from 'kysely';
import { binCalls } from '../../calls/bin.ts';
import { refusal } from '../../calls/refusal.ts';
import { messages } from '../../fields/messages.ts';
import { tellOfLetGo } from '../rules/letGo.ts';
import type { Store } from '../store/store.ts';
import { unlessDuplicate } from '../store/unlessDuplicate.ts';
import { type Actor, logActivity } from '../tables/atividade.ts';
import {
  binBegins,
  emptyBin,
  goesOn,
  type InBin,
  reciclagem,
  takeFromBin,
} from '../tables/reciclagem.ts';
import { pageOf } from './paging.ts';
import type { Routes } from './route.ts';

const answerFor = (row: InBin) => {
  const { _id, titulo, seccao, chave, por, em } = row;
  return { _id, titulo, seccao, chave, por, em, ate: goesOn(row) };
};

/** What was deleted of late: to be brought back, or to go for good. */
export const binRoutes: Routes = (route, context) => {
  const { store, collections, rules, now } = context;
  const isThere = () => sql<SqlBool>`"em" >= ${binBegins(now())}`;

  /** Does something with one deleted record, which nobody else can do anything with meanwhile. */
  async function withDeleted(
    _id: string,
    actor: Actor,
    verb: 'restored' | 'deletedForGood',
    work: (trx: Store, row: InBin) => Promise<unknown>,
  ) {
    return store.transaction(async (trx) => {
      const row = await trx.lock(reciclagem, { _id });
      if (!row || row.em < binBegins(now())) throw refusal(404, '_id', messages.notFound);
      await work(trx, row);
      const { seccao: place, titulo: subject } = row;
      await logActivity(trx, actor, { verb, place, subject, target: _id });
      return { apagado: answerFor(row) };
    });
  }

  route(binCalls.list, async ({ query }) => {
    const newest = { holds: isThere(), order: [sql`"em" desc`, sql`"sequence" desc`] };
    const { rows, ...total } = await pageOf(store, reciclagem, query, newest);
    return { arrayReciclagem: rows.map(answerFor), ...total };
  });

  route(binCalls.restore, ({ params, actor }) => {
    const restore = () =>
      withDeleted(params._id, actor, 'restored', async (trx, deleted) => {
        const collection = collections.find(({ name }) => name === deleted.colecao);
        if (!collection) throw refusal(404, '_id', messages.notFound);
        const row = await takeFromBin(trx, collection, deleted);
        const deed = { verb: 'restored', row, previous: row } as const;
        await rules[collection.name]?.afterDeed?.(trx, deed, { ...context, actor });
      });
    return unlessDuplicate(restore, () => {
      throw refusal(409, 'identifier', messages.takenMeanwhile);
    });
  });

  route(binCalls.remove, ({ params, actor }) =>
    withDeleted(params._id, actor, 'deletedForGood', async (trx, { _id }) =>
      tellOfLetGo(trx, await emptyBin(trx, { _id }), { ...context, actor }),
    ),
  );

  route(binCalls.empty, ({ actor }) =>
    store.transaction(async (trx) => {
      const gone = await emptyBin(trx, {});
      const apagados = gone.length;
      const subject = String(apagados);
      if (apagados > 0) await logActivity(trx, actor, { verb: 'binEmptied', subject });
      await tellOfLetGo(trx, gone, { ...context, actor });
      return { apagados };
    }),
  );
};
