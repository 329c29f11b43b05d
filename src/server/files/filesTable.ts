import { choice } from '../../fields/choice.ts';
import { count } from '../../fields/count.ts';
import { flag } from '../../fields/flag.ts';
import { instant } from '../../fields/instant.ts';
import { list } from '../../fields/list.ts';
import type { PdfFacts, PdfProblem, Pdfs } from '../../fields/pdfFacts.ts';
import { corte, type Fotos, foco, type PhotoFacts } from '../../fields/photo.ts';
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
    foco: foco('O que fica à vista'),
    /** The path of the photo it was cut from, which is never a cut itself; '' for a photo that was uploaded. */
    original: text('Fotografia de que foi feita'),
    corte: corte('Recorte da original, depois de rodada'),
    voltas: count('Quartos de volta da original para a direita', { most: 3 }),
    createdAt: instant('Carregado em'),
    ready: flag('Tamanhos feitos, ou texto lido'),
    sha256: text('SHA-256'),
    pages: count('Páginas'),
    problemas: list('Problemas', { item: 'problema' }),
  },
});

export type FileRow = Row<typeof files.fields>;

/** The facts of a row, or undefined when it is no photo. */
export function photoFacts(row: FileRow): PhotoFacts | undefined {
  const { kind, width, height, blur, alt, foco } = row;
  if (kind !== 'photo' || width === null || height === null) return undefined;
  return { width, height, blur, alt, sizes: sizesOf(width), ...(foco && { foco }) };
}

/** The facts of a row, or undefined when it is no PDF. */
export function pdfFactsOf({
  kind,
  size,
  pages,
  sha256,
  problemas,
}: FileRow): PdfFacts | undefined {
  if (kind !== 'pdf') return undefined;
  return { size: size ?? 0, pages, sha256, problemas: problemas as PdfProblem[] };
}

async function factsOf<Facts>(
  store: Store,
  paths: readonly string[],
  factsIn: (row: FileRow) => Facts | undefined,
): Promise<Record<string, Facts>> {
  const own = paths.filter(isStoredPath);
  if (own.length === 0) return {};
  const rows = await store.list(files, { where: { path: own } });
  return Object.fromEntries(
    rows.flatMap((row) => {
      const facts = factsIn(row);
      return facts ? [[row.path, facts] as const] : [];
    }),
  );
}

/** The facts of the uploaded PDFs among these addresses, by path; others are left out. */
export function pdfsOf(store: Store, paths: readonly string[]): Promise<Pdfs> {
  return factsOf(store, paths, pdfFactsOf);
}

/** The facts of the uploaded photos among these addresses, by path; others are left out. */
export function photosOf(store: Store, paths: readonly string[]): Promise<Fotos> {
  return factsOf(store, paths, photoFacts);
}
