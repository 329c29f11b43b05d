import { buffer } from 'node:stream/consumers';
import { deflateSync } from 'node:zlib';
import PDFDocument from 'pdfkit';

/** A PDF as an office program would write it. */
export function drawnPdf(
  draw: (document: PDFKit.PDFDocument) => void,
  options: PDFKit.PDFDocumentOptions = {},
): Promise<Buffer> {
  const document = new PDFDocument(options);
  draw(document);
  document.end();
  return buffer(document);
}

/** A PDF with a title, a language and tags: the check finds no problems in it. */
export function soundPdf(text: string, title = 'Ata'): Promise<Buffer> {
  const sound = { tagged: true, lang: 'pt-PT', info: { Title: title }, pdfVersion: '1.7' as const };
  return drawnPdf((document) => {
    document.addStructure(document.struct('P', {}, () => document.text(text)));
  }, sound);
}

/** An object of a PDF: what stands between `obj` and `endobj`. */
type PdfObject = string | Buffer;

/** A stream object; deflated here unless `dictionary` already names a filter. */
export function stream(content: PdfObject, dictionary = ''): Buffer {
  const isPacked = dictionary.includes('/Filter');
  const data = isPacked ? Buffer.from(content) : deflateSync(content);
  const filter = isPacked ? '' : '/Filter /FlateDecode';
  return Buffer.concat([
    Buffer.from(`<< /Length ${data.length} ${filter} ${dictionary} >>\nstream\n`),
    data,
    Buffer.from('\nendstream'),
  ]);
}

/** Writes objects as a PDF, numbered from 1; the first is the catalogue. */
export function writtenPdf(objects: readonly PdfObject[], trailer = ''): Buffer {
  const parts: Buffer[] = [Buffer.from('%PDF-1.7\n')];
  let length = parts[0]?.length ?? 0;
  const add = (part: PdfObject) => {
    const bytes = Buffer.from(part as string, 'latin1');
    parts.push(bytes);
    length += bytes.length;
  };
  const places = objects.map((object, index) => {
    const place = length;
    add(`${index + 1} 0 obj\n`);
    add(object);
    add('\nendobj\n');
    return `${String(place).padStart(10, '0')} 00000 n \n`;
  });
  const table = length;
  const size = objects.length + 1;
  add(`xref\n0 ${size}\n0000000000 65535 f \n${places.join('')}`);
  add(`trailer\n<< /Size ${size} /Root 1 0 R ${trailer} >>\nstartxref\n${table}\n%%EOF\n`);
  return Buffer.concat(parts);
}

const helvetica = '<< /Type /Font /Subtype /Type1 /BaseFont /Helvetica';

/** A PDF of one page with this content; `more` are objects from number 6 on. */
export function pageOf(
  content: PdfObject,
  {
    box = '0 0 595 842',
    resources = '',
    catalog = '',
    font = `${helvetica} /Encoding /WinAnsiEncoding >>`,
    more = [],
  }: {
    box?: string;
    resources?: string;
    catalog?: string;
    font?: string;
    more?: readonly PdfObject[];
  } = {},
): Buffer {
  return writtenPdf([
    `<< /Type /Catalog /Pages 2 0 R ${catalog} >>`,
    '<< /Type /Pages /Kids [3 0 R] /Count 1 >>',
    `<< /Type /Page /Parent 2 0 R /MediaBox [${box}] /Contents 4 0 R
      /Resources << /Font << /F1 5 0 R >> ${resources} >> >>`,
    Buffer.isBuffer(content) ? content : stream(Buffer.from(content, 'latin1')),
    font,
    ...more,
  ]);
}

/** The operators that show a line of text on a page. */
export function showing(text: string): string {
  return `BT /F1 12 Tf 72 700 Td (${text}) Tj ET`;
}

/** A whole PDF of one empty page, for tests that need any: one that cannot be read would end the worker each time. */
export const emptyPdf = pageOf('');

/** A scanned page: one picture over the whole page, perhaps with a line of text. */
export function scannedPdf(words = ''): Buffer {
  return pageOf(`q 595 0 0 842 0 0 cm /Im1 Do Q ${showing(words)}`, {
    resources: '/XObject << /Im1 6 0 R >>',
    more: [
      stream(
        Buffer.alloc(600, 200),
        '/Type /XObject /Subtype /Image /Width 20 /Height 30 /ColorSpace /DeviceGray /BitsPerComponent 8',
      ),
    ],
  });
}

/** A document whose objects are packed together, as most programs write them today. */
export function packedPdf(text: string, inside = (packed: Buffer) => packed): Buffer {
  const objects = [
    '<< /Type /Catalog /Pages 2 0 R >>',
    '<< /Type /Pages /Kids [3 0 R] /Count 1 >>',
    '<< /Type /Page /Parent 2 0 R /MediaBox [0 0 595 842] /Contents 6 0 R /Resources << /Font << /F1 4 0 R >> >> >>',
    `${helvetica} /Encoding /WinAnsiEncoding >>`,
  ];
  const starts = objects.map((_, index) =>
    objects.slice(0, index).reduce((sum, object) => sum + object.length + 1, 0),
  );
  const head = starts.map((start, index) => `${index + 1} ${start}`).join(' ');
  const packed = inside(Buffer.from(`${head}\n${objects.join('\n')}`));
  let body = Buffer.from('%PDF-1.7\n');
  const places: number[] = [];
  const add = (number: number, object: Buffer) => {
    places[number] = body.length;
    const [before, after] = [Buffer.from(`${number} 0 obj\n`), Buffer.from('\nendobj\n')];
    body = Buffer.concat([body, before, object, after]);
  };
  add(5, stream(packed, `/Type /ObjStm /N 4 /First ${head.length + 1}`));
  add(6, stream(Buffer.from(showing(text), 'latin1')));
  const table = body.length;
  places[7] = table;
  const rows = Buffer.alloc(8 * 7);
  for (let number = 1; number <= 4; number++) rows.set([2, 0, 0, 0, 5, 0, number - 1], number * 7);
  for (const number of [5, 6, 7]) {
    rows[number * 7] = 1;
    rows.writeUInt32BE(places[number] ?? 0, number * 7 + 1);
  }
  add(7, stream(rows, '/Type /XRef /Size 8 /Root 1 0 R /W [1 4 2]'));
  return Buffer.concat([body, Buffer.from(`startxref\n${table}\n%%EOF\n`)]);
}
