import { z } from 'zod';
import { pagingFields, recordOf, total } from '../../calls/answers.ts';
import { call, whole } from '../../calls/call.ts';
import { instant } from '../../fields/instant.ts';
import { text } from '../../fields/text.ts';
import { form } from '../../sections/form.ts';

/** What a visitor writes into the guest book. */
export const visita = form({
  name: 'visitas',
  fields: {
    name: text('Nome', { required: true, most: 100, noAddresses: true }),
    texto: text('O que achou', { required: true, lines: true, most: 1_000 }),
  },
  envelope: { captcha: text('Verificação', { most: 10_000 }) },
});

export const visitaFields = { ...visita.fields, escritaEm: instant('Escrita em') } as const;

/** How many months a page of the guest book is kept. */
export const monthsOfVisits = 24;

export const visitaCalls = {
  write: call('POST /api/visitas', 'anyone', 'Escrever no livro de visitas', {
    takes: whole(visita),
    answers: { visita: z.strictObject({ received: z.literal(true) }) },
    status: 201,
    limit: 'write',
  }),
  list: call('GET /api/visitas', 'atendimento', 'O livro de visitas', {
    query: pagingFields,
    answers: { arrayVisitas: z.array(recordOf('visita', visitaFields)), total },
  }),
};
