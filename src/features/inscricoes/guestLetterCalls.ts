import { z } from 'zod';
import { call } from '../../calls/call.ts';
import { choice } from '../../fields/choice.ts';
import { text } from '../../fields/text.ts';

/** What staff write to those who booked, and to which of them. */
export const guestLetterFields = {
  a: choice('A quem', ['todos', 'por-pagar', 'presentes'], {
    required: true,
    names: {
      todos: 'A todos os que têm reserva',
      'por-pagar': 'A quem ainda tem a pagar',
      presentes: 'A quem veio',
    },
  }),
  assunto: text('Assunto', { required: true, most: 120 }),
  texto: text('Texto', { required: true, lines: true }),
};

const takes = { fields: guestLetterFields };

/** Writing to the people who booked an event: first a preview, then the letters. */
export const guestLetterCalls = {
  previewLetters: call(
    'POST /api/noticiasEventos/evento/:identifier/cartas/previsao',
    'inscricoes',
    'A carta a quem se inscreveu num evento, como ficará, e a quantos vai',
    {
      takes,
      answers: {
        previsao: z.strictObject({
          assunto: z.string(),
          texto: z.string(),
          cartas: z.int(),
          jaReceberam: z.int().meta({ description: 'Os que já a têm não a recebem outra vez' }),
          semEmail: z.int(),
        }),
      },
      changesNothing: true,
    },
  ),
  writeLetters: call(
    'POST /api/noticiasEventos/evento/:identifier/cartas',
    'inscricoes',
    'Escrever a quem se inscreveu num evento; a quem já recebeu esta carta não se escreve de novo',
    { takes, answers: { cartas: z.int() }, status: 201, changesNothing: true },
  ),
};
