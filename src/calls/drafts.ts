import { z } from 'zod';
import { momentAnswer } from '../fields/instant.ts';
import { pdfAnswer } from '../fields/pdfFacts.ts';
import { text } from '../fields/text.ts';
import { draftFields } from '../sections/drafts.ts';
import { fotos, valuesOf } from './answers.ts';
import { call } from './call.ts';

const { valores: _, antes: __, ...headFields } = draftFields;

const head = z
  .strictObject({ _id: z.string(), ...valuesOf(headFields), em: momentAnswer })
  .meta({ id: 'rascunho' });

const typed = z.record(z.string(), z.unknown());

/** Drafts of what is not saved yet, private to each person. Visitors never see them, so no page changes. */
export const draftCalls = {
  list: call('GET /api/rascunhos', 'staff', 'O que quem pergunta tem por acabar', {
    query: { seccao: text('Só desta secção') },
    answers: { arrayRascunhos: z.array(head) },
  }),
  read: call('GET /api/rascunhos/:_id', 'staff', 'Algo por acabar, com o que tem escrito', {
    answers: {
      rascunho: head.extend({ valores: typed, antes: typed }).nullable(),
      fotos,
      ficheiros: z.record(z.string(), pdfAnswer),
    },
  }),
  keep: call('PUT /api/rascunhos/:_id', 'staff', 'Guardar o que está por acabar', {
    takes: {
      fields: {
        ...draftFields,
        registo: text('O _id do registo', {
          help: 'Vazio, se é novo; sem ele, o do registo que tem agora esta chave',
        }),
        desde: text('O estado de que partiu', { help: 'janela.passo, ou vazio' }),
      },
    },
    answers: { rascunho: head },
    changesNothing: true,
  }),
  discard: call('DELETE /api/rascunhos/:_id', 'staff', 'Descartar o que está por acabar', {
    answers: { rascunho: head },
    changesNothing: true,
  }),
};

const present = { arrayPresencas: z.array(z.string()).meta({ description: 'Nomes de contas' }) };

const janela = text('Janela', { required: true, most: 64 });

/** Who has a record open in a form. */
export const presencaCalls = {
  note: call(
    'POST /api/presencas',
    'staff',
    'Dizer que se tem um registo aberto; quem mais o tem',
    {
      takes: {
        fields: {
          janela,
          seccao: text('Secção', { required: true, most: 100 }),
          chave: text('Registo', { required: true }),
        },
      },
      answers: present,
      changesNothing: true,
      isUnattended: true,
    },
  ),
  leave: call('DELETE /api/presencas/:janela', 'staff', 'Dizer que já não se tem', {
    answers: present,
    changesNothing: true,
    isUnattended: true,
  }),
};
