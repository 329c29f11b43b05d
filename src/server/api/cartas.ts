import { sql } from 'kysely';
import { cartaCalls } from '../../calls/messages.ts';
import { refusal } from '../../calls/refusal.ts';
import { messages } from '../../fields/messages.ts';
import { discard, type LetterRow, outbox, resend } from '../mail/outbox.ts';
import { logActivity } from '../tables/atividade.ts';
import { definicoes } from '../tables/definicoes.ts';
import { pageOf } from './paging.ts';
import type { Routes } from './route.ts';

/** A letter as staff read it; what was delivered is not among them. */
function forStaff(row: LetterRow) {
  const { _id, recipient, subject, body, lastError, createdAt, dueAt } = row;
  const state = row.state === 'failed' ? ('failed' as const) : ('waiting' as const);
  const attempts = row.attempts ?? 0;
  return { _id, recipient, subject, body, state, attempts, lastError, createdAt, dueAt };
}

/** Letters that have not left yet, for staff to read, send again or delete. */
export const cartaRoutes: Routes = (route, { store, config, now }) => {
  const undelivered = { state: ['failed' as const, 'waiting' as const] };
  const temServidor = config.smtpUrl !== undefined;

  route(cartaCalls.list, async ({ query }) => {
    const newest = { where: undelivered, order: [sql`"sequence" desc`] };
    const { rows, ...total } = await pageOf(store, outbox, query, newest);
    return { arrayCartas: rows.map(forStaff), temServidor, ...total };
  });

  route(cartaCalls.read, async ({ params }) => {
    const letter = await store.find(outbox, { _id: params._id, ...undelivered });
    return { carta: letter ? forStaff(letter) : null, temServidor };
  });

  route(cartaCalls.sendAgain, async ({ params, actor }) => {
    const letter = await store.transaction(async (trx) => {
      const waiting = await resend(trx, params._id, now());
      if (!waiting) throw refusal(404, '_id', messages.notFound);
      const about = { place: 'cartas', target: waiting._id };
      await logActivity(trx, actor, { verb: 'letterResent', ...about });
      return waiting;
    });
    return { carta: forStaff(letter) };
  });

  route(cartaCalls.remove, async ({ params, actor }) => {
    const letter = await store.transaction(async (trx) => {
      const gone = await discard(trx, params._id);
      if (!gone) throw refusal(404, '_id', messages.notFound);
      // What warns of other payment details is not for those to delete whom it may warn of.
      if (gone.about === definicoes.name) throw refusal(403, '_id', messages.letterStays);
      await logActivity(trx, actor, { verb: 'letterDeleted' });
      return gone;
    });
    return { carta: forStaff(letter) };
  });
};
