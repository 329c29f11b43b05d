import type { RecordIn } from '../../sections/all.ts';

type Documento = RecordIn<'documentos'>;

type Numbered = Pick<Documento, 'type' | 'orgao' | 'numero'>;

/** What a document is in a line: "Ata · Assembleia · n.º 3/2024". */
export function documentLine({ type, orgao, numero }: Numbered): string {
  return [type, orgao, numberOf(numero)].filter(Boolean).join(' · ');
}

/** A number as it is shown: with «n.º» if it begins with a figure. */
export function numberOf(numero: string): string {
  return /^\d/.test(numero) ? `n.º\u00a0${numero}` : numero;
}

/** Groups documents by the years or months of their acts, keeping their order. */
export function groupedBy(
  documentos: readonly Documento[],
  unit: 'year' | 'month',
): { date: string; documentos: Documento[] }[] {
  const letters = unit === 'year' ? 4 : 7;
  const groups = Map.groupBy(documentos, ({ date }) => date.slice(0, letters));
  return Array.from(groups, ([date, own]) => ({ date, documentos: own }));
}
