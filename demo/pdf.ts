import type { DemoPdf } from './content/shape.ts';

const [pageWidth, pageHeight, margin] = [595, 842, 72];
const lettersPerLine = 84;

/** Helvetica in a PDF without fonts of its own knows the letters of Windows-1252. */
function pdfString(text: string): string {
  const bytes = Buffer.from(text.replaceAll('–', '-').replaceAll('…', '...'), 'latin1');
  return `(${bytes.toString('latin1').replace(/[\\()]/g, '\\$&')})`;
}

function wrapped(paragraph: string): string[] {
  const lines = [''];
  for (const word of paragraph.split(' ')) {
    const line = `${lines.at(-1)} ${word}`.trim();
    if (line.length > lettersPerLine) lines.push(word);
    else lines[lines.length - 1] = line;
  }
  return lines;
}

/** A plain one-page document: a title, then paragraphs. */
export function makePdf({ title, paragraphs }: DemoPdf): Buffer {
  const lines = paragraphs.flatMap((paragraph) => [...wrapped(paragraph), '']);
  const text = [
    'BT',
    `/F2 16 Tf 24 TL ${margin} ${pageHeight - margin} Td ${pdfString(title)} Tj T*`,
    '/F1 11 Tf 16 TL T*',
    ...lines.map((line) => `${pdfString(line)} Tj T*`),
    'ET',
  ].join('\n');
  const font = (name: string) =>
    `<< /Type /Font /Subtype /Type1 /BaseFont /${name} /Encoding /WinAnsiEncoding >>`;
  const objects = [
    '<< /Type /Catalog /Pages 2 0 R /Lang (pt-PT) >>',
    '<< /Type /Pages /Kids [3 0 R] /Count 1 >>',
    `<< /Type /Page /Parent 2 0 R /MediaBox [0 0 ${pageWidth} ${pageHeight}] /Contents 6 0 R ` +
      '/Resources << /Font << /F1 4 0 R /F2 5 0 R >> >> >>',
    font('Helvetica'),
    font('Helvetica-Bold'),
    `<< /Length ${text.length} >>\nstream\n${text}\nendstream`,
    `<< /Title ${pdfString(title)} >>`,
  ];
  let body = '%PDF-1.4\n';
  const offsets = objects.map((object, index) => {
    const offset = body.length;
    body += `${index + 1} 0 obj\n${object}\nendobj\n`;
    return offset;
  });
  const table = offsets.map((offset) => `${String(offset).padStart(10, '0')} 00000 n \n`).join('');
  const size = objects.length + 1;
  const trailer =
    `xref\n0 ${size}\n0000000000 65535 f \n${table}` +
    `trailer\n<< /Size ${size} /Root 1 0 R /Info 7 0 R >>\nstartxref\n${body.length}\n%%EOF\n`;
  return Buffer.from(body + trailer, 'latin1');
}
