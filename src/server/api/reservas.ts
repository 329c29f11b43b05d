import type { FastifyInstance } from 'fastify';
import { lisbonDay } from '../../fields/calendar.ts';
import { messages } from '../../fields/messages.ts';
import { noticiasEventos } from '../../sections/noticiasEventos.ts';
import { lastCancelDay, paymentWays, totalPrice } from '../../sections/signUp.ts';
import { refusal } from '../refusal.ts';
import { readDefinicoes } from '../rules/definicoes.ts';
import { cancelBooking, inscricoes } from '../rules/inscricoes.ts';
import type { Context } from './context.ts';
import { receiveOne, takeUploads } from './files.ts';
import { publicWrite } from './limits.ts';

/** What the holder of a booking's secret may see and do. Reading changes nothing. */
export async function reservaRoutes(app: FastifyInstance, context: Context): Promise<void> {
  const { store, proofs, now } = context;
  const unknown = refusal(404, 'segredo', messages.notFound);
  type BySecret = { Params: { segredo: string } };

  async function reserva(segredo: string) {
    const inscricao = await store.find(inscricoes, { segredo });
    const evento = inscricao && (await store.find(noticiasEventos, { _id: inscricao.evento }));
    if (!inscricao || !evento) return null;
    const lastDay = lastCancelDay(inscricao.enrollmentDate);
    const { name, numeroAdultos, numeroCriancas, enrollmentDate, estaPago } = inscricao;
    const { title, identifier, startDate, startTime, endDate, location } = evento;
    return {
      ...{ name, numeroAdultos, numeroCriancas, enrollmentDate, estaPago },
      evento: { title, identifier, startDate, startTime, endDate, location },
      total: totalPrice(evento, inscricao),
      pagamento: paymentWays(await readDefinicoes(store)),
      comprovativo: (await proofs.find(inscricao._id))?.createdAt ?? '',
      cancelarAte: lastDay,
      podeCancelar: lisbonDay(now()) <= lastDay,
    };
  }

  app.addHook('onRequest', async (_request, reply) => {
    reply.header('cache-control', 'no-store');
  });

  app.get<BySecret>('/api/reservas/:segredo', async (request, reply) => {
    const found = await reserva(request.params.segredo);
    if (!found) reply.status(404);
    return { reserva: found };
  });

  app.delete<BySecret>('/api/reservas/:segredo', publicWrite(context), async (request) => {
    if (!(await cancelBooking(context, request.params.segredo))) throw unknown;
    return { reserva: null };
  });

  await app.register(async (scope) => {
    await takeUploads(scope);
    scope.post<BySecret>(
      '/api/reservas/:segredo/comprovativo',
      publicWrite(context),
      async (request, reply) => {
        const { segredo } = request.params;
        if (!(await store.find(inscricoes, { segredo }))) throw unknown;
        const { draft } = await receiveOne(request, proofs);
        if (!(await proofs.keep(draft, segredo))) throw unknown;
        reply.status(201);
        return { reserva: await reserva(segredo) };
      },
    );
  });
}
