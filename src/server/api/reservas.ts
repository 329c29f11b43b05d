import type { FastifyInstance } from 'fastify';
import { refusal } from '../../calls/refusal.ts';
import { messages } from '../../fields/messages.ts';
import { noticiasEventos } from '../../sections/noticiasEventos.ts';
import { bookingTotal, canCancel, cancelDeadline, paymentWays } from '../../sections/signUp.ts';
import { cancelBooking } from '../bookings/bookings.ts';
import { inscricoes } from '../bookings/inscricoes.ts';
import { readDefinicoes } from '../tables/definicoes.ts';
import type { Context } from '../village/context.ts';
import { type Patience, receiveOne, takeUploads } from './files.ts';
import { publicWrite } from './limits.ts';

/** What the holder of a booking's secret may see and do. Reading changes nothing. */
export async function reservaRoutes(
  app: FastifyInstance,
  context: Context,
  patience?: Patience,
): Promise<void> {
  const { store, proofs, now } = context;
  const unknown = refusal(404, 'segredo', messages.notFound);
  type BySecret = { Params: { segredo: string } };

  async function reserva(segredo: string) {
    const inscricao = await store.find(inscricoes, { segredo });
    const evento = inscricao && (await store.find(noticiasEventos, { _id: inscricao.evento }));
    if (!inscricao || !evento) return null;
    const deadline = cancelDeadline(inscricao, evento);
    const { name, numeroAdultos, numeroCriancas, enrollmentDate, estaPago } = inscricao;
    const { estado, canceladaEm, aDevolver, devolvido } = inscricao;
    const { title, identifier, startDate, startTime, endDate, location } = evento;
    return {
      ...{ name, numeroAdultos, numeroCriancas, enrollmentDate, estaPago },
      ...{ estado, canceladaEm, aDevolver: aDevolver ?? 0, devolvido },
      evento: { title, identifier, startDate, startTime, endDate, location },
      total: bookingTotal(inscricao),
      pagamento: paymentWays(await readDefinicoes(store)),
      comprovativo: (await proofs.find(inscricao._id))?.createdAt ?? '',
      cancelarAte: deadline.day,
      /** Where the event's start ends it; '' where the whole day counts. */
      cancelarAteHora: deadline.time,
      podeCancelar: estado === 'ativa' && canCancel(deadline, now()),
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
    const { segredo } = request.params;
    if (!(await cancelBooking(context, segredo))) throw unknown;
    return { reserva: await reserva(segredo) };
  });

  await app.register(async (scope) => {
    takeUploads(scope);
    scope.post<BySecret>(
      '/api/reservas/:segredo/comprovativo',
      publicWrite(context),
      async (request, reply) => {
        const { segredo } = request.params;
        const inscricao = await store.find(inscricoes, { segredo });
        if (!inscricao) throw unknown;
        // Before a file of megabytes is read for nothing.
        if (inscricao.estado === 'cancelada') {
          throw refusal(422, 'file', messages.bookingCancelled);
        }
        const { draft } = await receiveOne(request, reply, proofs, patience);
        if (!(await proofs.keep(draft, segredo))) throw unknown;
        reply.status(201);
        return { reserva: await reserva(segredo) };
      },
    );
  });
}
