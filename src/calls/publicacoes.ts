import { z } from 'zod';
import { momentAnswer } from '../fields/instant.ts';
import { text } from '../fields/text.ts';
import { heldValues } from '../sections/drafts.ts';
import { fotos } from './answers.ts';
import { call } from './call.ts';

const values = z.record(z.string(), z.unknown());

const pedido = z
  .strictObject({
    _id: z.string(),
    seccao: z.string(),
    chave: z.string().meta({ description: 'O registo, como nos endereços da área reservada' }),
    titulo: z.string(),
    quem: z.string(),
    em: momentAnswer,
    motivo: z.string().meta({ description: 'Porque foi devolvido; vazio, se está por decidir' }),
    meu: z.boolean(),
    antes: values.meta({ description: 'O que os campos que mudam dizem agora' }),
    valores: values.meta({
      description: 'O que passam a dizer; nada, se é um rascunho tal e qual',
    }),
  })
  .meta({ id: 'pedidoDePublicacao' });

export type PedidoDePublicacao = z.infer<typeof pedido>;

const one = { publicacao: pedido };

/** Requests to publish: people who may only write make them, people who may publish decide. */
export const publicacaoCalls = {
  list: call(
    'GET /api/publicacoes',
    'editar',
    'Os pedidos que quem pergunta pode decidir, e os seus',
    { answers: { arrayPublicacoes: z.array(pedido), fotos } },
  ),
  ask: call('POST /api/publicacoes', 'editar', 'Pedir que um registo seja publicado', {
    takes: {
      fields: {
        seccao: text('Secção', { required: true, most: 100 }),
        chave: text('Registo', { required: true }),
        valores: heldValues('O que passa a dizer, se já está publicado'),
      },
    },
    answers: one,
    status: 201,
    changesNothing: true,
  }),
  publish: call('POST /api/publicacoes/:_id/publicar', 'publicar', 'Publicar o que foi pedido', {
    answers: one,
  }),
  remove: call(
    'DELETE /api/publicacoes/:_id',
    'editar',
    'Retirar o próprio pedido ou, com o motivo, devolver o de outra pessoa',
    {
      takes: { fields: { motivo: text('Motivo', { most: 1_000 }) } },
      answers: one,
      changesNothing: true,
    },
  ),
};
