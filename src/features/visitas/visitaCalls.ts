import { z } from 'zod';
import { call } from '../../calls/call.ts';
import { date } from '../../fields/date.ts';
import { text } from '../../fields/text.ts';

const named = z.array(z.strictObject({ nome: z.string(), vezes: z.int() }));
const sums = { periodo: z.string(), visitas: z.int(), paginas: z.int() };

const query = {
  periodo: text('Período', {
    help: 'Um ano (2026), um mês (2026-11) ou um dia (2026-11-18); o mês corrente se nada disser',
  }),
  de: date('De', { help: 'Em vez de um período: a partir deste dia' }),
  ate: date('Até', { help: 'Em vez de um período: até este dia' }),
};

/** How much the site is visited: sums, and nothing else. */
export const visitaCalls = {
  read: call('GET /api/visitas', ['editar', 'publicar'], 'Quantas visitas teve o site', {
    query,
    answers: {
      visitas: z.strictObject({
        ...sums,
        partes: z.array(z.strictObject(sums)),
        maisVistas: named,
        origens: named,
        pesquisas: named,
      }),
    },
  }),
  sheet: call('GET /api/visitas.csv', ['editar', 'publicar'], 'As mesmas somas, em CSV', {
    query,
    answers: ['text/csv'],
  }),
};
