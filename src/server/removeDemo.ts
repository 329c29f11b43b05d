import type { Collection } from '../sections/section.ts';
import { type Actor, note } from './atividade.ts';
import { definicoes, readDefinicoes, saveDefinicoes } from './rules/definicoes.ts';
import { inscricoes } from './rules/inscricoes.ts';
import type { Store } from './store/store.ts';
import type { Table } from './store/table.ts';

/**
 * Takes the demo village away, all of it or none, and answers how many records went.
 * What staff wrote or edited stays; what visitors booked for an invented event goes with it.
 */
export async function removeDemo(
  store: Store,
  collections: readonly Collection[],
  actor: Actor,
): Promise<number> {
  return store.transaction(async (trx) => {
    let removed = 0;
    for (const table of [inscricoes as Table, ...collections]) {
      removed += (await trx.remove(table, { demo: true })).length;
    }
    const settings = await trx.lock(definicoes, { demo: true });
    if (settings) {
      // A blank row, not none: it says that this village has begun and is not to be filled again.
      await trx.remove(definicoes, { demo: true });
      await saveDefinicoes(trx, await readDefinicoes(trx));
    }
    if (removed > 0 || settings) await note(trx, actor, { verb: 'demoRemoved' });
    return removed;
  });
}
