import sharp from 'sharp';
import { emptyPdf } from '../pdfs.ts';

/** A file to be chosen, dropped or pasted. */
export type Sample = { name: string; mimeType: string; buffer: Buffer };

/** A small whole PDF of this name. */
export function pdf(name: string): Sample {
  return {
    name,
    mimeType: 'application/pdf',
    buffer: emptyPdf,
  };
}

/** A photo of this name, all of one colour. */
export async function photo(name: string, background = '#2f6b55'): Promise<Sample> {
  const drawn = sharp({ create: { width: 800, height: 600, channels: 3, background } });
  return { name, mimeType: 'image/jpeg', buffer: await drawn.jpeg().toBuffer() };
}
