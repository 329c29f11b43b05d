import { z } from 'zod';
import { textKind } from './field.ts';
import { textSchema } from './text.ts';

/** The path of one uploaded PDF; empty is ''. */
export const file = textKind({
  kind: 'file',
  uploads: 'pdf',
  removesReplaced: true,
  pdfs: (path) => (path === '' ? [] : [{ file: path, title: '' }]),
  schema: textSchema(300),
  answer: z.string().meta({ description: 'Caminho devolvido por POST /api/file, ou vazio' }),
});
