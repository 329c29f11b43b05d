import { z } from 'zod';
import { text } from '../fields/text.ts';
import { call } from './call.ts';

/** The kinds of private file that are accepted, and the content type each is served with. */
export const privateFileTypes = {
  pdf: 'application/pdf',
  jpg: 'image/jpeg',
  png: 'image/png',
} as const;

/** A file attached to an answer. */
export const anexo = z
  .strictObject({ _id: z.string(), nome: z.string() })
  .meta({ id: 'anexoDeResposta' });

/** Files for the answers to messages and requests. */
export const anexoCalls = {
  send: call(
    'POST /api/anexos',
    'atendimento',
    'Enviar um ficheiro que a resposta a uma mensagem ou a um pedido vai levar',
    {
      query: { about: text('O `_id` da mensagem ou do pedido') },
      takes: 'file',
      answers: { anexo },
      status: 201,
      changesNothing: true,
    },
  ),
  read: call('GET /api/anexos/:_id', 'atendimento', 'O ficheiro que uma resposta levou', {
    answers: Object.values(privateFileTypes),
  }),
};
