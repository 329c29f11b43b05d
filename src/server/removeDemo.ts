import { noticiasEventos } from '../sections/noticiasEventos.ts';
import type { Collection } from '../sections/section.ts';
import { type Actor, note } from './atividade.ts';
import { definicoes, readDefinicoes, saveDefinicoes } from './rules/definicoes.ts';
import { type Desk, removeBookings } from './rules/inscricoes.ts';

/**
 * Takes the demo village away, all of it or none, and answers how many records went.
 * What staff wrote or edited stays; what visitors booked for an invented event goes with it.
 */
export async function removeDemo(
  desk: Desk,
  collections: readonly Collection[],
  actor: Actor,
): Promise<number> {
  return desk.store.transaction(async (trx) => {
    let removed = (await removeBookings(trx, desk, { demo: true })).length;
    // What visitors booked goes with its proofs, before its event takes it along.
    for (const { _id } of await trx.list(noticiasEventos, { where: { demo: true } })) {
      await removeBookings(trx, desk, { evento: _id });
    }
    for (const table of collections) {
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
