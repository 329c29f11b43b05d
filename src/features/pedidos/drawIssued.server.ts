import { existsSync } from 'node:fs';
import { encode } from 'uqr';
import { lisbonDay, longDate } from '../../language/calendar.ts';
import {
  margin,
  millimetre,
  newSheet,
  type Part,
  type Sheet,
  write,
} from '../../server/files/sheet.ts';

/** What an issued document says. */
export type IssuedWords = {
  junta: string;
  morada: string;
  /** Where the picture of the crest lies; '' where there is none. */
  brasao: string;
  tipo: string;
  numero: string;
  texto: string;
  fundamento: string;
  lugar: string;
  em: string;
  validoAte: string;
  codigo: string;
  /** The address of the page on which codes are looked up. */
  verificar: string;
};

const crestHeight = 22 * millimetre;
const codeSide = 30 * millimetre;

/** The crest, and beside it the council's name and address. */
function writeHead(doc: Sheet, root: Part, { junta, morada, brasao }: IssuedWords): void {
  const top = doc.y;
  const hasCrest = brasao !== '' && existsSync(brasao);
  const indent = hasCrest ? crestHeight + 5 * millimetre : 0;
  if (hasCrest) {
    const place = {
      fit: [crestHeight, crestHeight] as [number, number],
      valign: 'center' as const,
    };
    const alt = `Brasão: ${junta}`;
    root.add(doc.struct('Figure', { alt }, () => void doc.image(brasao, margin, top, place)));
    doc.y = top + 4 * millimetre;
  }
  write(doc, root, 'P', junta, { weight: 'bold', size: 13, gap: 2, indent });
  const address = morada
    .split('\n')
    .filter((line) => line !== '' && line !== junta)
    .join(', ');
  if (address !== '') write(doc, root, 'P', address, { size: 9.5, indent });
  if (hasCrest) doc.y = Math.max(doc.y, top + crestHeight);
  doc.moveDown(2);
}

/** The line for a signature by hand. */
function writeSignature(doc: Sheet, root: Part): void {
  const y = doc.y + 18 * millimetre;
  const width = 80 * millimetre;
  doc.markContent('Artifact', { type: 'Layout' });
  doc
    .moveTo(margin, y)
    .lineTo(margin + width, y)
    .lineWidth(0.6)
    .stroke();
  doc.endMarkedContent();
  doc.y = y + 4;
  write(doc, root, 'P', 'Assinatura, cargo e selo', { size: 9 });
}

/** How a recipient verifies the document: a code to type, and a QR code that leads to the same page. */
function writeCheck(doc: Sheet, root: Part, words: IssuedWords): void {
  const { codigo, numero, verificar, validoAte } = words;
  const top = doc.page.height - margin - codeSide;
  const address = `${verificar}/${codigo}`;
  const { data, size } = encode(address, { ecc: 'M', border: 0 });
  const dot = codeSide / size;
  const drawCode = () => {
    for (const [y, row] of data.entries()) {
      for (const [x, isDark] of row.entries()) {
        if (isDark) doc.rect(margin + x * dot, top + y * dot, dot, dot);
      }
    }
    doc.fill('black');
  };
  root.add(doc.struct('Figure', { alt: `Código QR de ${address}` }, drawCode));
  doc.y = top;
  const indent = codeSide + 6 * millimetre;
  const small = { size: 9.5, indent, gap: 4 };
  write(doc, root, 'P', `Código de verificação: ${codigo}`, { ...small, weight: 'bold', size: 11 });
  const said = [
    `Qualquer pessoa pode confirmar em ${verificar}, com este código, que o documento n.º ${numero} foi emitido por esta junta e continua válido.`,
    validoAte === '' ? '' : `Válido até ${longDate(validoAte)}.`,
  ];
  write(doc, root, 'P', said.filter(Boolean).join(' '), small);
}

/** Draws an issued document. */
export function drawIssued(words: IssuedWords): Sheet {
  const { tipo, numero, texto, fundamento, lugar, em, junta } = words;
  const { doc, root } = newSheet({ title: `${tipo} n.º ${numero}`, author: junta, at: em });
  writeHead(doc, root, words);
  write(doc, root, 'H1', tipo, { weight: 'bold', size: 19, gap: 2 });
  write(doc, root, 'P', `N.º ${numero}`, { size: 12, gap: 18 });
  for (const paragraph of texto.split(/\n{2,}/)) write(doc, root, 'P', paragraph, { size: 12 });
  doc.moveDown(0.5);
  write(doc, root, 'P', fundamento);
  doc.moveDown(1);
  // The date, the signature and the code stay together.
  const needed = 45 * millimetre + codeSide;
  if (doc.y + needed > doc.page.height - margin) doc.addPage();
  write(doc, root, 'P', `${lugar}, ${longDate(lisbonDay(new Date(em)))}.`, { size: 12 });
  writeSignature(doc, root);
  writeCheck(doc, root, words);
  root.end();
  return doc;
}
