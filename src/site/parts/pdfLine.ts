import { sizeInWords } from '../../fields/fileSize.ts';
import type { PdfFacts } from '../../fields/pdfFacts.ts';

/** "3 páginas". */
const pagesInWords = (pages: number) => (pages === 1 ? '1 página' : `${pages} páginas`);

/** How large a PDF is and how many pages it has, as far as that is known: "84 KB, 3 páginas". */
export function pdfLine(facts: PdfFacts | undefined): string {
  if (!facts) return '';
  const { size, pages } = facts;
  return [sizeInWords(size), pages ? pagesInWords(pages) : ''].filter(Boolean).join(', ');
}
