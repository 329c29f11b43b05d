import { once } from 'node:events';
import { crc32, createDeflate } from 'node:zlib';
import sharp from 'sharp';
import { pdfSaying } from './uploadOf.ts';

/** A file made to swell when it is opened; one that fits must be taken nevertheless. */
export type Hostile = { what: string; bytes: Buffer; fits?: true };

const megabyte = 1024 * 1024;

/** So many bytes of nothing, packed. */
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

function chunk(kind: string, data: Buffer): Buffer {
  const body = Buffer.concat([Buffer.from(kind), data]);
  const whole = Buffer.alloc(body.length + 8);
  whole.writeUInt32BE(data.length, 0);
  body.copy(whole, 4);
  whole.writeUInt32BE(crc32(body), body.length + 4);
  return whole;
}

/** The seven passes of an interlaced PNG: where each begins, and its steps. */
const passes = [
  ...[[0, 0, 8, 8] as const, [4, 0, 8, 8] as const, [0, 4, 4, 8] as const, [2, 0, 4, 4] as const],
  ...[[0, 2, 2, 4] as const, [1, 0, 2, 2] as const, [0, 1, 1, 2] as const],
];

/** A whole PNG of nothing in 16 bits and four channels; `before` are chunks that come first. */
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
    ...[chunk('IHDR', header), ...before, chunk('IDAT', await packedZeros(size))],
    chunk('IEND', Buffer.alloc(0)),
  ]);
}

const plain = (width: number, height: number) =>
  sharp({ create: { width, height, channels: 3, background: '#777' }, limitInputPixels: false });

/** A JPEG whose last scan comes again and again, each over the whole picture. */
async function manyScans(): Promise<Buffer> {
  const jpeg = await plain(9_900, 9_900).jpeg({ progressive: true, quality: 30 }).toBuffer();
  const last = jpeg.lastIndexOf(Buffer.from([0xff, 0xda]));
  const scan = jpeg.subarray(last, -2);
  const again = Math.floor((20 * megabyte - jpeg.length) / scan.length);
  return Buffer.concat([
    ...[jpeg.subarray(0, -2), ...Array<Buffer>(again).fill(scan), jpeg.subarray(-2)],
  ]);
}

/** What was seen to take all memory, and what might. */
export async function hostilePictures(): Promise<Hostile[]> {
  const swelling = await packedZeros(800 * megabyte);
  const profile = Buffer.concat([Buffer.from('x\0\0'), swelling]);
  const words = Buffer.concat([Buffer.from('Comment\0\0'), swelling]);
  return [
    { what: 'interlaced 16-bit PNG, 10,000 × 10,000', bytes: await deepPng(10_000, 10_000) },
    { what: 'interlaced 16-bit PNG, 1,000,000 × 100', bytes: await deepPng(1_000_000, 100) },
    { what: 'interlaced 16-bit PNG, 100 × 1,000,000', bytes: await deepPng(100, 1_000_000) },
    {
      what: '16-bit PNG, 1,000,000 × 100',
      bytes: await deepPng(1_000_000, 100, { interlaced: false }),
    },
    {
      what: 'interlaced 16-bit PNG that just fits',
      bytes: await deepPng(7_500, 7_500),
      fits: true,
    },
    {
      what: '16-bit PNG as long as may be',
      bytes: await deepPng(30_000, 1_900, { interlaced: false }),
      fits: true,
    },
    {
      what: 'PNG with a colour profile of 800 MB',
      bytes: await deepPng(64, 64, { before: [chunk('iCCP', profile)] }),
    },
    {
      what: 'PNG with 800 MB of comments',
      bytes: await deepPng(64, 64, { before: Array<Buffer>(4).fill(chunk('zTXt', words)) }),
    },
    {
      what: 'progressive CMYK JPEG, 10,000 × 10,000',
      bytes: await plain(10_000, 10_000)
        .toColourspace('cmyk')
        .jpeg({ progressive: true, quality: 30 })
        .toBuffer(),
    },
    {
      what: 'progressive JPEG that just fits',
      bytes: await plain(10_000, 10_000).jpeg({ progressive: true, quality: 30 }).toBuffer(),
      fits: true,
    },
    { what: 'JPEG of a thousand scans', bytes: await manyScans() },
    {
      what: 'WebP, 16,383 × 6,000',
      bytes: await plain(16_383, 6_000).ensureAlpha(0.5).webp({ effort: 0 }).toBuffer(),
      fits: true,
    },
    {
      what: 'AVIF, 8,660 × 5,774',
      bytes: await plain(8_660, 5_774).avif({ effort: 0 }).toBuffer(),
    },
    {
      what: 'AVIF that just fits',
      bytes: await plain(6_000, 4_000).avif({ effort: 0 }).toBuffer(),
    },
    {
      what: 'PDF full of endings',
      bytes: Buffer.concat([
        pdfSaying('x'),
        Buffer.alloc(19 * megabyte, 'startxref 9 '),
        pdfSaying('y'),
      ]),
    },
    {
      what: 'PDF that never ends',
      bytes: Buffer.concat([pdfSaying('x'), Buffer.alloc(19 * megabyte, 'startxref 9 %%E')]),
    },
  ];
}
