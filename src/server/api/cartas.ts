import type { FastifyInstance } from 'fastify';
import { sql } from 'kysely';
import { refusal } from '../../calls/refusal.ts';
import { messages } from '../../fields/messages.ts';
import { discard, type LetterRow, outbox, resend } from '../mail/outbox.ts';
import { logActivity } from '../tables/atividade.ts';
import { definicoes } from '../tables/definicoes.ts';
import type { Context } from '../village/context.ts';
import { actorOf, requireStaff } from './access.ts';
import { queryOf } from './body.ts';
import { isPaged, pagingOf } from './paging.ts';

function forStaff({
  _id,
  recipient,
  subject,
  body,
  state,
  attempts,
  lastError,
  createdAt,
  dueAt,
}: LetterRow) {
  return { _id, recipient, subject, body, state, attempts, lastError, createdAt, dueAt };
}

/** Letters that have not left yet, for staff to read, send again or delete. */
export function cartaRoutes(app: FastifyInstance, { store, config, now }: Context): void {
  const staffOnly = { onRequest: requireStaff };

  const undelivered = { state: ['failed' as const, 'waiting' as const] };
  const temServidor = config.smtpUrl !== undefined;
  type ById = { Params: { _id: string } };

  app.get('/api/cartas', staffOnly, async (request) => {
    const query = queryOf(request);
    const newest = { where: undelivered, order: [sql`"sequence" desc`] };
    const selection = { ...newest, ...pagingOf(outbox, query) };
    const letters = await store.list(outbox, selection);
    return {
      ...{ arrayCartas: letters.map(forStaff), temServidor },
      ...(isPaged(query) ? { total: await store.count(outbox, selection) } : {}),
    };
  });

  app.get<ById>('/api/cartas/:_id', staffOnly, async (request, reply) => {
    const letter = await store.find(outbox, { _id: request.params._id, ...undelivered });
    if (!letter) reply.status(404);
    return { carta: letter ? forStaff(letter) : null, temServidor };
  });

  app.put<ById>('/api/cartas/:_id', staffOnly, async (request) => {
    const letter = await store.transaction(async (trx) => {
      const waiting = await resend(trx, request.params._id, now());
      if (!waiting) throw refusal(404, '_id', messages.notFound);
      const about = { place: 'cartas', target: waiting._id };
      await logActivity(trx, actorOf(request, now()), { verb: 'letterResent', ...about });
      return waiting;
    });
    return { carta: forStaff(letter) };
  });

  app.delete<ById>('/api/cartas/:_id', staffOnly, async (request) => {
    const letter = await store.transaction(async (trx) => {
      const gone = await discard(trx, request.params._id);
      if (!gone) throw refusal(404, '_id', messages.notFound);
      // What warns of other payment details is not for those to delete whom it may warn of.
      if (gone.about === definicoes.name) throw refusal(403, '_id', messages.letterStays);
      await logActivity(trx, actorOf(request, now()), { verb: 'letterDeleted' });
      return gone;
    });
    return { carta: forStaff(letter) };
  });
}
