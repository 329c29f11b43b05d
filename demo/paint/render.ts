/** Turns a scene into pixels, with a soft paper grain as of a printed poster. */
import sharp from 'sharp';
import { random } from './random.ts';
import type { Scene } from './scene.ts';

const grainSize = 256;
let grain: Promise<Buffer> | undefined;

/** A tile of faint grey noise around middle grey, blurred a little so that AVIF and WebP stay small. */
function grainTile(): Promise<Buffer> {
  grain ??= (() => {
    const chance = random('paper');
    const pixels = Buffer.alloc(grainSize * grainSize);
    for (let i = 0; i < pixels.length; i++) pixels[i] = 128 + (chance.next() - 0.5) * 34;
    const raw = { width: grainSize, height: grainSize, channels: 1 } as const;
    return sharp(pixels, { raw }).blur(0.7).extractChannel(0).raw().toBuffer();
  })();
  return grain;
}

/** What each grey of the grain (row) makes of each value (column): soft light, strongest on middle tones. */
const softLight = Uint8Array.from({ length: 256 * 256 }, (_, index) => {
  const grey = (index >> 8) / 255;
  const value = (index & 255) / 255;
  return Math.round((value + (2 * grey - 1) * (value - value * value)) * 255);
});

/** Lays the grain over the pixels in place; by table, as a blend in the image library takes as long as the drawing. */
function addGrain(pixels: Buffer, width: number, channels: number, tile: Buffer): void {
  const height = pixels.length / (width * channels);
  let at = 0;
  for (let y = 0; y < height; y++) {
    const row = (y % grainSize) * grainSize;
    for (let x = 0; x < width; x++) {
      const grey = (tile[row + (x % grainSize)] ?? 128) << 8;
      for (let channel = 0; channel < channels; channel++, at++) {
        pixels[at] = softLight[grey | (pixels[at] ?? 0)] ?? 0;
      }
    }
  }
}

/** Paints the scene and gives it as PNG bytes; `width` makes a smaller one for looking at. */
export async function renderScene(scene: Scene, width = scene.width): Promise<Buffer> {
  const density = (72 * width) / scene.width;
  const { data, info } = await sharp(Buffer.from(scene.draw()), { density, unlimited: true })
    .flatten({ background: '#f8f5ee' })
    .raw()
    .toBuffer({ resolveWithObject: true });
  addGrain(data, info.width, info.channels, await grainTile());
  const raw = { width: info.width, height: info.height, channels: info.channels };
  return sharp(data, { raw }).png({ compressionLevel: 1 }).toBuffer();
}
