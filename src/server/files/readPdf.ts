import { type FileHandle, open, readFile } from 'node:fs/promises';
import type { PDFDocumentProxy } from 'unpdf/pdfjs';
import type { PdfProblem } from '../../fields/pdfFacts.ts';
import { pdfPage } from '../search/pdfPage.ts';
import type { Jobs, PdfRead } from './jobs.ts';
import { addPage } from './pageLines.ts';
import { type TextPiece, textOf } from './pdfText.ts';

/** The most pages read of one PDF; of a longer one it is noted that it was not read whole. */
const mostPages = 1_000;
const mostOnAPage = 50_000;
const mostLetters = 2_000_000;
/** In milliseconds of the processor; what was read until then is kept. */
const mostWork = 10_000;

/** A page with fewer letters than this has next to no text: a number, the name of a scanner. */
const hardlyAny = 50;

/** Text and facts only: nothing is drawn, fetched or run, no font is made, no picture decoded. */
const textOnly = {
  verbosity: 0,
  disableFontFace: true,
  useSystemFonts: false,
  useWorkerFetch: false,
  useWasm: false,
  isOffscreenCanvasSupported: false,
  isImageDecoderSupported: false,
  enableXfa: false,
  maxImageSize: 0,
};

const unread: PdfRead = { pages: null, problemas: ['ilegivel'] };

/** Reads a PDF, in the worker. One that cannot be read is still kept, with that among its problems. */
export async function readPdf({ pdf, into }: Jobs['readPdf']['ask']): Promise<PdfRead> {
  const bytes = await readFile(pdf);
  const temp = await open(into, 'wx');
  const holdsPictures = hasPictures(bytes);
  const { getDocument } = await import('unpdf/pdfjs');
  const data = new Uint8Array(bytes.buffer, bytes.byteOffset, bytes.length);
  const opening = getDocument({ data, ...textOnly });
  try {
    const read = await readOpened(await opening.promise, holdsPictures, temp);
    // Reading that was cut short never ends by itself, so there is no waiting for it: the worker is replaced.
    if (!read.problemas.includes('ilegivel')) await opening.destroy();
    return read;
  } catch (error) {
    // An error of the disk, such as a full one, says nothing about the PDF.
    if ('syscall' in (error as Error)) throw error;
    const isLocked = (error as Error).name === 'PasswordException';
    return isLocked ? { ...unread, problemas: ['protegido', 'ilegivel'] } : unread;
  } finally {
    await temp.close();
  }
}

/**
 * Whether the file has pictures: their markers can be read even where everything else is compressed or
 * encrypted.
 */
function hasPictures(bytes: Buffer): boolean {
  const subtype = '/Subtype';
  for (let at = bytes.indexOf(subtype); at >= 0; at = bytes.indexOf(subtype, at + 1)) {
    const from = at + subtype.length;
    if (/^\s*\/Image\b/.test(bytes.toString('latin1', from, from + 20))) return true;
  }
  return false;
}

async function readOpened(
  document: PDFDocumentProxy,
  holdsPictures: boolean,
  temp: FileHandle,
): Promise<PdfRead> {
  const { read, bare, isWhole } = await readPages(document, temp);
  const { info, metadata } = await document.getMetadata();
  const { Title, Language, EncryptFilterName } = info as Record<string, unknown>;
  const marks = await document.getMarkInfo();
  const has: Record<PdfProblem, boolean> = {
    imagem: holdsPictures && bare > 0 && bare * 2 >= read,
    titulo: isBlank(Title) && isBlank(metadata?.get('dc:title')),
    lingua: isBlank(Language),
    etiquetas: marks?.Marked !== true,
    protegido: Boolean(EncryptFilterName),
    ilegivel: !isWhole,
  };
  const problemas = (Object.keys(has) as PdfProblem[]).filter((name) => has[name]);
  return { pages: document.numPages, problemas };
}

function isBlank(value: unknown): boolean {
  return typeof value !== 'string' || value.trim() === '';
}

/** Writes each page down as it is read; answers how many were read, and how many of them have next to no text. */
async function readPages(document: PDFDocumentProxy, temp: FileHandle) {
  const began = process.cpuUsage();
  const isLate = () => {
    const { user, system } = process.cpuUsage(began);
    return (user + system) / 1_000 > mostWork;
  };
  let [read, bare, left] = [0, 0, mostLetters];
  let isWhole = document.numPages > 0;
  for (; read < document.numPages; read++) {
    if (read === mostPages || left <= 0 || isLate()) return { read, bare, isWhole: false };
    const content = await readPage(document, read + 1, Math.min(left, mostOnAPage), isLate);
    const page = pdfPage(content.text);
    await addPage(temp, page);
    isWhole &&= content.isWhole;
    left -= page.text.length;
    if ((page.text.match(/[\p{L}\p{N}]/gu) ?? []).length < hardlyAny) bare += 1;
  }
  return { read, bare, isWhole };
}

/** The text of one page, as far as it can be read. */
async function readPage(
  document: PDFDocumentProxy,
  number: number,
  most: number,
  isLate: () => boolean,
) {
  const pieces: TextPiece[] = [];
  let isWhole = true;
  try {
    const page = await document.getPage(number);
    const stream: ReadableStream<{ items: TextPiece[] }> = page.streamTextContent();
    let room = most;
    // The stream is left open once there is enough text: cancelling it makes the library fail.
    for await (const { items } of stream.values({ preventCancel: true })) {
      for (const { str, hasEOL } of items) {
        pieces.push({ str: str.slice(0, room), hasEOL });
        room -= Math.min(room, str.length + 1);
        if (room === 0) break;
      }
      isWhole = room > 0 && !isLate();
      if (!isWhole) break;
    }
    if (isWhole) page.cleanup();
  } catch {
    isWhole = false;
  }
  return { text: textOf(pieces), isWhole };
}
