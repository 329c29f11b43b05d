import { z } from 'zod';
import { valuesOf } from '../../calls/answers.ts';
import { call } from '../../calls/call.ts';
import { count } from '../../fields/count.ts';
import { text } from '../../fields/text.ts';
import { documentos } from './documentos.ts';

const { type, orgao, identifier, title, numero, date } = valuesOf(documentos.fields);

const day = z.string().meta({ description: 'YYYY-MM-DD' });

const vizinho = z.strictObject({ identifier, title, numero, date }).meta({ id: 'vizinho' });

/** The calls about documents besides those that every collection has. */
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
  expected: call(
    'GET /api/documentosEsperados',
    'anyone',
    'O que se espera que a junta tenha publicado de um ano; para visitantes, só se a junta o mostra',
    {
      query: { ano: count('O ano; este, se nada se disser', { most: 9999 }) },
      answers: {
        ano: z.int(),
        anos: z.array(z.int()).meta({ description: 'Os anos de que há alguma coisa a dizer' }),
        arrayEsperados: z.array(
          z.strictObject({
            nome: z.string(),
            tipo: z.string(),
            orgao: z.string(),
            de: day,
            a: day,
            ate: day.meta({ description: 'O último dia em que não está em atraso' }),
            estado: z.enum(['publicado', 'aTempo', 'emAtraso']),
            documentos: z.array(z.strictObject({ identifier: z.string(), title: z.string() })),
          }),
        ),
      },
    },
  ),
  suggest: call(
    'GET /api/documentosSugestao',
    'editar',
    'O que um PDF carregado parece ser, pelo nome e pela primeira página',
    {
      query: { file: text('Ficheiro', { required: true }) },
      answers: {
        sugestao: z.strictObject({ type, orgao, numero, date, title }),
        lido: z.boolean().meta({ description: 'Se o texto do ficheiro já foi lido' }),
      },
    },
  ),
};
