import { z } from 'zod';
import { email } from '../fields/email.ts';
import { momentAnswer } from '../fields/instant.ts';
import { text } from '../fields/text.ts';
import { type LetterState, letterStates } from '../sections/cartas.ts';
import { pagingFields, total } from './answers.ts';
import { call } from './call.ts';

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
    sobre: z.string().meta({ description: 'Como se chama aquilo de que fala, ou vazio' }),
  })
  .meta({ id: 'carta' });
const temServidor = z.boolean().meta({ description: 'Se há um servidor de correio' });

const chosen = {
  estado: text('Estado', { help: `${states.join(', ')}; sem ele, o que ainda não saiu` }),
  q: pagingFields.q,
};

/** Who may open the letters; each reads those of the kinds that are theirs. */
const readers = ['atendimento', 'inscricoes'] as const;

/** Letters: staff read them, and send again or delete those that have not left. */
export const cartaCalls = {
  list: call('GET /api/cartas', readers, 'Emails do site', {
    query: { ...pagingFields, ...chosen },
    answers: {
      arrayCartas: z.array(carta),
      contagens: z.strictObject({ waiting: z.int(), failed: z.int(), sent: z.int() }),
      temServidor,
      total,
    },
  }),
  read: call('GET /api/cartas/:_id', readers, 'Um email', {
    answers: { carta: carta.nullable(), temServidor },
  }),
  sendAllAgain: call('PUT /api/cartas', readers, 'Enviar de novo os que não conseguiram sair', {
    query: chosen,
    answers: { enviadas: z.int() },
    changesNothing: true,
  }),
  sendAgain: call('PUT /api/cartas/:_id', readers, 'Enviar de novo, ou para outro endereço', {
    takes: { fields: { recipient: email('Endereço', { help: 'Vazio: para o mesmo' }) } },
    answers: { carta },
    changesNothing: true,
  }),
  remove: call('DELETE /api/cartas/:_id', readers, 'Apagar', {
    answers: { carta },
    changesNothing: true,
  }),
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
