import { z } from 'zod';
import { text } from '../fields/text.ts';
import { documentos } from '../sections/documentos.ts';
import { valuesOf } from './answers.ts';
import { call } from './call.ts';

const { type, orgao, numero, date, title } = valuesOf(documentos.fields);

/** What an uploaded PDF is believed to be. */
export const sugestaoCall = call(
  'GET /api/documentosSugestao',
  'staff',
  'O que um PDF carregado parece ser, pelo nome e pela primeira página',
  {
    query: { file: text('Ficheiro', { required: true }) },
    answers: {
      sugestao: z.strictObject({ type, orgao, numero, date, title }),
      lido: z.boolean().meta({ description: 'Se o texto do ficheiro já foi lido' }),
    },
  },
);
