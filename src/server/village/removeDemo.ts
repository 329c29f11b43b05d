import { serverFeatures } from '../../features/all.server.ts';
import type { Fields } from '../../fields/field.ts';
import type { LetterContext } from '../mail/outbox.ts';
import { removeDraftsAbout } from '../staff/drafts.ts';
import type { Row, Table } from '../store/table.ts';
import { type Actor, logActivity } from '../tables/atividade.ts';
import { definicoes, readOwnDefinicoes, saveDefinicoes } from '../tables/definicoes.ts';
import { emptyBin } from '../tables/reciclagem.ts';
import type { Context } from './context.ts';

type Village = Pick<Context, 'store' | 'collections' | 'rules'> & LetterContext;

/**
 * Takes the demo village away, all of it or none, and answers how many records went.
 * What staff wrote or edited stays. What visitors booked for an invented event goes with it, and
 * they are written to as when any other event is deleted; and as then it is refused while money of
 * theirs is open.
 */
export async function removeDemo(
  { store, collections, rules, ...context }: Village,
  actor: Actor,
): Promise<number> {
  return store.transaction(async (trx) => {
    let removed = 0;
    for (const feature of serverFeatures)
      removed += (await feature.removeDemo?.(trx, context)) ?? 0;
    for (const collection of collections) {
      const { beforeRemove } = rules[collection.name] ?? {};
      const where = { demo: true };
      if (beforeRemove) {
        const rows: Row<Fields>[] = await trx.list(collection as Table, { where });
        for (const row of rows) await beforeRemove(trx, row, context);
      }
      const gone: Row<Fields>[] = await trx.remove(collection as Table, where);
      await removeDraftsAbout(trx, collection, gone);
      removed += gone.length;
    }
    removed += (await emptyBin(trx, { demo: true })).length;
    const settings = await trx.lock(definicoes, { demo: true });
    if (settings) {
      // Perhaps a blank row, but not none: it says that this village has begun and is not to be filled again.
      await saveDefinicoes(trx, await readOwnDefinicoes(trx));
    }
    if (removed > 0 || settings) await logActivity(trx, actor, { verb: 'demoRemoved' });
    return removed;
  });
}
