import { choice } from '../../fields/choice.ts';
import { count } from '../../fields/count.ts';
import { flag } from '../../fields/flag.ts';
import { instant } from '../../fields/instant.ts';
import { text } from '../../fields/text.ts';
import { type Row, table } from '../store/table.ts';

/** One row per uploaded file; the bytes are in the data folder, under the name in `path`. */
export const files = table({
  name: 'files',
  fields: {
    path: { ...text('Caminho'), unique: true },
    kind: choice('Tipo', ['pdf', 'photo']),
    size: count('Tamanho em bytes'),
    width: count('Largura em píxeis'),
    height: count('Altura em píxeis'),
    blur: text('Esboço desfocado'),
    alt: text('Texto alternativo'),
    createdAt: instant('Carregado em'),
    ready: flag('Tamanhos feitos'),
  },
});

export type FileRow = Row<typeof files.fields>;
