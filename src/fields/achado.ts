import { z } from 'zod';
import type { Field } from './field.ts';

/** Where words stand in a text: from, to. */
export const marksAnswer = z
  .array(z.tuple([z.int(), z.int()]))
  .meta({ description: 'Onde estão as palavras: de, até' });

/** Where in the PDFs of a record the words stand that were asked for. */
export const achadoAnswer = z
  .strictObject({
    file: z.string().meta({ description: 'O caminho do PDF' }),
    title: z.string().meta({ description: 'O título do PDF, ou o nome do ficheiro' }),
    page: z.int().meta({ description: 'A página que tem mais das palavras; 1 é a primeira' }),
    excerpt: z.string().meta({ description: 'O texto à volta das palavras' }),
    marks: marksAnswer,
  })
  .meta({ id: 'achado' });

export type Achado = z.infer<typeof achadoAnswer>;

/** Where the words of a list's `q` were found: null where the record itself has them all, left out where none were asked for. */
export function achado(label: string): Field<Achado | null | undefined> {
  const answer = achadoAnswer.nullable().optional();
  return {
    kind: 'achado',
    label,
    initial: undefined,
    column: 'text',
    schema: answer,
    answer,
    isEmpty: (value) => !value,
    toColumn: (value) => JSON.stringify(value ?? null),
    fromColumn: (stored) => JSON.parse(String(stored)) as Achado | null,
  };
}
