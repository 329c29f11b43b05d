import { sql } from 'kysely';
import { notFound, refusal } from '../../calls/refusal.ts';
import { messages } from '../../language/messages.ts';
import { pageOf } from '../../server/api/paging.ts';
import { captchaGate } from '../../server/limits/captcha.ts';
import { writeLetter } from '../../server/mail/outbox.ts';
import { logActivity } from '../../server/store/atividade.ts';
import { readDefinicoes, readDefinicoesForLetters } from '../../server/store/definicoes.ts';
import type { Routes } from '../../server/village/context.ts';
import { councilAboutMessage, councilMailbox } from './letters.server.ts';
import { mensagemCalls } from './mensagemCalls.ts';
import { unanswered } from './mensagens.ts';
import { answer, answersTo } from './respostas.server.ts';
import { mensagens } from './tables.server.ts';

/** Messages to the council: visitors write them, staff answer and delete them. */
export const mensagemRoutes: Routes = (route, context) => {
  const { store, config, now } = context;

  route(mensagemCalls.write, async ({ body: { captcha, ...written } }) => {
    const spendCaptcha = captchaGate(config, captcha, 'mensagens', now());
    await store.transaction(async (trx) => {
      if (!(await spendCaptcha(trx))) throw refusal(422, 'captcha', messages.captcha);
      const message = await trx.create(mensagens, { ...written, receivedAt: now().toISOString() });
      if (config.mailTo) {
        const letter = councilAboutMessage(config.mailTo, message, await readDefinicoes(trx));
        await writeLetter(trx, letter, { now: now() });
      }
    });
    return { mensagem: { received: true as const } };
  });

  route(mensagemCalls.list, async ({ query: { estado, ...query } }) => {
    if (estado && estado !== unanswered) throw refusal(422, 'estado', messages.invalid);
    const waiting = { where: { respondida: false } };
    const newest = { ...(estado && waiting), order: [sql`"receivedAt" desc`] };
    const { rows, ...total } = await pageOf(store, mensagens, query, newest);
    const contagens = {
      porResponder: await store.count(mensagens, waiting),
      todas: await store.count(mensagens),
    };
    return { arrayMensagens: rows, contagens, ...total };
  });

  route(mensagemCalls.read, async ({ params }) => {
    const row = await store.find(mensagens, params);
    return {
      mensagem: row ?? null,
      arrayRespostas: row ? await answersTo(store, row._id) : [],
      temServidor: config.smtpUrl !== undefined,
      respondePara: councilMailbox(await readDefinicoesForLetters(store), config),
    };
  });

  route(mensagemCalls.answer, async ({ params: { _id }, body, actor }) => {
    const row = await store.transaction(async (trx) => {
      // Lock the message, so that nobody answers without having seen an answer sent just before.
      const message = await trx.lock(mensagens, { _id });
      if (!message) throw notFound('_id');
      await answer(trx, context, { message, body, actor });
      return (await trx.find(mensagens, { _id })) ?? message;
    });
    return { mensagem: row, arrayRespostas: await answersTo(store, _id) };
  });

  // Like the payment of a booking: an empty body turns answered into unanswered and back.
  route(mensagemCalls.markAnswered, async ({ params: { _id }, body, actor }) => {
    const [row] = await store.transaction(async (trx) => {
      const found = await trx.lock(mensagens, { _id });
      if (!found) throw notFound('_id');
      const respondida = body.respondida ?? !found.respondida;
      if (respondida === found.respondida) return [found];
      const verb = respondida ? 'messageAnswered' : 'messageReopened';
      await logActivity(trx, actor, { verb, place: mensagens.name, target: _id });
      return trx.change(mensagens, { _id }, { respondida });
    });
    if (!row) throw notFound('_id');
    return { mensagem: row };
  });

  route(mensagemCalls.remove, async ({ params, actor }) => {
    const row = await store.transaction(async (trx) => {
      const [removed] = await trx.remove(mensagens, params);
      if (!removed) throw notFound('_id');
      await logActivity(trx, actor, { verb: 'messageDeleted' });
      return removed;
    });
    return { mensagem: row };
  });
};
