import { z } from 'zod';
import { valuesOf } from '../../calls/answers.ts';
import { call } from '../../calls/call.ts';
import { phone } from '../../fields/phone.ts';
import { text } from '../../fields/text.ts';
import { meioPedido, pedidoFields } from './pedidos.ts';

const pagamento = z
  .strictObject({
    ...valuesOf(pedidoFields),
    segundos: z.int().meta({ description: 'Os que faltam até ao fim do prazo' }),
  })
  .meta({ id: 'pedidoPagamento' });

/** Paying a booking, for the holder of its `segredo`, and the provider's callback. */
export const pagamentoCalls = {
  read: call(
    'GET /api/reservas/:segredo/pagamentos',
    'anyone',
    'Como se pode pagar uma reserva, e em que estão os pagamentos pedidos',
    {
      answers: {
        meios: z.array(z.enum(meioPedido.choices)),
        simulado: z.boolean(),
        telemovel: z.string(),
        porPagar: z.number(),
        arrayPagamentos: z.array(pagamento).meta({ description: 'O último de cada meio' }),
      },
    },
  ),
  ask: call(
    'POST /api/reservas/:segredo/pagamentos',
    'anyone',
    'Pedir um pagamento do que falta; o mesmo pedido outra vez dá o que já está pedido',
    {
      takes: { fields: { meio: meioPedido, telemovel: phone('Telemóvel') } },
      answers: { pagamento },
      status: 201,
      limit: 'write',
      changesNothing: true,
    },
  ),
  callback: call(
    'GET /api/pagamentos/ifthenpay',
    'anyone',
    'O que a ifthenpay diz de um pagamento; só conta depois de lhe perguntarmos',
    {
      query: {
        key: text('Chave'),
        orderId: text('Ordem'),
        amount: text('Valor'),
        requestId: text('Identificador na ifthenpay'),
      },
      answers: { confirmado: z.literal(true) },
      comesFromOutside: true,
    },
  ),
};
