import { once } from 'node:events';
import { createDeflate } from 'node:zlib';
import sharp from 'sharp';
import { megabyte } from '../../src/language/fileSize.ts';
import { pngChunk } from '../emptyPng.ts';
import { pdfSaying } from './uploadOf.ts';

/** A file made to take much memory when it is opened; one with `fits` must be accepted nevertheless. */
export type Hostile = { what: string; bytes: Buffer; fits?: true };

/** This many zero bytes, deflated. */
async function packedZeros(amount: number): Promise<Buffer> {
  const packing = createDeflate({ level: 1 });
  const packed: Buffer[] = [];
  packing.on('data', (chunk: Buffer) => packed.push(chunk));
  const zeros = Buffer.alloc(megabyte);
  for (let left = amount; left > 0; left -= zeros.length) {
    if (!packing.write(zeros.subarray(0, left))) await once(packing, 'drain');
  }
  packing.end();
  await once(packing, 'end');
  return Buffer.concat(packed);
}

/** The seven passes of an interlaced PNG: where each begins, and its steps. */
const passes = [
  ...[[0, 0, 8, 8] as const, [4, 0, 8, 8] as const, [0, 4, 4, 8] as const, [2, 0, 4, 4] as const],
  ...[[0, 2, 2, 4] as const, [1, 0, 2, 2] as const, [0, 1, 1, 2] as const],
];

/** A complete, empty PNG with 16 bits and four channels; `before` are chunks that come before the pixels. */
async function deepPng(
  width: number,
  height: number,
  { interlaced = true, before = [] as Buffer[] } = {},
): Promise<Buffer> {
  const header = Buffer.alloc(13);
  header.writeUInt32BE(width, 0);
  header.writeUInt32BE(height, 4);
  header.set([16, 6, 0, 0, interlaced ? 1 : 0], 8);
  const sizeOf = (columns: number, rows: number) => (columns > 0 ? rows * (1 + columns * 8) : 0);
  const size = interlaced
    ? passes.reduce(
        (sum, [x, y, across, down]) =>
          sum + sizeOf(Math.ceil((width - x) / across), Math.ceil((height - y) / down)),
        0,
      )
    : sizeOf(width, height);
  return Buffer.concat([
    Buffer.from('\x89PNG\r\n\x1a\n', 'latin1'),
    ...[pngChunk('IHDR', header), ...before, pngChunk('IDAT', await packedZeros(size))],
    pngChunk('IEND', Buffer.alloc(0)),
  ]);
}

const plain = (width: number, height: number) =>
  sharp({ create: { width, height, channels: 3, background: '#777' }, limitInputPixels: false });

/** A JPEG of 20 MB that repeats its last scan, which covers the whole picture. */
async function manyScans(): Promise<Buffer> {
  const jpeg = await plain(9_900, 9_900).jpeg({ progressive: true, quality: 30 }).toBuffer();
  const last = jpeg.lastIndexOf(Buffer.from([0xff, 0xda]));
  const scan = jpeg.subarray(last, -2);
  const again = Math.floor((20 * megabyte - jpeg.length) / scan.length);
  return Buffer.concat([
    ...[jpeg.subarray(0, -2), ...Array<Buffer>(again).fill(scan), jpeg.subarray(-2)],
  ]);
}

/** Files that were seen to take all memory, and others that might. */
export async function hostilePictures(): Promise<Hostile[]> {
  const swelling = await packedZeros(800 * megabyte);
  const profile = Buffer.concat([Buffer.from('x\0\0'), swelling]);
  const words = Buffer.concat([Buffer.from('Comment\0\0'), swelling]);
  const flat = { interlaced: false };
  const many = { progressive: true, quality: 30 };
  const endings = (words: string) => Buffer.alloc(19 * megabyte, words);
  const cmyk = plain(10_000, 10_000).toColourspace('cmyk');
  const clear = plain(16_383, 6_000).ensureAlpha(0.5);
  const comments = Array<Buffer>(4).fill(pngChunk('zTXt', words));
  const files: [what: string, bytes: Buffer, fits?: true][] = [
    ['interlaced 16-bit PNG, 10,000 × 10,000', await deepPng(10_000, 10_000)],
    ['interlaced 16-bit PNG, 1,000,000 × 100', await deepPng(1_000_000, 100)],
    ['interlaced 16-bit PNG, 100 × 1,000,000', await deepPng(100, 1_000_000)],
    ['16-bit PNG, 1,000,000 × 100', await deepPng(1_000_000, 100, flat)],
    ['interlaced 16-bit PNG that just fits', await deepPng(7_500, 7_500), true],
    ['16-bit PNG as long as may be', await deepPng(30_000, 1_900, flat), true],
    [
      'PNG with a colour profile of 800 MB',
      await deepPng(64, 64, { before: [pngChunk('iCCP', profile)] }),
    ],
    ['PNG with 800 MB of comments', await deepPng(64, 64, { before: comments })],
    ['progressive CMYK JPEG, 10,000 × 10,000', await cmyk.jpeg(many).toBuffer()],
    ['progressive JPEG that just fits', await plain(10_000, 10_000).jpeg(many).toBuffer(), true],
    ['JPEG of a thousand scans', await manyScans()],
    ['WebP, 16,383 × 6,000', await clear.webp({ effort: 0 }).toBuffer(), true],
    ['AVIF, 8,660 × 5,774', await plain(8_660, 5_774).avif({ effort: 0 }).toBuffer()],
    ['AVIF that just fits', await plain(6_000, 4_000).avif({ effort: 0 }).toBuffer()],
    [
      'PDF full of endings',
      Buffer.concat([pdfSaying('x'), endings('startxref 9 '), pdfSaying('y')]),
    ],
    ['PDF that never ends', Buffer.concat([pdfSaying('x'), endings('startxref 9 %%E')])],
  ];
  return files.map(([what, bytes, fits]) => ({ what, bytes, ...(fits && { fits }) }));
}
