import { z } from 'zod';
import { count } from '../fields/count.ts';
import type { Fields, Values } from '../fields/field.ts';
import { momentAnswer } from '../fields/instant.ts';
import { photoAnswer } from '../fields/photo.ts';
import { text } from '../fields/text.ts';

/** The schemas of some fields in an answer, each titled with its label. */
export function valuesOf<F extends Fields>(fields: F) {
  const named = Object.entries(fields).map(([name, { label, help, answer, neverAnswered }]) => {
    if (neverAnswered) throw new Error(`${name} may not be answered`);
    const titled = { title: label, ...(help && { description: help }) };
    return [name, answer.meta({ ...answer.meta(), ...titled })];
  });
  return Object.fromEntries(named) as { [K in keyof F]: z.ZodType<Values<F>[K]> };
}

const stored = { _id: z.string(), updatedAt: momentAnswer };

/** The schema of a stored record, listed in /api/docs under this id. */
export function recordOf<F extends Fields>(id: string, fields: F) {
  return z.strictObject({ ...stored, ...valuesOf(fields) }).meta({ id });
}

/** The facts of the photos that an answer names. */
export const fotos = z.record(z.string(), photoAnswer);

/** How long a list is. */
export const total = z.int().optional().meta({ description: 'Só quando se indica offset' });

/** The parameters that choose a page of a list. */
export const pagingFields = {
  limit: count('Limite', { help: '0 é sem limite; com palavras (q), os visitantes têm até 40' }),
  offset: count('Início', { most: 10_000_000 }),
  q: text('Palavras a procurar', { most: 100 }),
  sort: text('Campo por que se ordena', { help: 'Do fim para o início depois de um -' }),
};
