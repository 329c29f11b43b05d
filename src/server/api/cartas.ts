import type { FastifyInstance } from 'fastify';
import { messages } from '../../fields/messages.ts';
import { type LetterRow, outbox, resend } from '../mail/outbox.ts';
import { refusal } from '../refusal.ts';
import { requireStaff } from './access.ts';
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
    const letter = await resend(store, request.params._id, now());
    if (!letter) throw refusal(404, '_id', messages.notFound);
    return { carta: forStaff(letter) };
  });
}
