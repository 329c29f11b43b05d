import type { PdfFacts } from '../../fields/pdfFacts.ts';
import { counted } from '../../language/counted.ts';
import { sizeInWords } from '../../language/fileSize.ts';

/** How large a PDF is and how many pages it has, as far as that is known: "84 KB, 3 páginas". */
export function pdfLine(facts: PdfFacts | undefined): string {
  if (!facts) return '';
  const { size, pages } = facts;
  return [sizeInWords(size), pages && counted(pages, 'página', 'páginas')]
    .filter(Boolean)
    .join(', ');
}
