import { z } from 'zod';
import { pagingFields, recordOf, total } from '../../calls/answers.ts';
import { call, whole } from '../../calls/call.ts';
import { flag } from '../../fields/flag.ts';
import { instant } from '../../fields/instant.ts';
import { text } from '../../fields/text.ts';
import { form } from '../../sections/form.ts';

/** What a visitor writes into the guest book. */
export const assinatura = form({
  name: 'assinaturas',
  fields: {
    name: text('Nome', { required: true, most: 100, noAddresses: true }),
    texto: text('O que achou', { required: true, lines: true, most: 1_000 }),
  },
  envelope: { captcha: text('Verificação', { most: 10_000 }) },
});

/** A page of the guest book as it is stored. */
export const assinaturaFields = {
  ...assinatura.fields,
  escritaEm: instant('Escrita em'),
  publicada: { ...flag('Publicada', { markers: ['Publicada', 'Por ler'] }), setByServer: true },
} as const;

/** How many months a page of the guest book is kept. */
export const monthsOfSignatures = 24;

const page = recordOf('assinatura', assinaturaFields);

/** What visitors read of it. */
const { publicada, ...readByAll } = assinaturaFields;

export const assinaturaCalls = {
  write: call('POST /api/assinaturas', 'anyone', 'Escrever no livro de visitas', {
    takes: whole(assinatura),
    answers: { assinatura: z.strictObject({ received: z.literal(true) }) },
    status: 201,
    limit: 'write',
    changesNothing: true,
  }),
  read: call('GET /api/livro-de-visitas', 'anyone', 'O livro de visitas', {
    answers: { arrayAssinaturas: z.array(recordOf('paginaDoLivro', readByAll)) },
  }),
  list: call('GET /api/assinaturas', 'atendimento', 'Tudo o que se escreveu no livro', {
    query: pagingFields,
    answers: { arrayAssinaturas: z.array(page), total },
  }),
  publish: call('PUT /api/assinaturas/:_id', 'atendimento', 'Publicar uma página, ou não', {
    takes: { fields: { publicada }, toggles: 'publicada' },
    answers: { assinatura: page },
  }),
  remove: call('DELETE /api/assinaturas/:_id', 'atendimento', 'Apagar uma página', {
    answers: { assinatura: page },
  }),
};
