import type sharp from 'sharp';
import { lane } from './lane.ts';

export type PictureTool = typeof sharp;

const oneAtATime = lane();

async function load(): Promise<PictureTool> {
  const { default: loaded } = await import('sharp');
  // One thread and no memory of past pictures: the pages matter more than the pictures.
  loaded.concurrency(1);
  loaded.cache(false);
  return loaded;
}
let loading: Promise<PictureTool> | undefined;

/** Works on a picture: one in the whole process, so that a core is left for the pages; the tool comes with the first. */
export function atTheEasel<T>(work: (sharp: PictureTool) => Promise<T>): Promise<T> {
  return oneAtATime(async () => {
    loading ??= load();
    return work(await loading);
  });
}
