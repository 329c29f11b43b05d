import type { Metadata } from 'sharp';
import { megabyte } from '../../language/fileSize.ts';

const mostPixels = 100_000_000;
/** Shrinking a picture holds many copies of one of its lines, so a line must not be longer. */
const longestSide = 30_000;
/** What decoding may take in memory; with this the worker stays below its limit. */
const budget = 450 * megabyte;

/** Whether a picture may be decoded, by what its header says of it. */
export function isAffordable(header: Metadata): boolean {
  const { width, height } = header;
  return (
    width * height <= mostPixels &&
    Math.max(width, height) <= longestSide &&
    decodingCost(header) <= budget
  );
}

/** How many bytes decoding takes at its peak; a little more than was measured. */
export function decodingCost(header: Metadata): number {
  const { width, height, channels, depth, format, isProgressive, chromaSubsampling } = header;
  const sample = depth === 'uchar' ? 1 : 2;
  const perPixel = () => {
    if (format === 'jpeg') {
      // A plain JPEG is decoded line by line; one with several scans keeps the coefficients of the whole
      // picture until the last scan.
      if (!isProgressive) return 0;
      return 2 * (chromaSubsampling === '4:2:0' ? 1.5 : channels);
    }
    // The decoder holds the planes, the reference pictures and the finished picture at the same time.
    if (format === 'heif') return 19 * sample;
    return channels * sample;
  };
  return width * height * perPixel();
}
