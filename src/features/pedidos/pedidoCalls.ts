import { z } from 'zod';
import { pagingFields, recordOf, total, valuesOf } from '../../calls/answers.ts';
import { call, whole } from '../../calls/call.ts';
import { count } from '../../fields/count.ts';
import { momentAnswer } from '../../fields/instant.ts';
import { text } from '../../fields/text.ts';
import { lists } from './estados.ts';
import { deskWords, pedido, pedidoAoBalcao, pedidoFields } from './pedidos.ts';

const { nome, numero, servicoNome, estado, recebidoEm, prazoAte, motivo, taxa } = pedidoFields;

/** What was answered, the files that came with it, and those that were promised and have not come. */
const answered = {
  respostas: z.array(z.strictObject({ chave: z.string(), label: z.string(), valor: z.string() })),
  ficheiros: z.array(
    z.strictObject({ _id: z.string(), nome: z.string(), enviadoEm: momentAnswer }),
  ),
  faltam: z.array(z.strictObject({ chave: z.string(), label: z.string() })),
};

const own = z
  .strictObject({
    ...valuesOf({ nome, numero, servicoNome, estado, recebidoEm, motivo, taxa }),
    prazoAte: prazoAte.answer.meta({ description: 'Vazio enquanto o prazo está parado' }),
    ...answered,
    conversa: z.array(
      z.strictObject({ daJunta: z.boolean(), texto: z.string(), em: momentAnswer }),
    ),
    pagamento: z.array(z.strictObject({ label: z.string(), value: z.string() })),
    aberto: z.boolean().meta({ description: 'Se ainda se pode escrever, enviar e retirar' }),
  })
  .meta({ id: 'pedido' });

const found = { pedido: own.nullable() };

/** What is answered once a request was taken in. */
const receipt = {
  pedido: z.strictObject({
    numero: z.string(),
    endereco: z.string().meta({ description: 'A página privada do pedido' }),
  }),
};

export const fileTypes = { pdf: 'application/pdf', jpg: 'image/jpeg', png: 'image/png' } as const;

/** Asking the council for something, and what the holder of a request's secret may see and do. */
export const pedidoCalls = {
  ask: call('POST /api/pedidos', 'anyone', 'Pedir alguma coisa à junta', {
    takes: whole(pedido),
    answers: receipt,
    status: 201,
    limit: 'write',
  }),
  read: call('GET /api/pedido/:segredo', 'anyone', 'O estado de um pedido, para quem o fez', {
    answers: found,
  }),
  write: call('POST /api/pedido/:segredo/respostas', 'anyone', 'Escrever à junta sobre o pedido', {
    takes: { fields: { texto: deskWords.texto } },
    answers: found,
    status: 201,
    limit: 'write',
  }),
  sendFile: call(
    'POST /api/pedido/:segredo/ficheiros',
    'anyone',
    'Enviar um ficheiro do pedido: um PDF ou uma fotografia',
    {
      query: { chave: text('A pergunta a que responde; nenhuma, se não responde a uma') },
      takes: 'file',
      answers: found,
      status: 201,
      limit: 'write',
    },
  ),
  withdraw: call('DELETE /api/pedido/:segredo', 'anyone', 'Retirar o pedido', {
    answers: found,
    limit: 'write',
  }),
};

const { _id, updatedAt } = recordOf('pedidoRecebido', {}).shape;

const listed = z
  .strictObject({
    ...{ _id, updatedAt, ...valuesOf(pedidoFields) },
    dias: z
      .int()
      .meta({ description: 'Dias úteis que faltam; abaixo de zero, os que já passaram' }),
    atrasado: z.boolean(),
  })
  .meta({ id: 'pedidoRecebido' });

const handled = z
  .strictObject({
    ...listed.shape,
    ...answered,
    passos: z.array(
      z.strictObject({
        de: z.enum(['requerente', 'junta', 'nota']),
        ...{ texto: z.string(), por: z.string(), em: momentAnswer },
      }),
    ),
  })
  .meta({ id: 'pedidoEmMaos' });

const one = { pedido: handled.nullable() };
const versao = count('Versão', {
  help: 'A que se leu: se há outra, recusa-se; sem ela, não se compara',
});

/** What staff can change of a request; what is not named stays as it is. */
export const changeFields = {
  estado: pedidoFields.estado,
  motivo: pedidoFields.motivo,
  atribuidoA: pedidoFields.atribuidoA,
  versao,
};

/** What the staff who attend to people do with requests. */
export const deskCalls = {
  enter: call(
    'POST /api/pedidos/balcao',
    'atendimento',
    'Registar o pedido de quem veio ao balcão ou telefonou',
    {
      takes: whole(pedidoAoBalcao),
      answers: { pedido: z.strictObject({ _id: z.string(), numero: z.string() }) },
      status: 201,
    },
  ),
  list: call('GET /api/pedidos', 'atendimento', 'Os pedidos, o que tem menos dias primeiro', {
    query: { ...pagingFields, estado: text('Estado', { help: Object.keys(lists).join(', ') }) },
    answers: {
      arrayPedidos: z.array(listed),
      contagens: z.record(z.string(), z.int()).meta({ description: 'Quantos há de cada estado' }),
      total,
    },
  }),
  read: call('GET /api/pedidos/:_id', 'atendimento', 'Um pedido, com tudo o que se disse dele', {
    answers: {
      ...one,
      colegas: z.array(z.string()),
      junta: z.string().meta({ description: 'O nome que vai nos papéis' }),
      endereco: z.string().meta({
        description:
          'A página privada, para o talão de quem não deixou email; vazio para os outros',
      }),
    },
  }),
  change: call(
    'PUT /api/pedidos/:_id',
    'atendimento',
    'Mudar o estado de um pedido, ou quem trata dele: quem pediu recebe um email',
    { takes: [{ fields: changeFields }], answers: one },
  ),
  answer: call(
    'POST /api/pedidos/:_id/respostas',
    'atendimento',
    'Escrever a quem pediu, ou deixar uma nota que só a junta lê',
    { takes: { fields: { ...deskWords, versao } }, answers: one, status: 201 },
  ),
  file: call('GET /api/pedidos/:_id/ficheiros/:ficheiro', 'atendimento', 'Um ficheiro do pedido', {
    answers: Object.values(fileTypes),
  }),
};
