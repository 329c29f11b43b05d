import { mkdtemp, rm, writeFile } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { afterAll, beforeAll, expect, test } from 'vitest';
import { hostilePdfs } from '../../../tests/hostilePdfs.ts';
import { isNight } from '../../../tests/night.ts';
import {
  drawnPdf,
  packedPdf,
  pageOf,
  scannedPdf,
  showing,
  soundPdf,
  stream,
  writtenPdf,
} from '../../../tests/pdfs.ts';
import type { PdfProblem } from '../../fields/pdfFacts.ts';
import type { PdfRead } from './jobs.ts';
import { pagesIn } from './pageLines.ts';
import { workerProcess } from './workerProcess.ts';

let folder: string;
let made = 0;
// On a busy machine a thousand pages take longer than anybody would wait.
const worker = workerProcess({ rest: 2_000, job: 100_000 });

beforeAll(async () => {
  folder = await mkdtemp(join(tmpdir(), 'aldeia-pdf-'));
});
afterAll(() => rm(folder, { recursive: true }));

type Read = PdfRead & { texts: string[] };

async function read(bytes: Buffer): Promise<Read> {
  const pdf = join(folder, `${++made}.pdf`);
  const into = `${pdf}.pages`;
  await writeFile(pdf, bytes);
  const found = await worker.run('readPdf', { pdf, into });
  const texts: string[] = [];
  for await (const some of pagesIn(into)) texts.push(...some.map(({ text }) => text));
  return { ...found, texts };
}

const plain: PdfProblem[] = ['titulo', 'lingua', 'etiquetas'];
const sentence = 'A ação da Junta: não cobrar a taxa do cemitério em 2024, à exceção dos órgãos.';
const pagesOf = (count: number, text = (number: number) => `Página ${number}`) =>
  drawnPdf(
    (document) => {
      for (let number = 1; number <= count; number++) document.addPage().text(text(number));
    },
    { autoFirstPage: false },
  );
const drawn = (text: string, options?: PDFKit.PDFDocumentOptions) =>
  drawnPdf((document) => document.text(text), options);
const toUnicode = (lines: string) =>
  stream(`/CIDInit /ProcSet findresource begin begincmap 1 begincodespacerange <00> <FF> endcodespacerange
    ${lines} endcmap end`);
const withWords = '/Subtype /Type1 /BaseFont /Helvetica';

test.each<[string, () => Buffer | Promise<Buffer>, Partial<Read>]>([
  ['accents', () => drawn(sentence), { texts: [sentence], pages: 1, problemas: plain }],
  [
    'title, language and tags',
    () => soundPdf('Uma ata'),
    { texts: ['Uma ata'], pages: 1, problemas: [] },
  ],
  [
    'a title of blanks',
    () => drawn('x', { info: { Title: '  ' }, lang: 'pt' }),
    { problemas: ['titulo', 'etiquetas'] },
  ],
  [
    'two columns, one after the other',
    () =>
      drawnPdf((document) => {
        document.text('Um dois três quatro cinco seis sete oito', {
          columns: 2,
          height: 30,
          width: 200,
        });
      }),
    { texts: ['Um dois três quatro cinco seis sete oito'] },
  ],
  [
    'cells of a table',
    () =>
      drawnPdf((document) => {
        document.text('Campa', 72, 72).text('12,50', 300, 72).text('Jazigo', 72, 90);
      }),
    { texts: ['Campa 12,50 Jazigo'] },
  ],
  ['objects packed together', () => packedPdf('Taxas'), { texts: ['Taxas'], pages: 1 }],
  [
    'ligatures',
    () =>
      pageOf(showing('AB'), {
        font: `<< /Type /Font ${withWords} /ToUnicode 6 0 R >>`,
        more: [toUnicode('2 beginbfchar <41> <FB01> <42> <006C> endbfchar')],
      }),
    { texts: ['fil'] },
  ],
  [
    'letters by names of their own',
    () =>
      pageOf(showing('\\001\\002'), {
        font: `<< /Type /Font ${withWords} /Encoding << /Type /Encoding /Differences [1 /Aacute /ccedilla] >> >>`,
      }),
    { texts: ['Áç'] },
  ],
  [
    'two bytes a letter',
    () =>
      pageOf('BT /F1 12 Tf 72 700 Td <00010002> Tj ET', {
        font: '<< /Type /Font /Subtype /Type0 /BaseFont /X /Encoding /Identity-H /ToUnicode 6 0 R /DescendantFonts [7 0 R] >>',
        more: [
          stream(
            'begincmap 1 begincodespacerange <0000> <FFFF> endcodespacerange 2 beginbfchar <0001> <00E7> <0002> <00E3> endbfchar endcmap',
          ),
          '<< /Type /Font /Subtype /CIDFontType2 /BaseFont /X /CIDSystemInfo << /Registry (Adobe) /Ordering (Identity) /Supplement 0 >> >>',
        ],
      }),
    { texts: ['çã'] },
  ],
  [
    'a form to fill in',
    () =>
      drawnPdf((document) => {
        document.text('Requerimento');
        document.initForm();
        document.formText('nome', 72, 200, 200, 20, { value: 'Maria' });
      }),
    { texts: ['Requerimento'], pages: 1, problemas: plain },
  ],
  ['only a picture', () => scannedPdf(), { texts: [''], problemas: ['imagem', ...plain] }],
  [
    'a picture with the name of the scanner',
    () => scannedPdf('Digitalizado com CamScanner'),
    { problemas: ['imagem', ...plain] },
  ],
  [
    'a picture beside a text',
    () => scannedPdf('Uma p\\341gina inteira de texto que se pode procurar, copiar e ouvir'),
    { problemas: plain },
  ],
  ['an empty page', () => pageOf(''), { texts: [''], problemas: plain }],
  [
    'locked for changes only',
    () => drawn('Para ler', { ownerPassword: 'x', lang: 'pt', info: { Title: 'T' } }),
    { texts: ['Para ler'], problemas: ['etiquetas', 'protegido'] },
  ],
  [
    'locked',
    () => drawn('Fechada', { userPassword: 'x', pdfVersion: '1.7ext3' }),
    { texts: [], pages: null, problemas: ['protegido', 'ilegivel'] },
  ],
  [
    'a table of contents that leads nowhere',
    () =>
      Buffer.from(
        pageOf(showing('Ainda assim'))
          .toString('latin1')
          .replace(/\d{10} 00000 n/g, '0000000007 00000 n'),
        'latin1',
      ),
    { texts: ['Ainda assim'], pages: 1 },
  ],
  [
    'a huge page',
    () => pageOf(showing('Grande'), { box: '0 0 1e9 1e9' }),
    { texts: ['Grande'], pages: 1 },
  ],
  [
    'no page',
    () => writtenPdf(['<< /Type /Catalog /Pages 2 0 R >>', '<< /Type /Pages /Kids [] /Count 0 >>']),
    { texts: [], pages: 0, problemas: [...plain, 'ilegivel'] },
  ],
  [
    'no catalogue',
    () => writtenPdf(['<< /X 1 >>']),
    { texts: [], pages: null, problemas: ['ilegivel'] },
  ],
])('%s', async (_what, bytes, found) => {
  expect(await read(await bytes())).toMatchObject(found);
});

test('the first thousand pages of 1,200 are read, and it is said', { skip: !isNight }, async () => {
  const { texts, pages, problemas } = await read(await pagesOf(1_200));
  expect([texts.length, texts.at(-1), pages]).toEqual([1_000, 'Página 1000', 1_200]);
  expect(problemas).toContain('ilegivel');
});

test('no page gives more text than it may, and the next goes on', async () => {
  const words = showing('palavra '.repeat(100)).replace('Td', 'Td 12 TL');
  const content = stream(`${words}\n`.repeat(1_000));
  const page = (contents: number) =>
    `<< /Type /Page /Parent 2 0 R /MediaBox [0 0 595 842] /Contents ${contents} 0 R /Resources << /Font << /F1 7 0 R >> >> >>`;
  const long = await read(
    writtenPdf([
      '<< /Type /Catalog /Pages 2 0 R >>',
      '<< /Type /Pages /Kids [3 0 R 4 0 R] /Count 2 >>',
      ...[page(5), page(6), content, stream(showing('A seguir'))],
      `<< /Type /Font ${withWords} >>`,
    ]),
  );
  expect(long.texts[1]).toBe('A seguir');
  expect(long.texts[0]?.length).toBeGreaterThan(40_000);
  expect(long.texts[0]?.length).toBeLessThanOrEqual(50_000);
  expect(long.problemas).toContain('ilegivel');
});

// Those that use up the worker's time or memory are sent to the whole program in tests/prove/.
const quick = Object.keys(hostilePdfs).filter(
  (what) => !/MB|millions|thousand|twice|packed|picture/.test(what),
);

test.each(quick)('%s: an answer, and the next is read', async (what) => {
  const answer = await read(hostilePdfs[what]?.() as Buffer).catch((error) => error.status);
  expect(answer).toSatisfy((found) => found === 422 || Array.isArray(found.texts));
  expect(await read(pageOf(showing('Depois')))).toMatchObject({ texts: ['Depois'] });
});
