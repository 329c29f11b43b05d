import type { FastifyInstance } from 'fastify';
import { sql } from 'kysely';
import { mensagemCalls } from '../../calls/messages.ts';
import { refusal } from '../../calls/refusal.ts';
import { messages } from '../../fields/messages.ts';
import { captchaGate } from '../limits/captcha.ts';
import { councilAboutMessage } from '../mail/letters.ts';
import { writeLetter } from '../mail/outbox.ts';
import type { Row } from '../store/table.ts';
import { logActivity } from '../tables/atividade.ts';
import { readDefinicoes } from '../tables/definicoes.ts';
import { mensagens } from '../tables/mensagens.ts';
import type { Context } from '../village/context.ts';
import { actorOf } from './access.ts';
import { isPaged, pagingOf } from './paging.ts';
import { route } from './route.ts';

function forStaff({ sequence: _, demo: __, ...row }: Row<typeof mensagens.fields>) {
  return row;
}

/** Messages to the council: visitors write them, staff answer and delete them. */
export function mensagemRoutes(app: FastifyInstance, context: Context): void {
  const { store, config, now } = context;
  const unknown = refusal(404, '_id', messages.notFound);

  route(app, context, mensagemCalls.write, async ({ body: { captcha, ...written } }) => {
    const spendCaptcha = captchaGate(config, captcha, 'mensagens', now());
    await store.transaction(async (trx) => {
      if (!(await spendCaptcha(trx))) throw refusal(422, 'captcha', messages.captcha);
      const kept = await trx.create(mensagens, { ...written, receivedAt: now().toISOString() });
      if (config.mailTo) {
        const letter = councilAboutMessage(config.mailTo, kept, await readDefinicoes(trx));
        await writeLetter(trx, letter, { now: now(), limits: false });
      }
    });
    return { mensagem: { received: true as const } };
  });

  route(app, context, mensagemCalls.list, async ({ query }) => {
    const selection = { order: [sql`"receivedAt" desc`], ...pagingOf(mensagens, query) };
    const rows = await store.list(mensagens, selection);
    return {
      arrayMensagens: rows.map(forStaff),
      ...(isPaged(query) ? { total: await store.count(mensagens, selection) } : {}),
    };
  });

  route(app, context, mensagemCalls.read, async ({ params }, _request, reply) => {
    const row = await store.find(mensagens, params);
    if (!row) reply.status(404);
    return { mensagem: row ? forStaff(row) : null };
  });

  // Like the payment of a booking: an empty body turns answered into unanswered and back.
  route(app, context, mensagemCalls.markAnswered, async ({ params: { _id }, body }, request) => {
    const [row] = await store.transaction(async (trx) => {
      const found = await trx.lock(mensagens, { _id });
      if (!found) throw unknown;
      const respondida = body.respondida ?? !found.respondida;
      if (respondida === found.respondida) return [found];
      const verb = respondida ? 'messageAnswered' : 'messageReopened';
      await logActivity(trx, actorOf(request, now()), { verb, place: mensagens.name, target: _id });
      return trx.change(mensagens, { _id }, { respondida });
    });
    if (!row) throw unknown;
    return { mensagem: forStaff(row) };
  });

  route(app, context, mensagemCalls.remove, async ({ params }, request) => {
    const row = await store.transaction(async (trx) => {
      const [removed] = await trx.remove(mensagens, params);
      if (!removed) throw unknown;
      await logActivity(trx, actorOf(request, now()), { verb: 'messageDeleted' });
      return removed;
    });
    return { mensagem: forStaff(row) };
  });
}
