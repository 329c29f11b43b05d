/** What the site accepts. */
export type Format = 'pdf' | 'jpeg' | 'png' | 'webp' | 'avif';

const tailLength = 2_048;

/** What a file is by its own bytes; its name and its declared type are not asked. */
export function detectFormat(bytes: Buffer): Format | undefined {
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

/** Whether a PDF ends as one does, with the place of its table of contents. */
export function isWholePdf(bytes: Buffer): boolean {
  return /startxref\s+\d+\s[\s\S]*%%EOF/.test(bytes.subarray(-tailLength).toString('latin1'));
}
