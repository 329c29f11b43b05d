import { join } from 'node:path';
import { buffer } from 'node:stream/consumers';
import PDFDocument from 'pdfkit';
import type { DemoPdf, PdfPart } from './feature.ts';

const margin = 64;

/** The path is right from this file and from the build. */
const scansFolder = join(import.meta.dirname, '../demo/scans');

/** A document as an office program would leave it: with title, language and tags. */
function write(doc: PDFKit.PDFDocument, title: string, parts: readonly PdfPart[]): void {
  const root = doc.struct('Document');
  doc.addStructure(root);
  const tagged = (structType: string) => ({ structParent: root, structType });
  doc.font('Helvetica-Bold', 15).text(title, tagged('H1')).moveDown();
  for (const part of parts) {
    doc.font('Helvetica', 10.5);
    if (typeof part === 'string') {
      doc.text(part, { ...tagged('P'), lineGap: 2 }).moveDown(0.7);
    } else if ('heading' in part) {
      if (part.onNewPage) doc.addPage();
      doc.font('Helvetica-Bold', 12).text(part.heading, tagged('H2')).moveDown(0.5);
    } else if ('list' in part) {
      const list = doc.struct('L');
      root.add(list);
      doc.list(part.list, { structParent: list, listType: 'numbered', lineGap: 2 }).moveDown(0.7);
    } else {
      const [first = [], ...rows] = part.table;
      const head = first.map((text) => ({
        text,
        type: 'TH' as const,
        font: { src: 'Helvetica-Bold' },
      }));
      const [, ...figures] = first.map(() => ({ width: 96, align: { x: 'right' as const } }));
      doc.font('Helvetica', 10);
      // `structParent` is not in the package's types of a table yet.
      const structure = { structParent: root };
      doc.table({
        data: [head, ...rows],
        columnStyles: ['*', ...figures] as never[],
        defaultStyle: { padding: 4, border: 0.5 },
        ...structure,
      });
      doc.moveDown();
    }
  }
  root.end();
}

/** The bytes of a PDF: its text on as many pages as it takes, or only the picture of a scanned page. */
export async function makePdf(pdf: DemoPdf): Promise<Buffer> {
  const doc = new PDFDocument({
    size: 'A4',
    margin,
    pdfVersion: '1.7',
    ...('parts' in pdf && {
      info: { Title: pdf.title },
      displayTitle: true,
      lang: 'pt-PT',
      tagged: true,
    }),
  });
  if ('parts' in pdf) write(doc, pdf.title, pdf.parts);
  else doc.image(join(scansFolder, pdf.scan), 0, 0, { width: doc.page.width });
  doc.end();
  return buffer(doc);
}
