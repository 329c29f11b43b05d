import { extname, join } from 'node:path';
import PDFDocument from 'pdfkit';

// Relative to this file, as source and as built.
const fonts = join(
  import.meta.dirname,
  extname(import.meta.filename) === '.ts' ? '../../parts/fonts' : '../src/parts/fonts',
);
const fontOf = (weight: 'regular' | 'bold') =>
  join(fonts, `atkinson-hyperlegible-next-${weight}.ttf`);

export const millimetre = 72 / 25.4;
export const margin = 25 * millimetre;

export type Sheet = InstanceType<typeof PDFDocument>;
export type Part = PDFKit.PDFStructureElement;
type Style = { weight?: 'regular' | 'bold'; size?: number; gap?: number; indent?: number };

/** A new PDF on A4 paper: tagged, in Portuguese, with embedded fonts. All its text goes into `root`. */
export function newSheet({ title, author, at }: { title: string; author: string; at: string }) {
  const doc = new PDFDocument({
    size: 'A4',
    margin,
    pdfVersion: '1.7',
    tagged: true,
    lang: 'pt-PT',
    displayTitle: true,
    // pdfkit opens the first font at once, and only these fonts are there.
    font: fontOf('regular'),
    info: { Title: title, Author: author, CreationDate: new Date(at) },
  });
  doc.registerFont('regular', fontOf('regular'));
  doc.registerFont('bold', fontOf('bold'));
  const root = doc.struct('Document');
  doc.addStructure(root);
  return { doc, root };
}

/** Writes a text under a tag that tells screen readers what it is. */
export function write(
  doc: Sheet,
  into: Part,
  tag: string,
  text: string,
  { weight = 'regular', size = 11, gap = 8, indent = 0 }: Style = {},
): void {
  into.add(
    doc.struct(tag, {}, () => {
      doc.font(weight).fontSize(size);
      doc.text(text, margin + indent, undefined, {
        width: doc.page.width - 2 * margin - indent,
        paragraphGap: gap,
        lineGap: 2.5,
      });
    }),
  );
}
