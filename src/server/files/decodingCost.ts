import type { Metadata } from 'sharp';

const megabyte = 1024 * 1024;

const mostPixels = 100_000_000;
/** A line of a picture is held many times over while it is made smaller. */
const longestSide = 30_000;
/** What decoding may take: with it, the worker stays below its ceiling. */
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
      // Line by line; with several scans, the coefficients of the whole picture wait for the last.
      if (!isProgressive) return 0;
      return 2 * (chromaSubsampling === '4:2:0' ? 1.5 : channels);
    }
    // Planes, references and the interleaved picture, all at once.
    if (format === 'heif') return 19 * sample;
    return channels * sample;
  };
  return width * height * perPixel();
}
