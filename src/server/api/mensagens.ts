import type { FastifyInstance } from 'fastify';
import { sql } from 'kysely';
import { refusal } from '../../calls/refusal.ts';
import { messages } from '../../fields/messages.ts';
import { mensagem } from '../../sections/mensagens.ts';
import { captchaGate } from '../limits/captcha.ts';
import { councilAboutMessage } from '../mail/letters.ts';
import { writeLetter } from '../mail/outbox.ts';
import type { Row } from '../store/table.ts';
import { logActivity } from '../tables/atividade.ts';
import { readDefinicoes } from '../tables/definicoes.ts';
import { mensagens } from '../tables/mensagens.ts';
import type { Context } from '../village/context.ts';
import { actorOf, requireStaff } from './access.ts';
import { bodyOf, checked, queryOf, wantedFlag } from './body.ts';
import { publicWrite } from './limits.ts';
import { isPaged, pagingOf } from './paging.ts';

function forStaff({ sequence: _, demo: __, ...row }: Row<typeof mensagens.fields>) {
  return row;
}

/** Messages to the council: visitors write them, staff answer and delete them. */
export function mensagemRoutes(app: FastifyInstance, context: Context): void {
  const { store, config, now } = context;
  app.post('/api/mensagens', publicWrite(context), async (request, reply) => {
    const shape = { fields: { ...mensagem.fields, ...mensagem.envelope } };
    const { captcha, ...written } = checked(shape, bodyOf(request));
    const spendCaptcha = captchaGate(config, captcha, 'mensagens', now());
    await store.transaction(async (trx) => {
      if (!(await spendCaptcha(trx))) throw refusal(422, 'captcha', messages.captcha);
      const kept = await trx.create(mensagens, { ...written, receivedAt: now().toISOString() });
      if (config.mailTo) {
        const letter = councilAboutMessage(config.mailTo, kept, await readDefinicoes(trx));
        await writeLetter(trx, letter, { now: now(), limits: false });
      }
    });
    reply.status(201);
    return { mensagem: { received: true } };
  });

  type ById = { Params: { _id: string } };
  const staffOnly = { onRequest: requireStaff };
  const unknown = refusal(404, '_id', messages.notFound);

  app.get('/api/mensagens', staffOnly, async (request) => {
    const query = queryOf(request);
    const selection = { order: [sql`"receivedAt" desc`], ...pagingOf(mensagens, query) };
    const rows = await store.list(mensagens, selection);
    return {
      arrayMensagens: rows.map(forStaff),
      ...(isPaged(query) ? { total: await store.count(mensagens, selection) } : {}),
    };
  });

  app.get<ById>('/api/mensagens/:_id', staffOnly, async (request, reply) => {
    const row = await store.find(mensagens, { _id: request.params._id });
    if (!row) reply.status(404);
    return { mensagem: row ? forStaff(row) : null };
  });

  // Like the payment of a booking: an empty body turns answered into unanswered and back.
  app.put<ById>('/api/mensagens/:_id', staffOnly, async (request) => {
    const { _id } = request.params;
    const wanted = wantedFlag(request, 'respondida');
    const [row] = await store.transaction(async (trx) => {
      const found = await trx.lock(mensagens, { _id });
      if (!found) throw unknown;
      const respondida = wanted ?? !found.respondida;
      if (respondida === found.respondida) return [found];
      const verb = respondida ? 'messageAnswered' : 'messageReopened';
      await logActivity(trx, actorOf(request, now()), { verb, place: mensagens.name, target: _id });
      return trx.change(mensagens, { _id }, { respondida });
    });
    if (!row) throw unknown;
    return { mensagem: forStaff(row) };
  });

  app.delete<ById>('/api/mensagens/:_id', staffOnly, async (request) => {
    const row = await store.transaction(async (trx) => {
      const [removed] = await trx.remove(mensagens, { _id: request.params._id });
      if (!removed) throw unknown;
      await logActivity(trx, actorOf(request, now()), { verb: 'messageDeleted' });
      return removed;
    });
    return { mensagem: forStaff(row) };
  });
}
