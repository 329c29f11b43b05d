import type { Fields } from '../../fields/field.ts';
import type { LetterContext } from '../mail/outbox.ts';
import { removeDraftsAbout } from '../staff/drafts.ts';
import { type Actor, logActivity } from '../store/atividade.ts';
import { definicoes, readOwnDefinicoes, saveDefinicoes } from '../store/definicoes.ts';
import { emptyBin } from '../store/reciclagem.ts';
import type { Row, Table } from '../store/table.ts';
import type { Context } from './context.ts';

type Village = Pick<Context, 'store' | 'collections' | 'removeDemo'> & LetterContext;

/**
 * Removes the demo village, all of it or nothing, and returns how many records that were.
 * What staff wrote or edited stays. Visitors' bookings of an invented event go with it, as when any
 * other event is deleted: they get a letter, and it is refused while their money is not settled.
 */
export async function removeDemoVillage(
  { store, collections, removeDemo, ...context }: Village,
  actor: Actor,
): Promise<number> {
  return store.transaction(async (trx) => {
    let removed = await removeDemo(trx, context);
    for (const collection of collections) {
      const gone: Row<Fields>[] = await trx.remove(collection as Table, { demo: true });
      await removeDraftsAbout(trx, gone);
      removed += gone.length;
    }
    removed += (await emptyBin(trx, { demo: true })).length;
    const settings = await trx.lock(definicoes, { demo: true });
    if (settings) {
      // Keep the row even if it is blank: without one the village would count as empty, and be
      // filled with the demo again.
      await saveDefinicoes(trx, await readOwnDefinicoes(trx));
    }
    if (removed > 0 || settings) await logActivity(trx, actor, { verb: 'demoRemoved' });
    return removed;
  });
}
