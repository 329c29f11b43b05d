import { z } from 'zod';
import type { Field } from './field.ts';

/** The positions of the found words in a text, each from and to. */
export const marksAnswer = z
  .array(z.tuple([z.int(), z.int()]))
  .meta({ description: 'Onde estão as palavras: de, até' });

/** Where in a record's PDFs the searched words were found. */
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

/** Where the words of a list's `q` were found in PDFs: null if the record itself has them all, absent without `q`. */
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
