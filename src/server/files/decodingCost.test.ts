import type { Metadata } from 'sharp';
import { expect, test } from 'vitest';
import { isAffordable } from './decodingCost.ts';

const photo = {
  width: 6_000,
  height: 4_000,
  channels: 3,
  depth: 'uchar',
  format: 'jpeg',
  isProgressive: false,
  chromaSubsampling: '4:2:0',
} as Metadata;
const square = (side: number) => ({ width: side, height: side });
const deep = { format: 'png', channels: 4, depth: 'ushort' } as const;

test.each<[string, boolean, Partial<Metadata>]>([
  ['a photo of 24 megapixels', true, {}],
  ['one with several scans', true, { isProgressive: true }],
  ['one as AVIF', true, { format: 'heif' }],
  ['one as a deep, interlaced PNG', true, { ...deep, isProgressive: true }],
  ['a photo of 100 megapixels', true, { width: 12_000, height: 8_300 }],
  ['a panorama', true, { width: 16_382, height: 3_628 }],
  ['more pixels than that', false, { width: 12_000, height: 8_400 }],
  ['100 megapixels in several scans', true, { ...square(10_000), isProgressive: true }],
  [
    'the same in printing colours',
    false,
    { ...square(10_000), channels: 4, chromaSubsampling: '4:4:4:4', isProgressive: true },
  ],
  ['100 megapixels of a plain PNG', true, { ...square(10_000), format: 'png' }],
  ['the same, deep', false, { ...deep, ...square(10_000) }],
  ['50 megapixels of AVIF', false, { width: 8_660, height: 5_774, format: 'heif' }],
  ['a very long line', false, { ...deep, width: 1_000_000, height: 100 }],
  ['a very high column', false, { ...deep, width: 100, height: 1_000_000 }],
])('%s: %s', (_what, isOpened, header) => {
  expect(isAffordable({ ...photo, ...header })).toBe(isOpened);
});
