import { deflateSync } from 'node:zlib';
import { megabyte } from '../src/language/fileSize.ts';
import { packedPdf, pageOf, showing, stream, writtenPdf } from './pdfs.ts';

/** More memory than the process that reads PDFs may use. */
const tooMuch = 700 * megabyte;
let packed: Buffer | undefined;
const packedTooMuch = () => {
  packed ??= deflateSync(Buffer.alloc(tooMuch, ' '), { level: 1 });
  return packed;
};
const deflated = '/Filter /FlateDecode';
const repeat = (text: string, times: number) => Array<string>(times).fill(text).join(' ');

/** Deflated twice: repetitive content shrinks to a few hundred bytes. */
const packedTwice = (content: string) =>
  stream(deflateSync(deflateSync(content)), '/Filter [/FlateDecode /FlateDecode]');

/** A chain of objects each of which holds the next. */
function chainOf(length: number, link: (next: number) => string): string[] {
  return Array.from({ length }, (_, index) => link(index + 7));
}

/** PDFs made to exhaust time or memory when they are read, or to send the reader in circles. */
export const hostilePdfs: Record<string, () => Buffer> = {
  'a page of 700 MB when it is unpacked': () => pageOf(stream(packedTooMuch(), deflated)),
  'a page of 700 MB that is packed twice': () =>
    pageOf(stream(deflateSync(packedTooMuch()), '/Filter [/FlateDecode /FlateDecode]')),
  'objects of 700 MB when they are unpacked': () =>
    packedPdf('x', (objects) => Buffer.concat([objects, Buffer.alloc(tooMuch, ' ')])),
  'millions of letters on a page': () => pageOf(repeat(showing('palavra '.repeat(50)), 100_000)),
  'millions of lines of one letter': () =>
    pageOf(`BT /F1 12 Tf ${repeat('0 12 Td (a) Tj', 2_000_000)} ET`),
  'a form that draws itself': () =>
    pageOf('/Fm1 Do', {
      resources: '/XObject << /Fm1 6 0 R >>',
      more: [
        stream(
          '/Fm1 Do /Fm1 Do',
          '/Type /XObject /Subtype /Form /BBox [0 0 9 9] /Resources << /XObject << /Fm1 6 0 R >> >>',
        ),
      ],
    }),
  'forms that each draw the next twice': () =>
    pageOf('/Fm1 Do', {
      resources: '/XObject << /Fm1 6 0 R >>',
      more: Array.from({ length: 40 }, (_, index) =>
        stream(
          `/Fm1 Do /Fm1 Do ${showing('dobro')}`,
          `/Type /XObject /Subtype /Form /BBox [0 0 9 9] /Resources << /Font << /F1 5 0 R >> /XObject << /Fm1 ${index + 7} 0 R >> >>`,
        ),
      ),
    }),
  'a page tree in a circle': () =>
    writtenPdf([
      '<< /Type /Catalog /Pages 2 0 R >>',
      '<< /Type /Pages /Kids [3 0 R] /Count 5 >>',
      '<< /Type /Pages /Parent 2 0 R /Kids [2 0 R 3 0 R] /Count 5 >>',
    ]),
  'pages that are their own parent': () =>
    writtenPdf([
      '<< /Type /Catalog /Pages 2 0 R >>',
      '<< /Type /Pages /Parent 3 0 R /Kids [3 0 R] /Count 1 >>',
      '<< /Type /Page /Parent 3 0 R >>',
    ]),
  'a tree of pages as deep as it is long': () =>
    writtenPdf([
      '<< /Type /Catalog /Pages 2 0 R >>',
      ...Array.from(
        { length: 50_000 },
        (_, index) => `<< /Type /Pages /Kids [${index + 3} 0 R] /Count 1 >>`,
      ),
    ]),
  'a thousand million pages, it says': () =>
    writtenPdf([
      '<< /Type /Catalog /Pages 2 0 R >>',
      '<< /Type /Pages /Kids [3 0 R] /Count 1000000000 >>',
      '<< /Type /Page /Parent 2 0 R /MediaBox [0 0 9 9] >>',
    ]),
  'the same page a hundred thousand times': () =>
    writtenPdf([
      '<< /Type /Catalog /Pages 2 0 R >>',
      `<< /Type /Pages /Kids [${repeat('3 0 R', 100_000)}] /Count 100000 >>`,
      '<< /Type /Page /Parent 2 0 R /MediaBox [0 0 9 9] /Contents 4 0 R /Resources << /Font << /F1 5 0 R >> >> >>',
      stream(showing('a mesma')),
      '<< /Type /Font /Subtype /Type1 /BaseFont /Helvetica >>',
    ]),
  'a thousand pages that share one long content': () =>
    writtenPdf([
      '<< /Type /Catalog /Pages 2 0 R >>',
      ...[1_000, 100, 10].map(
        (count, level) =>
          `<< /Type /Pages /Kids [${repeat(`${level + 3} 0 R`, 10)}] /Count ${count} >>`,
      ),
      '<< /Type /Page /Parent 2 0 R /MediaBox [0 0 9 9] /Contents 6 0 R /Resources << /Font << /F1 7 0 R >> >> >>',
      packedTwice(`BT /F1 12 Tf ${repeat('0 1 Td (a) Tj', 20_000)} ET`),
      '<< /Type /Font /Subtype /Type1 /BaseFont /Helvetica >>',
    ]),
  'a page that draws nothing, thousands of times': () =>
    pageOf(packedTwice(repeat('q Q', 15_000_000))),
  'a font whose tables name every letter twenty thousand times': () =>
    pageOf(showing('abc'), {
      font: '<< /Type /Font /Subtype /Type0 /BaseFont /X /Encoding 7 0 R /DescendantFonts [8 0 R] /ToUnicode 6 0 R >>',
      more: [
        packedTwice(repeat('1 beginbfrange <0000> <ffff> <0041> endbfrange', 20_000)),
        packedTwice(
          `/CMapName /X def 1 begincodespacerange <0000> <ffff> endcodespacerange ${repeat('1 begincidrange <0000> <ffff> 0 endcidrange', 20_000)}`,
        ),
        '<< /Type /Font /Subtype /CIDFontType2 /BaseFont /X /CIDSystemInfo << /Registry (A) /Ordering (I) /Supplement 0 >> /DW 1000 >>',
      ],
    }),
  'a font with widths for thousands of millions of letters': () =>
    pageOf(showing('abc'), {
      font: '<< /Type /Font /Subtype /Type0 /BaseFont /X /Encoding /Identity-H /DescendantFonts [6 0 R] >>',
      more: [
        `<< /Type /Font /Subtype /CIDFontType2 /BaseFont /X /CIDSystemInfo << /Registry (A) /Ordering (I) /Supplement 0 >> /W [${repeat('0 99999999 500', 200)}] >>`,
      ],
    }),
  'brackets in brackets, a million deep': () =>
    pageOf(showing('x'), { more: ['['.repeat(1_000_000)], catalog: '/X 6 0 R' }),
  'dictionaries in dictionaries on a page': () => pageOf(`/P ${'<< /A '.repeat(300_000)} BDC`),
  'a chain of references': () =>
    pageOf(showing('x'), {
      catalog: '/Lang 6 0 R /MarkInfo 6 0 R',
      more: chainOf(20_000, (next) => `${next} 0 R`),
    }),
  'a table of contents that points at itself': () => {
    const bytes = pageOf(showing('x'));
    const at = bytes.lastIndexOf('xref\n0 ');
    const text = bytes.toString('latin1').replace('/Root', `/Prev ${at} /Root`);
    return Buffer.from(text, 'latin1');
  },
  'a font whose letters stand for themselves without end': () =>
    pageOf(showing('abc'), {
      font: '<< /Type /Font /Subtype /Type1 /BaseFont /Helvetica /ToUnicode 6 0 R >>',
      more: [
        stream(
          `/CMapName /X def 1 beginbfrange <0000> <FFFFFFFF> <0041> endbfrange ${repeat(`1 beginbfchar <61> <${'0041'.repeat(500)}> endbfchar`, 2_000)}`,
        ),
      ],
    }),
  'a font that is packed nothing': () =>
    pageOf(showing('abc'), {
      font: '<< /Type /Font /Subtype /TrueType /BaseFont /X /FirstChar 0 /LastChar 255 /FontDescriptor 6 0 R >>',
      more: [
        '<< /Type /FontDescriptor /FontName /X /Flags 4 /FontFile2 7 0 R >>',
        stream(packedTooMuch(), deflated),
      ],
    }),
  'a picture of 100,000 × 100,000': () =>
    pageOf('q 9 0 0 9 0 0 cm /Im1 Do Q', {
      resources: '/XObject << /Im1 6 0 R >>',
      more: [
        stream(
          packedTooMuch(),
          `/Type /XObject /Subtype /Image /Width 100000 /Height 100000 /ColorSpace /DeviceRGB /BitsPerComponent 8 ${deflated}`,
        ),
      ],
    }),
  'a description of 700 MB': () =>
    pageOf(showing('x'), {
      catalog: '/Metadata 6 0 R',
      more: [stream(packedTooMuch(), `/Type /Metadata /Subtype /XML ${deflated}`)],
    }),
  'a description that unfolds': () =>
    pageOf(showing('x'), {
      catalog: '/Metadata 6 0 R',
      more: [
        stream(
          `<!DOCTYPE x [<!ENTITY a "${'a'.repeat(999)}"><!ENTITY b "${'&a;'.repeat(999)}">]><x>${'&b;'.repeat(99_999)}</x>`,
          '/Type /Metadata /Subtype /XML',
        ),
      ],
    }),
  'a script at the opening': () =>
    pageOf(showing('Com programa'), {
      catalog:
        '/OpenAction << /S /JavaScript /JS (while(true){}) >> /Names << /JavaScript 6 0 R >>',
      more: ['<< /Names [(a) << /S /JavaScript /JS (process.exit\\(1\\)) >>] >>'],
    }),
  'a function that computes without end': () =>
    pageOf(`/Cs cs 1 scn ${showing('x')}`, {
      resources: '/ColorSpace << /Cs [/Separation /X /DeviceRGB 6 0 R] >>',
      more: [
        stream(
          `{ ${'{ '.repeat(10_000)} ${'} if '.repeat(10_000)} }`,
          '/FunctionType 4 /Domain [0 1] /Range [0 1 0 1 0 1]',
        ),
      ],
    }),
  'what lies outside this file': () =>
    pageOf(`/Fm1 Do ${showing('x')}`, {
      resources: '/XObject << /Fm1 6 0 R >>',
      catalog: '/AcroForm << /XFA 7 0 R /Fields [] >>',
      more: [
        '<< /Type /XObject /Subtype /Form /F (file:///etc/passwd) /Length 0 >>\nstream\n\nendstream',
        stream('<?xml version="1.0"?><!DOCTYPE x SYSTEM "http://127.0.0.1:9/x"><xdp:xdp/>'),
      ],
    }),
};
