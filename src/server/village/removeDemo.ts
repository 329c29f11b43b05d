import type { Fields } from '../../fields/field.ts';
import { noticiasEventos } from '../../sections/noticiasEventos.ts';
import { removeBookings } from '../bookings/inscricoes.ts';
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
    // As a booking does, events before their bookings: two that took them in turn could wait for each other for ever.
    const demoEvents = await trx.list(noticiasEventos, { where: { demo: true } });
    for (const { _id } of demoEvents) await trx.lock(noticiasEventos, { _id });
    // The invented people first: nobody reads what is written to them.
    let removed = (await removeBookings(trx, context, { demo: true })).length;
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
    const binned = await emptyBin(trx, { demo: true });
    removed += binned.length;
    // What followed an event into the bin, and has nothing to come back to.
    for (const { _id } of [...demoEvents, ...binned]) {
      await removeBookings(trx, context, { eventoApagado: _id });
    }
    const settings = await trx.lock(definicoes, { demo: true });
    if (settings) {
      // Perhaps a blank row, but not none: it says that this village has begun and is not to be filled again.
      await saveDefinicoes(trx, await readOwnDefinicoes(trx));
    }
    if (removed > 0 || settings) await logActivity(trx, actor, { verb: 'demoRemoved' });
    return removed;
  });
}
