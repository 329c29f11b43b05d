import { z } from 'zod';
import { momentAnswer } from '../fields/instant.ts';
import { text } from '../fields/text.ts';
import { type LetterState, letterStates } from '../sections/cartas.ts';
import {
  answerStates,
  frasesFields,
  mensagem,
  mensagemFields,
  resposta,
  unanswered,
} from '../sections/mensagens.ts';
import { pagingFields, recordOf, total, valuesOf } from './answers.ts';
import { call, whole } from './call.ts';

const message = recordOf('mensagem', mensagemFields);
const one = { mensagem: message };

type AnswerState = keyof typeof answerStates;

const answered = z
  .strictObject({
    _id: z.string(),
    ...valuesOf(resposta.fields),
    por: z.string().meta({ description: 'A conta de quem respondeu' }),
    em: momentAnswer,
    estado: z.enum(Object.keys(answerStates) as [AnswerState, ...AnswerState[]]),
    carta: z.string().meta({ description: 'O email, enquanto é guardado; depois, vazio' }),
    lastError: z.string(),
  })
  .meta({ id: 'resposta' });
const arrayRespostas = z.array(answered);

/** Messages to the council: visitors write them, staff answer and delete them. */
export const mensagemCalls = {
  write: call('POST /api/mensagens', 'anyone', 'Escrever à junta', {
    takes: whole(mensagem),
    answers: { mensagem: z.strictObject({ received: z.literal(true) }) },
    status: 201,
    limit: 'write',
  }),
  list: call('GET /api/mensagens', 'staff', 'Mensagens recebidas', {
    query: { ...pagingFields, estado: text('Estado', { help: `${unanswered}, ou todas` }) },
    answers: {
      arrayMensagens: z.array(message),
      contagens: z.strictObject({ porResponder: z.int(), todas: z.int() }),
      total,
    },
  }),
  read: call('GET /api/mensagens/:_id', 'staff', 'Uma mensagem, com o que lhe foi respondido', {
    answers: {
      mensagem: message.nullable(),
      arrayRespostas,
      temServidor: z.boolean().meta({ description: 'Se há um servidor de correio' }),
      respondePara: z.string().meta({ description: 'Para onde vai a resposta do visitante' }),
    },
  }),
  answer: call(
    'POST /api/mensagens/:_id/respostas',
    'staff',
    'Responder: a resposta sai por email e a mensagem fica respondida',
    { takes: whole(resposta), answers: { ...one, arrayRespostas }, status: 201 },
  ),
  markAnswered: call(
    'PUT /api/mensagens/:_id',
    'staff',
    'Marcar como respondida, ou não: o estado que se quer ou, sem ele, o contrário',
    {
      takes: { fields: { respondida: mensagemFields.respondida }, toggles: 'respondida' },
      answers: one,
    },
  ),
  remove: call('DELETE /api/mensagens/:_id', 'staff', 'Apagar a mensagem', { answers: one }),
};

const estado = text('Estado', { help: 'O que foi respondido quando as frases foram lidas' });
const phrases = { ...valuesOf(frasesFields), estado: momentAnswer };

/** Set phrases for answers. */
export const frasesCalls = {
  read: call('GET /api/frases', 'staff', 'Frases feitas para as respostas', { answers: phrases }),
  save: call('PUT /api/frases', 'staff', 'Mudar as frases feitas', {
    takes: { fields: { ...frasesFields, estado } },
    answers: phrases,
    changesNothing: true,
  }),
};

const states = Object.keys(letterStates) as [LetterState, ...LetterState[]];

const carta = z
  .strictObject({
    _id: z.string(),
    recipient: z.string(),
    subject: z.string(),
    body: z.string(),
    state: z.enum(states),
    attempts: z.int(),
    lastError: z.string(),
    createdAt: momentAnswer,
    dueAt: momentAnswer,
    sentAt: momentAnswer,
    link: z.string().meta({ description: 'Onde se vê aquilo de que fala, ou vazio' }),
  })
  .meta({ id: 'carta' });
const temServidor = z.boolean().meta({ description: 'Se há um servidor de correio' });

const chosen = {
  estado: text('Estado', { help: `${states.join(', ')}; sem ele, o que ainda não saiu` }),
  q: pagingFields.q,
};

/** Letters, for staff to read, and those that have not left to send again or delete. */
export const cartaCalls = {
  list: call('GET /api/cartas', 'staff', 'Emails do site', {
    query: { ...pagingFields, ...chosen },
    answers: {
      arrayCartas: z.array(carta),
      contagens: z.strictObject({ waiting: z.int(), failed: z.int(), sent: z.int() }),
      temServidor,
      total,
    },
  }),
  read: call('GET /api/cartas/:_id', 'staff', 'Um email', {
    answers: { carta: carta.nullable(), temServidor },
  }),
  sendAllAgain: call('PUT /api/cartas', 'staff', 'Enviar de novo os que não conseguiram sair', {
    query: chosen,
    answers: { enviadas: z.int() },
  }),
  sendAgain: call('PUT /api/cartas/:_id', 'staff', 'Enviar de novo', { answers: { carta } }),
  remove: call('DELETE /api/cartas/:_id', 'staff', 'Apagar', { answers: { carta } }),
  test: call('POST /api/cartas/teste', 'admin', 'Enviar um email de teste a quem o pede', {
    answers: {
      teste: z.strictObject({
        recipient: z.string(),
        lastError: z.string().meta({ description: 'Vazio, se foi aceite' }),
      }),
    },
    changesNothing: true,
  }),
};
