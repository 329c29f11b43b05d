import { z } from 'zod';
import { pagingFields, recordOf, total } from '../../calls/answers.ts';
import { call, whole } from '../../calls/call.ts';
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

export const assinaturaFields = { ...assinatura.fields, escritaEm: instant('Escrita em') } as const;

/** How many months a page of the guest book is kept. */
export const monthsOfSignatures = 24;

export const assinaturaCalls = {
  write: call('POST /api/assinaturas', 'anyone', 'Escrever no livro de visitas', {
    takes: whole(assinatura),
    answers: { assinatura: z.strictObject({ received: z.literal(true) }) },
    status: 201,
    limit: 'write',
  }),
  list: call('GET /api/assinaturas', 'atendimento', 'O livro de visitas', {
    query: pagingFields,
    answers: { arrayAssinaturas: z.array(recordOf('assinatura', assinaturaFields)), total },
  }),
};
