const widths = [480, 960];

/** No size is wider. */
export const widest = 1_600;

/** In the order they are made: almost every browser asks for AVIF, and then never for WebP. */
const formats = ['avif', 'webp'] as const;

/** The widths a photo is made in; the last is its own where it is narrower than the widest. */
export function sizesOf(width: number): number[] {
  return [...widths.filter((each) => each < width), Math.min(width, widest)];
}

/** One size of a photo, and what follows the photo's name in its own. */
export type SizeToMake = { width: number; format: (typeof formats)[number]; suffix: string };

/** Every size of a photo of this width, in the order they are made: what phones ask for comes first. */
export function sizesToMake(width: number): SizeToMake[] {
  return formats.flatMap((format) =>
    sizesOf(width).map((each) => ({ width: each, format, suffix: `.${each}.${format}` })),
  );
}

/** Those of `sizesToMake` that most visitors see. */
export function sizesToMakeFirst(width: number): SizeToMake[] {
  return sizesToMake(width).filter(({ format }) => format === formats[0]);
}
