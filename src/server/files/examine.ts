import { createHash } from 'node:crypto';
import { readFile, writeFile } from 'node:fs/promises';
import sharp, { type Sharp } from 'sharp';
import { refusal } from '../../calls/refusal.ts';
import { megabyte } from '../../language/fileSize.ts';
import { messages } from '../../language/messages.ts';
import { isAffordable } from './decodingCost.ts';
import { tooLarge } from './disk.ts';
import type { Examined, Jobs } from './jobs.ts';

const mostPdfMegabytes = 20;

const longestSide = 2_400;
const blurSide = 20;
const mostBlur = 400;

type Format = 'pdf' | 'jpeg' | 'png' | 'webp' | 'avif';

const tailLength = 2_048;

/** What a file is, judged by its bytes alone: its name and declared type count for nothing. */
function detectFormat(bytes: Buffer): Format | undefined {
  const letters = (from: number, to: number) => bytes.toString('latin1', from, to);
  if (letters(0, 5) === '%PDF-') return 'pdf';
  if (letters(0, 3) === '\xff\xd8\xff') return 'jpeg';
  if (letters(0, 8) === '\x89PNG\r\n\x1a\n') return 'png';
  if (letters(0, 4) === 'RIFF' && letters(8, 12) === 'WEBP') return 'webp';
  if (letters(4, 8) === 'ftyp' && /^(.{4})*?avi[fs]/s.test(letters(8, brandsEnd(bytes)))) {
    return 'avif';
  }
  return undefined;
}

/** The brands of such a file fill its first box; HEIC has the same box with other brands. */
function brandsEnd(bytes: Buffer): number {
  return Math.min(bytes.readUInt32BE(0), 256);
}

/** Whether a PDF has the ending of a complete one, which says where its table of contents is. */
function isWholePdf(bytes: Buffer): boolean {
  return /startxref\s+\d+\s[\s\S]*%%EOF/.test(bytes.subarray(-tailLength).toString('latin1'));
}

/** Examines an upload, in the worker; refuses all but sound PDFs and photos, and writes a photo anew to `into`. */
export async function examine({ temp, into }: Jobs['examine']['ask']): Promise<Examined> {
  const bytes = await readFile(temp);
  if (bytes.length === 0) throw refusal(422, 'file', messages.fileEmpty);
  const kind = detectFormat(bytes);
  if (kind === undefined) throw refusal(415, 'file', messages.fileKind);
  if (kind !== 'pdf') {
    const { jpegOrPng, ...photo } = await examinePhoto(bytes, kind);
    await writeFile(into, jpegOrPng, { flag: 'wx' });
    return { kind: 'photo', size: jpegOrPng.length, ...photo };
  }
  if (bytes.length > mostPdfMegabytes * megabyte) throw tooLarge(mostPdfMegabytes);
  if (!isWholePdf(bytes)) throw damaged();
  const sha256 = createHash('sha256').update(bytes).digest('hex');
  return { kind: 'pdf', extension: 'pdf', size: bytes.length, sha256 };
}

function damaged() {
  return refusal(422, 'file', messages.fileDamaged);
}

async function examinePhoto(bytes: Buffer, kind: Format) {
  await checkHeader(bytes, kind);
  // Decoded once, already upright and small; all that is kept is made from these pixels,
  // so nothing else of the upload survives.
  const { data, info } = await sharp(bytes, { limitInputPixels: false, failOn: 'error' })
    .autoOrient()
    .resize({ width: longestSide, height: longestSide, fit: 'inside', withoutEnlargement: true })
    .toColourspace('srgb')
    .raw()
    .toBuffer({ resolveWithObject: true })
    .catch(() => {
      throw damaged();
    });
  const { width, height, channels } = info;
  const pixels = () => sharp(data, { raw: { width, height, channels } });
  if (channels % 2 === 0 && !(await pixels().stats()).isOpaque) {
    const jpegOrPng = await pixels().png({ compressionLevel: 9 }).toBuffer();
    return { jpegOrPng, extension: 'png', width, height, blur: '' } as const;
  }
  const opaque = () => pixels().removeAlpha();
  // Written in one scan: several take three times as long to write, and to read again for each size.
  const jpegOrPng = await opaque().jpeg({ quality: 85 }).toBuffer();
  return { jpegOrPng, extension: 'jpg', width, height, blur: await blurOf(opaque()) } as const;
}

/**
 * Checks the header before anything is decoded: it gives away a bomb or a disguised file, and costs next to
 * nothing.
 */
async function checkHeader(bytes: Buffer, kind: Format): Promise<void> {
  const header = await sharp(bytes, { limitInputPixels: false })
    .metadata()
    .catch(() => {
      throw damaged();
    });
  const format = header.format === 'heif' && header.compression === 'av1' ? 'avif' : header.format;
  if (format !== kind) throw damaged();
  if (!isAffordable(header)) throw refusal(422, 'file', messages.photoTooLarge);
}

async function blurOf(image: Sharp): Promise<string> {
  const small = image.resize({ width: blurSide, height: blurSide, fit: 'inside' });
  for (const quality of [30, 10, 1]) {
    const webp = await small.clone().webp({ quality }).toBuffer();
    const blur = `data:image/webp;base64,${webp.toString('base64')}`;
    if (blur.length <= mostBlur) return blur;
  }
  return '';
}
