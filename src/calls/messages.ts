import { z } from 'zod';
import { momentAnswer } from '../fields/instant.ts';
import { mensagem, mensagemFields } from '../sections/mensagens.ts';
import { pagingFields, recordOf, total } from './answers.ts';
import { call, whole } from './call.ts';

const message = recordOf('mensagem', mensagemFields);
const one = { mensagem: message };

/** Messages to the council: visitors write them, staff answer and delete them. */
export const mensagemCalls = {
  write: call('POST /api/mensagens', 'anyone', 'Escrever à junta', {
    takes: whole(mensagem),
    answers: { mensagem: z.strictObject({ received: z.literal(true) }) },
    status: 201,
    limit: 'write',
  }),
  list: call('GET /api/mensagens', 'staff', 'Mensagens recebidas', {
    query: pagingFields,
    answers: { arrayMensagens: z.array(message), total },
  }),
  read: call('GET /api/mensagens/:_id', 'staff', 'Uma mensagem', {
    answers: { mensagem: message.nullable() },
  }),
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

const carta = z
  .strictObject({
    _id: z.string(),
    recipient: z.string(),
    subject: z.string(),
    body: z.string(),
    state: z.enum(['waiting', 'failed']),
    attempts: z.int(),
    lastError: z.string(),
    createdAt: momentAnswer,
    dueAt: momentAnswer,
  })
  .meta({ id: 'carta' });
const temServidor = z.boolean().meta({ description: 'Se há um servidor de correio' });

/** Letters that have not left yet, for staff to read, send again or delete. */
export const cartaCalls = {
  list: call('GET /api/cartas', 'staff', 'Cartas por enviar', {
    query: pagingFields,
    answers: { arrayCartas: z.array(carta), temServidor, total },
  }),
  read: call('GET /api/cartas/:_id', 'staff', 'Uma carta', {
    answers: { carta: carta.nullable(), temServidor },
  }),
  sendAgain: call('PUT /api/cartas/:_id', 'staff', 'Enviar de novo', { answers: { carta } }),
  remove: call('DELETE /api/cartas/:_id', 'staff', 'Apagar', { answers: { carta } }),
};
