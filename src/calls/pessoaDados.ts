import { z } from 'zod';
import { flag } from '../fields/flag.ts';
import { momentAnswer } from '../fields/instant.ts';
import { text } from '../fields/text.ts';
import { pedidoDadosFields } from '../sections/pedidosDados.ts';
import { valuesOf } from './answers.ts';
import { call } from './call.ts';

const q = text('De quem', {
  required: true,
  help: 'Um email, um número de telefone ou um nome, por inteiro',
});

const registo = z.strictObject({
  titulo: z.string(),
  factos: z.array(z.strictObject({ nome: z.string(), valor: z.string() })),
  ficheiros: z.array(z.string()),
  link: z.string().meta({ description: 'Onde se vê, ou vazio' }),
  fica: z.string().meta({ description: 'O que tem de ficar, porquê e até quando, ou vazio' }),
});

const pessoaDados = z.strictObject({
  pessoas: z
    .array(z.strictObject({ nome: z.string(), email: z.string(), telefone: z.string() }))
    .meta({ description: 'Quem é, ou quem pode ser' }),
  eUma: z.boolean().meta({ description: 'Se é uma só: de várias não se diz mais nada' }),
  podeApagar: z.boolean(),
  impede: z.string().meta({ description: 'Porque não se pode apagar ainda, ou vazio' }),
  partes: z.array(z.strictObject({ titulo: z.string(), registos: z.array(registo) })),
});

const pedido = z
  .strictObject({
    _id: z.string(),
    ...valuesOf(pedidoDadosFields),
    prazo: z.string().meta({ description: 'O último dia para responder' }),
    respondidoEm: momentAnswer,
    respondidoPor: z.string(),
  })
  .meta({ id: 'pedidoDados' });

/** Everything stored about one person, for administrators: to read, to hand over and to erase. */
export const pessoaDadosCalls = {
  read: call('GET /api/pessoa-dados', 'admin', 'Tudo o que se guarda de uma pessoa', {
    query: { q },
    answers: { pessoaDados },
  }),
  file: call(
    'GET /api/pessoa-dados/ficheiro',
    'admin',
    'O mesmo num ZIP para entregar: HTML, JSON e os ficheiros',
    { query: { q }, answers: ['application/zip'], password: 'always' },
  ),
  erase: call(
    'POST /api/pessoa-dados/apagar',
    'admin',
    'Apagar ou pôr em branco tudo o que se guarda de uma pessoa, menos o que tem de ficar',
    {
      takes: { fields: { q } },
      answers: {
        apagado: z.strictObject({ registos: z.int(), ficam: z.array(z.string()) }),
      },
      password: 'always',
    },
  ),
  requests: call(
    'GET /api/pessoa-dados/pedidos',
    'admin',
    'Os pedidos de quem quer ver ou apagar os seus dados',
    {
      answers: { arrayPedidosDados: z.array(pedido) },
    },
  ),
  note: call('POST /api/pessoa-dados/pedidos', 'admin', 'Registar um pedido', {
    takes: { fields: pedidoDadosFields },
    answers: { pedidoDados: pedido },
    status: 201,
    changesNothing: true,
  }),
  answer: call(
    'PUT /api/pessoa-dados/pedidos/:_id',
    'admin',
    'Marcar um pedido como respondido ou por responder',
    {
      takes: {
        fields: { respondido: flag('Respondido', { required: true }) },
        toggles: 'respondido',
      },
      answers: { pedidoDados: pedido },
      changesNothing: true,
    },
  ),
};
