import { z } from 'zod';
import { documentos } from '../sections/documentos.ts';
import { valuesOf } from './answers.ts';
import { call } from './call.ts';

const { type, orgao, identifier, title, numero, date } = valuesOf(documentos.fields);

const vizinho = z.strictObject({ identifier, title, numero, date }).meta({ id: 'vizinho' });

/** What pages know of documents beside the list and each of them. */
export const documentoCalls = {
  count: call(
    'GET /api/documentosContagem',
    'anyone',
    'Quantos documentos públicos há de cada tipo, ano e órgão',
    {
      answers: {
        contagem: z.array(
          z.strictObject({
            type,
            orgao,
            ano: z.string().meta({ description: 'O do ato' }),
            total: z.int(),
          }),
        ),
      },
    },
  ),
  neighbours: call(
    'GET /api/documentos/:identifier/vizinhos',
    'anyone',
    'Os documentos públicos do mesmo tipo e órgão imediatamente antes e depois de um',
    {
      answers: {
        vizinhos: z
          .strictObject({ anterior: vizinho.optional(), seguinte: vizinho.optional() })
          .nullable(),
      },
    },
  ),
};
