import { z } from 'zod';
import { anexo, privateFileTypes } from '../../calls/anexos.ts';
import { pagingFields, recordOf, total, valuesOf } from '../../calls/answers.ts';
import { call, whole } from '../../calls/call.ts';
import { choice } from '../../fields/choice.ts';
import { count } from '../../fields/count.ts';
import { momentAnswer } from '../../fields/instant.ts';
import { list } from '../../fields/list.ts';
import { text } from '../../fields/text.ts';
import { anexosField } from '../../sections/anexos.ts';
import { meioField, movimentoFields } from '../dinheiro/movimentos.ts';
import { lists } from './estados.ts';
import { feeSteps } from './fee.ts';
import { emissaoAnswer, emitidosAnswer } from './issuedCalls.ts';
import { deskWords, pedido, pedidoAoBalcao, pedidoFields, publicWords } from './pedidos.ts';
import { mostFiles } from './questions.ts';

const { nome, numero, servicoNome, estado, recebidoEm, prazoAte, motivo, taxa, feito } =
  pedidoFields;

/** The answers, the files, and the file questions whose files have not all arrived. */
const answered = {
  respostas: z.array(z.strictObject({ chave: z.string(), label: z.string(), valor: z.string() })),
  ficheiros: z.array(
    z.strictObject({ _id: z.string(), nome: z.string(), enviadoEm: momentAnswer }),
  ),
  faltam: z.array(z.strictObject({ chave: z.string(), label: z.string() })),
};

const own = z
  .strictObject({
    ...valuesOf({ nome, numero, servicoNome, estado, recebidoEm, motivo, taxa, feito }),
    prazoAte: prazoAte.answer.meta({ description: 'Vazio enquanto o prazo está parado' }),
    ...answered,
    conversa: z.array(
      z.strictObject({
        daJunta: z.boolean(),
        texto: z.string(),
        em: momentAnswer,
        anexos: z.array(anexo),
      }),
    ),
    pagamento: z.array(z.strictObject({ label: z.string(), value: z.string() })),
    emitidos: emitidosAnswer,
    aberto: z.boolean().meta({ description: 'Se ainda se pode escrever' }),
    recebeFicheiros: z.boolean().meta({ description: 'Se, enquanto aberto, espera ficheiros' }),
    acompanha: z.boolean().meta({ description: 'Se foi outra pessoa quem comunicou o problema' }),
    reabrivel: z.boolean(),
    retiravel: z.boolean(),
    noSite: z.string().meta({ description: 'A página que toda a gente lê, se há uma' }),
  })
  .meta({ id: 'pedido' });

const found = { pedido: own.nullable() };

/** The answer to a new request. */
const receipt = {
  pedido: z.strictObject({
    numero: z.string(),
    endereco: z.string().meta({ description: 'A página privada do pedido' }),
  }),
};

/** Making a request, and what the holder of its secret may see and do. */
export const pedidoCalls = {
  ask: call('POST /api/pedidos', 'anyone', 'Pedir alguma coisa à junta', {
    takes: whole(pedido),
    answers: receipt,
    status: 201,
    limit: 'write',
    changesNothing: true,
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
  reopen: call(
    'POST /api/pedido/:segredo/reabrir',
    'anyone',
    'Dizer que um problema fechado há menos de 30 dias continua por resolver',
    { takes: { fields: { texto: deskWords.texto } }, answers: found, status: 201, limit: 'write' },
  ),
  withdraw: call('DELETE /api/pedido/:segredo', 'anyone', 'Retirar o pedido', {
    answers: found,
    limit: 'write',
  }),
};

const { _id, updatedAt } = recordOf('pedidoRecebido', {}).shape;

const listed = z
  .strictObject({
    _id,
    updatedAt,
    ...valuesOf(pedidoFields),
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
    ...emissaoAnswer,
    /** How many people follow this problem. */
    acompanham: z.int(),
    /** What the site shows of it, or a proposal for that; null where the request is no problem. */
    paraOSite: z.strictObject({ ...valuesOf(publicWords), fotos: z.array(z.string()) }).nullable(),
    passos: z.array(
      z.strictObject({
        de: z.enum(['requerente', 'junta', 'nota']),
        texto: z.string(),
        por: z.string(),
        em: momentAnswer,
        anexos: z.array(anexo),
      }),
    ),
    pagamentos: z.array(z.strictObject(valuesOf(movimentoFields))),
  })
  .meta({ id: 'pedidoEmMaos' });

const one = { pedido: handled.nullable() };
const versao = count('Versão', {
  help: 'A que se leu: se há outra, recusa-se; sem ela, não se compara',
});

/** What staff can change of a request; what is not named stays as it is. */
export const changeFields = {
  ...pedidoAoBalcao.fields,
  estado: pedidoFields.estado,
  motivo: pedidoFields.motivo,
  atribuidoA: pedidoFields.atribuidoA,
  versao,
};

const fotos = list('Fotografias', {
  item: 'fotografia',
  most: mostFiles.all,
  help: 'Os ficheiros do pedido que toda a gente pode ver',
});
const shownAt = {
  endereco: z.string().meta({ description: 'A página que toda a gente lê; vazio se já não há' }),
};

/** The form for a step about a fee. */
export const feeFields = {
  passo: choice('O que se fez', feeSteps, { required: true }),
  meio: meioField,
  motivo: text('Motivo', { most: 500, help: 'Porque não se cobra; só a junta o lê.' }),
};

const { valorPago, totalDevolvido } = pedidoFields;

/** The calls with which staff at the counter handle requests. */
export const deskCalls = {
  enter: call(
    'POST /api/pedidos/balcao',
    'atendimento',
    'Registar o pedido de quem veio ao balcão ou telefonou',
    {
      takes: whole(pedidoAoBalcao),
      answers: { pedido: z.strictObject({ _id: z.string(), numero: z.string() }) },
      status: 201,
      changesNothing: true,
    },
  ),
  list: call('GET /api/pedidos', 'atendimento', 'Os pedidos, o que tem menos dias primeiro', {
    query: { ...pagingFields, estado: text('Estado', { help: Object.keys(lists).join(', ') }) },
    answers: {
      arrayPedidos: z.array(listed),
      contagens: z.record(z.string(), z.int()).meta({ description: 'Quantos há em cada lista' }),
      total,
    },
  }),
  read: call('GET /api/pedidos/:_id', 'atendimento', 'Um pedido, com tudo o que se disse dele', {
    answers: {
      ...one,
      colegas: z.array(z.string()),
      junta: z.string().meta({ description: 'O nome que vai nos papéis' }),
      mostraLigacao: z.boolean().meta({ description: 'Se nenhum email leva a página privada' }),
    },
  }),
  showLink: call(
    'POST /api/pedidos/:_id/ligacao',
    'atendimento',
    'Mostrar a página privada de um pedido a que nenhum email a leva; fica na atividade',
    { answers: { endereco: z.string() }, changesNothing: true },
  ),
  change: call(
    'PUT /api/pedidos/:_id',
    'atendimento',
    'Mudar o estado de um pedido, de que quem pediu recebe um email, quem trata dele, ou corrigir quem pediu',
    { takes: [{ fields: changeFields }], answers: one },
  ),
  fee: call(
    'PUT /api/pedidos/:_id/pagamento',
    'pagamentos',
    'Dizer que a taxa foi paga, devolvida ou dispensada, ou que afinal não o foi',
    {
      takes: { fields: { ...feeFields, versao } },
      // Staff who only take payments need not read the answers.
      answers: {
        pedido: z.strictObject({ _id, ...valuesOf({ estado, taxa, valorPago, totalDevolvido }) }),
      },
    },
  ),
  answer: call(
    'POST /api/pedidos/:_id/respostas',
    'atendimento',
    'Escrever a quem pediu, ou deixar uma nota que só a junta lê',
    { takes: { fields: { ...deskWords, anexos: anexosField, versao } }, answers: one, status: 201 },
  ),
  publish: call(
    'PUT /api/pedidos/:_id/publicacao',
    'atendimento',
    'Mostrar um problema no site: estas palavras e estas fotografias, e nunca quem o comunicou',
    { takes: { fields: { ...publicWords, fotos, versao } }, answers: shownAt },
  ),
  unpublish: call(
    'DELETE /api/pedidos/:_id/publicacao',
    'atendimento',
    'Retirar do site um problema',
    { answers: shownAt },
  ),
  file: call('GET /api/pedidos/:_id/ficheiros/:ficheiro', 'atendimento', 'Um ficheiro do pedido', {
    answers: Object.values(privateFileTypes),
  }),
};

const { assunto, latitude, longitude, fechadoEm, servico } = pedidoFields;

const problema = z
  .strictObject({
    ...valuesOf({
      numero,
      servico,
      assunto,
      latitude,
      longitude,
      estado,
      recebidoEm,
      fechadoEm,
      feito,
    }),
    texto: z.string(),
    onde: z.string(),
    updatedAt,
    fotos: z.array(z.string()),
  })
  .meta({ id: 'problema' });

/** What visitors read of the problems that staff have published. */
export const problemCalls = {
  list: call(
    'GET /api/problemas',
    'anyone',
    'Os problemas que estão no site, os abertos primeiro',
    {
      query: {
        limit: pagingFields.limit,
        offset: pagingFields.offset,
        perto: text('Só os abertos perto daqui', { help: 'Latitude e longitude: 41.79,-7.86' }),
        assunto: text('Só destes, ao pé de um lugar'),
      },
      answers: { arrayProblemas: z.array(problema), total },
    },
  ),
  read: call('GET /api/problemas/:numero', 'anyone', 'Um problema: 2026-0137', {
    answers: { problema: problema.nullable() },
  }),
};
