import { z } from 'zod';
import { type Field, type Options, storedAsText } from './field.ts';
import { textSchema } from './text.ts';

/** The path of one uploaded PDF; empty is ''. */
export function file(label: string, options: Options = {}): Field<string> {
  return {
    ...storedAsText,
    ...options,
    kind: 'file',
    uploads: 'pdf',
    pdfs: (path) => (path === '' ? [] : [{ file: path, title: '' }]),
    label,
    schema: textSchema(300),
    answer: z.string().meta({ description: 'Caminho devolvido por POST /api/file, ou vazio' }),
  };
}
