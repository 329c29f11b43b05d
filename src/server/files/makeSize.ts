import { readFile, writeFile } from 'node:fs/promises';
import sharp from 'sharp';
import type { Jobs } from './jobs.ts';

/** Makes a size of a kept photo, in the worker. */
export async function makeSize({
  photo,
  width,
  format,
  into,
}: Jobs['makeSize']['ask']): Promise<null> {
  const small = sharp(await readFile(photo)).resize({ width });
  // More effort takes several times as long for a few per cent.
  const made =
    format === 'avif' ? small.avif({ quality: 50, effort: 2 }) : small.webp({ quality: 75 });
  await writeFile(into, await made.toBuffer(), { flag: 'wx' });
  return null;
}
