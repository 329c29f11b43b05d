import { readFileSync } from 'node:fs';
import { join } from 'node:path';

/** What is known of a picture of the village; its files are named after it. */
export type Picture = {
  /** What it shows, in Portuguese, for people who cannot see it. */
  alt: string;
  width: number;
  height: number;
  blur: string;
};

/** The path is right from this file and from the build. */
export const picturesFolder = join(import.meta.dirname, '../demo/pictures');

/** Every picture of the village, by name. */
export function readPictures(): Record<string, Picture> {
  return JSON.parse(readFileSync(join(picturesFolder, 'pictures.json'), 'utf8'));
}
