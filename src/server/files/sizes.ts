import { atTheEasel } from './easel.ts';

const widths = [480, 960];

/** No size is wider. */
export const widest = 1_600;

const formats = ['avif', 'webp'] as const;

/** The widths a photo is made in; the last is its own where it is narrower than the widest. */
export function sizesOf(width: number): number[] {
  return [...widths.filter((each) => each < width), Math.min(width, widest)];
}

/** Every size of a photo of this width: what follows its name, and how it is made from the photo. */
export function sizesToMake(width: number) {
  return sizesOf(width).flatMap((each) =>
    formats.map((format) => ({
      suffix: `.${each}.${format}`,
      make: (photo: Buffer) => makeSize(photo, each, format),
    })),
  );
}

function makeSize(photo: Buffer, width: number, format: (typeof formats)[number]): Promise<Buffer> {
  return atTheEasel((sharp) => {
    const small = sharp(photo).resize({ width });
    // More effort takes several times as long for a few per cent.
    return format === 'avif'
      ? small.avif({ quality: 50, effort: 2 }).toBuffer()
      : small.webp({ quality: 75 }).toBuffer();
  });
}
