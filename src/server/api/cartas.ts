import type { FastifyInstance } from 'fastify';
import { messages } from '../../fields/messages.ts';
import { note } from '../atividade.ts';
import { type LetterRow, outbox, resend } from '../mail/outbox.ts';
import { refusal } from '../refusal.ts';
import { actorOf, requireStaff } from './access.ts';
import type { Context } from './context.ts';

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

/** Letters that have not left yet, for staff to read and to send again. */
export function cartaRoutes(app: FastifyInstance, { store, config, now }: Context): void {
  const staffOnly = { onRequest: requireStaff };

  app.get('/api/cartas', staffOnly, async () => {
    const waiting = await store.list(outbox, { where: { state: ['failed', 'waiting'] } });
    return { arrayCartas: waiting.map(forStaff), temServidor: config.smtpUrl !== undefined };
  });

  app.put<{ Params: { _id: string } }>('/api/cartas/:_id', staffOnly, async (request) => {
    const letter = await store.transaction(async (trx) => {
      const waiting = await resend(trx, request.params._id, now());
      if (!waiting) throw refusal(404, '_id', messages.notFound);
      const about = { place: 'cartas', target: waiting._id };
      await note(trx, actorOf(request, now()), { verb: 'letterResent', ...about });
      return waiting;
    });
    return { carta: forStaff(letter) };
  });
}
