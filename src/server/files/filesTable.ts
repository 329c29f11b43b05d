import { choice } from '../../fields/choice.ts';
import { count } from '../../fields/count.ts';
import { flag } from '../../fields/flag.ts';
import { instant } from '../../fields/instant.ts';
import type { Fotos, PhotoFacts } from '../../fields/photo.ts';
import { text } from '../../fields/text.ts';
import type { Store } from '../store/store.ts';
import { type Row, table } from '../store/table.ts';
import { sizesOf } from './sizes.ts';
import { isStoredPath } from './storedPath.ts';

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

/** The facts of a row, or undefined when it is no photo. */
export function photoFacts({ kind, width, height, blur, alt }: FileRow): PhotoFacts | undefined {
  if (kind !== 'photo' || width === null || height === null) return undefined;
  return { width, height, blur, alt, sizes: sizesOf(width) };
}

/** The facts of the uploaded photos among these addresses, by path; others are left out. */
export async function photosOf(store: Store, paths: readonly string[]): Promise<Fotos> {
  const own = paths.filter(isStoredPath);
  if (own.length === 0) return {};
  const rows = await store.list(files, { where: { path: own } });
  return Object.fromEntries(
    rows.flatMap((row) => {
      const facts = photoFacts(row);
      return facts ? [[row.path, facts] as const] : [];
    }),
  );
}
