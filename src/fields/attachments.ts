import { z } from 'zod';
import { isDay } from '../language/calendar.ts';
import { messages } from '../language/messages.ts';
import { type Field, type Options, storedAsList } from './field.ts';
import { textSchema } from './text.ts';

const maxItems = 50;
const maxEarlier = 20;
const maxTitleLength = 200;

const earlier = z.strictObject({
  file: z.string(),
  ate: z.string().meta({ description: 'O dia em que foi substituído, YYYY-MM-DD' }),
});

const attachment = z
  .strictObject({
    file: z.string().meta({ description: 'Caminho devolvido por POST /api/file' }),
    title: z.string().meta({ description: 'Vazio: o nome do ficheiro serve de título' }),
    anteriores: z
      .array(earlier)
      .meta({ description: 'Os ficheiros que substituiu, do mais novo para o mais antigo' }),
  })
  .meta({ id: 'anexo' });

/** A PDF of a record, with its title and the files it replaced. */
export type Attachment = z.infer<typeof attachment>;

const path = textSchema(300);
const day = z.string(messages.date).refine(isDay, messages.date);

const sent = z.preprocess(
  // A string is the path of a file without a title.
  (item) => (typeof item === 'string' ? { file: item } : item),
  z.object(
    {
      file: path,
      title: textSchema(maxTitleLength).optional().default(''),
      anteriores: z
        .array(
          z.object({ file: path.refine(Boolean, messages.invalid), ate: day }, messages.invalid),
        )
        .max(maxEarlier, messages.tooMany(maxEarlier))
        .optional()
        .default([]),
    },
    messages.invalid,
  ),
);

/** An ordered list of uploaded PDFs with titles; items without a file are dropped. */
export function attachments(label: string, options: Options = {}): Field<Attachment[]> {
  return {
    ...storedAsList<Attachment>(),
    ...options,
    kind: 'attachments',
    uploads: 'pdf',
    pdfs: (items) => items.map(({ file, title }) => ({ file, title })),
    label,
    schema: z
      .array(sent, messages.invalid)
      .transform((items) => items.filter(({ file }) => file !== ''))
      .pipe(z.array(attachment).max(maxItems, messages.tooMany(maxItems))),
    answer: z.array(attachment).max(maxItems),
  };
}

/** The paths of all attached files, replaced ones included. */
export function attachedFiles(items: readonly Attachment[]): string[] {
  return items.flatMap(({ file, anteriores }) => [file, ...anteriores.map((each) => each.file)]);
}
