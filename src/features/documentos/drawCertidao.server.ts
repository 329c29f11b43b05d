import { extname, join } from 'node:path';
import PDFDocument from 'pdfkit';
import type { Certidao } from './certidaoCalls.ts';
import { certidaoInWords } from './certidaoInWords.ts';

// From where this file is written, and from where it is built.
const fonts = join(
  import.meta.dirname,
  extname(import.meta.filename) === '.ts' ? '../../parts/fonts' : '../src/parts/fonts',
);
const fontOf = (weight: 'regular' | 'bold') =>
  join(fonts, `atkinson-hyperlegible-next-${weight}.ttf`);

const millimetre = 72 / 25.4;
const margin = 25 * millimetre;

type Doc = InstanceType<typeof PDFDocument>;
type Style = { weight?: 'regular' | 'bold'; size?: number; gap?: number; indent?: number };

/** Writes a text and says what it is to whoever has the page read out. */
function write(
  doc: Doc,
  into: PDFKit.PDFStructureElement,
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

/** Lines to write on: ornaments for whoever has them read out. */
function writeSignature(
  doc: Doc,
  into: PDFKit.PDFStructureElement,
  { place, who, seal }: { place: string; who: string; seal: string },
): void {
  const height = 45 * millimetre;
  if (doc.y + height > doc.page.height - margin) doc.addPage();
  const top = doc.y + 14 * millimetre;
  const half = (doc.page.width - 2 * margin) / 2;
  const rule = (x: number, y: number) =>
    doc
      .moveTo(x, y)
      .lineTo(x + half - 8 * millimetre, y)
      .lineWidth(0.6)
      .stroke();
  doc.markContent('Artifact', { type: 'Layout' });
  rule(margin, top);
  rule(margin, top + 18 * millimetre);
  doc
    .rect(margin + half + 14 * millimetre, top - 10 * millimetre, 34 * millimetre, 34 * millimetre)
    .dash(2, { space: 2 })
    .stroke()
    .undash();
  doc.endMarkedContent();
  const label = (text: string, x: number, y: number, width: number) => {
    into.add(
      doc.struct('P', {}, () => {
        doc.font('regular').fontSize(9).text(text, x, y, { width });
      }),
    );
  };
  label(place, margin, top + 4, half);
  label(who, margin, top + 18 * millimetre + 4, half);
  label(seal, margin + half + 14 * millimetre + 6, top - 10 * millimetre + 6, 30 * millimetre);
}

/** Draws a certificate: tagged, in Portuguese, its letters with it. */
export function drawCertidao(certidao: Certidao): Doc {
  const words = certidaoInWords(certidao);
  const doc = new PDFDocument({
    size: 'A4',
    margin,
    pdfVersion: '1.7',
    tagged: true,
    lang: 'pt-PT',
    displayTitle: true,
    // The first font is opened at once, and none but ours is there.
    font: fontOf('regular'),
    info: {
      Title: `${words.title}: ${certidao.title}`,
      Author: words.heading[0] ?? '',
      CreationDate: new Date(certidao.feitaEm),
    },
  });
  doc.registerFont('regular', fontOf('regular'));
  doc.registerFont('bold', fontOf('bold'));
  const root = doc.struct('Document');
  doc.addStructure(root);
  const [council = '', ...address] = words.heading;
  write(doc, root, 'P', council, { weight: 'bold', size: 13, gap: 2 });
  if (address.length > 0) write(doc, root, 'P', address.join(', '), { size: 9.5 });
  doc.moveDown(1.5);
  write(doc, root, 'H1', words.title, { weight: 'bold', size: 19, gap: 14 });
  write(doc, root, 'P', words.opening);
  const facts = doc.struct('L');
  root.add(facts);
  for (const fact of words.facts) write(doc, facts, 'LI', `– ${fact}`, { indent: 10, gap: 5 });
  doc.moveDown(0.5);
  write(doc, root, 'H2', 'Ficheiros', { weight: 'bold', size: 12, gap: 4 });
  const files = doc.struct('L');
  root.add(files);
  for (const { name, pages, sha256 } of words.files) {
    const said = [pages ? `${name}, ${pages}` : name, `SHA-256 ${sha256}`].join('\n');
    write(doc, files, 'LI', said, { size: 9.5, indent: 10, gap: 4 });
  }
  doc.moveDown(0.5);
  for (const line of words.closing) write(doc, root, 'P', line);
  writeSignature(doc, root, words.signature);
  root.end();
  return doc;
}
