import { z } from 'zod';
import { momentAnswer } from '../fields/instant.ts';
import { pdfAnswer } from '../fields/pdfFacts.ts';
import { text } from '../fields/text.ts';
import { draftFields } from '../sections/drafts.ts';
import { fotos, valuesOf } from './answers.ts';
import { call } from './call.ts';

const { valores: _, antes: __, ...headFields } = draftFields;

const head = z
  .strictObject({
    seccao: z.string(),
    ...valuesOf(headFields),
    chave: z.string().meta({ description: 'A chave que o registo tem agora' }),
    em: momentAnswer,
  })
  .meta({ id: 'rascunho' });

const typed = z.record(z.string(), z.unknown());

const { registo } = draftFields;
const desde = text('A revisão de que partiu', { most: 64, help: 'Vazio, se de nenhuma' });

/**
 * What is typed and not saved yet: one draft of each record, and one of a new record of each section, private
 * to each account. Visitors never see them, so no page changes.
 */
export const draftCalls = {
  list: call('GET /api/rascunhos', 'staff', 'O que quem pergunta tem por acabar', {
    query: { seccao: text('Só desta secção') },
    answers: { arrayRascunhos: z.array(head) },
  }),
  read: call('GET /api/rascunhos/:seccao', 'staff', 'Algo por acabar, com o que tem escrito', {
    query: { registo },
    answers: {
      rascunho: head.extend({ valores: typed, antes: typed }).nullable(),
      fotos,
      ficheiros: z.record(z.string(), pdfAnswer),
    },
  }),
  keep: call('PUT /api/rascunhos/:seccao', 'staff', 'Guardar o que está por acabar', {
    takes: { fields: { ...draftFields, desde } },
    answers: { rascunho: head },
    changesNothing: true,
  }),
  discard: call('DELETE /api/rascunhos/:seccao', 'staff', 'Descartar o que está por acabar', {
    query: { registo, desde },
    answers: { rascunho: head },
    changesNothing: true,
  }),
};
