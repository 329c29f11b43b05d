import { z } from 'zod';
import { identifier } from '../fields/identifier.ts';
import { momentAnswer } from '../fields/instant.ts';
import { pagingFields, total } from './answers.ts';
import { call } from './call.ts';

const inBin = z
  .strictObject({
    _id: z.string(),
    titulo: z.string(),
    seccao: z.string().meta({ description: 'Onde estava, como nos endereços da área reservada' }),
    chave: z.string(),
    por: z.string(),
    em: momentAnswer,
    ate: momentAnswer.meta({ description: 'Quando desaparece de vez' }),
  })
  .meta({ id: 'apagado' });

/** The new identifier of a restored record whose own has been taken. */
export const newName = { identifier: identifier() };

export type Apagado = z.infer<typeof inBin>;

/** Records deleted recently, to restore or to delete for good. */
export const reciclagemCalls = {
  list: call('GET /api/reciclagem', 'editar', 'O que foi apagado há menos de 30 dias', {
    query: pagingFields,
    answers: { arrayReciclagem: z.array(inBin), total },
  }),
  restore: call(
    'POST /api/reciclagem/:_id/repor',
    'editar',
    'Repor o que foi apagado; com outro identificador, se entretanto o seu for de outro registo',
    { takes: { fields: newName }, answers: { apagado: inBin } },
  ),
  remove: call('DELETE /api/reciclagem/:_id', 'admin', 'Apagar de vez', {
    answers: { apagado: inBin },
    changesNothing: true,
  }),
  empty: call('DELETE /api/reciclagem', 'admin', 'Esvaziar a reciclagem', {
    answers: { apagados: z.int() },
    changesNothing: true,
  }),
};
