import { z } from 'zod';
import { anexo } from '../../calls/anexos.ts';
import { pagingFields, recordOf, total, valuesOf } from '../../calls/answers.ts';
import { call, whole } from '../../calls/call.ts';
import { momentAnswer } from '../../fields/instant.ts';
import { text } from '../../fields/text.ts';
import {
  answerStates,
  frasesFields,
  mensagem,
  mensagemFields,
  resposta,
  unanswered,
} from './mensagens.ts';

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
    anexos: z.array(anexo),
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
    changesNothing: true,
  }),
  list: call('GET /api/mensagens', 'atendimento', 'Mensagens recebidas', {
    query: { ...pagingFields, estado: text('Estado', { help: `${unanswered}, ou todas` }) },
    answers: {
      arrayMensagens: z.array(message),
      contagens: z.strictObject({ porResponder: z.int(), todas: z.int() }),
      total,
    },
  }),
  read: call(
    'GET /api/mensagens/:_id',
    'atendimento',
    'Uma mensagem, com o que lhe foi respondido',
    {
      answers: {
        mensagem: message.nullable(),
        arrayRespostas,
        temServidor: z.boolean().meta({ description: 'Se há um servidor de correio' }),
        respondePara: z.string().meta({ description: 'Para onde vai a resposta do visitante' }),
      },
    },
  ),
  answer: call(
    'POST /api/mensagens/:_id/respostas',
    'atendimento',
    'Responder: a resposta sai por email e a mensagem fica respondida',
    {
      takes: whole(resposta),
      answers: { ...one, arrayRespostas },
      status: 201,
      changesNothing: true,
    },
  ),
  markAnswered: call(
    'PUT /api/mensagens/:_id',
    'atendimento',
    'Marcar como respondida, ou não: o estado que se quer ou, sem ele, o contrário',
    {
      takes: { fields: { respondida: mensagemFields.respondida }, toggles: 'respondida' },
      answers: one,
      changesNothing: true,
    },
  ),
  remove: call('DELETE /api/mensagens/:_id', 'atendimento', 'Apagar a mensagem', {
    answers: one,
    changesNothing: true,
  }),
};

const estado = text('Estado', { help: 'O que foi respondido quando as frases foram lidas' });
const phrases = { ...valuesOf(frasesFields), estado: momentAnswer };

/** Set phrases for answers. */
export const frasesCalls = {
  read: call('GET /api/frases', 'atendimento', 'Frases feitas para as respostas', {
    answers: phrases,
  }),
  save: call('PUT /api/frases', 'atendimento', 'Mudar as frases feitas', {
    takes: { fields: { ...frasesFields, estado } },
    answers: phrases,
    changesNothing: true,
  }),
};
