import {
  margin,
  millimetre,
  newSheet,
  type Part,
  type Sheet,
  write,
} from '../../server/files/sheet.ts';
import type { Certidao } from './certidaoCalls.ts';
import { certidaoInWords } from './certidaoInWords.ts';

/** Draws the lines to sign on, marked as artifacts so that screen readers skip them. */
function writeSignature(
  doc: Sheet,
  into: Part,
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

/** Draws a certificate. */
export function drawCertidao(certidao: Certidao): Sheet {
  const words = certidaoInWords(certidao);
  const { doc, root } = newSheet({
    title: `${words.title}: ${certidao.title}`,
    author: words.heading[0] ?? '',
    at: certidao.feitaEm,
  });
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
