import { copyFile, stat } from 'node:fs/promises';
import { basename } from 'node:path';
import type { Store } from '../store/store.ts';
import type { Disk } from './disk.ts';
import { files } from './filesTable.ts';
import { sizesToMake } from './sizes.ts';
import { diskName, newPath } from './storedPath.ts';

/** A photo that comes with the program, with its sizes made and nothing left to examine. */
export type ReadyPhoto = {
  /** A JPEG without anything personal; each size is beside it, named as it is with the size's ending. */
  file: string;
  alt: string;
  width: number;
  height: number;
  blur: string;
};

/** Copies ready photos with their sizes, all or none; answers their paths, in the same order. */
export async function adopt(
  store: Store,
  disk: Disk,
  photos: readonly ReadyPhoto[],
  now: Date,
): Promise<string[]> {
  const copied: string[] = [];
  const copy = async (from: string, to: string) => {
    const temp = disk.newTemp();
    try {
      await copyFile(from, temp);
      await disk.keep(temp, to);
    } finally {
      await disk.discard(temp);
    }
  };
  const copyWhole = async ({ file, ...photo }: ReadyPhoto) => {
    const path = newPath(basename(file), 'jpg');
    copied.push(path);
    await copy(file, diskName(path));
    const { size } = await stat(file);
    for (const { suffix } of sizesToMake(photo.width)) {
      await copy(`${file}${suffix}`, `${diskName(path)}${suffix}`);
    }
    const createdAt = now.toISOString();
    return { ...photo, path, size, kind: 'photo' as const, createdAt, ready: true };
  };
  try {
    // Copies several at once, since most of the time is spent waiting for the disk. All have ended before any
    // is removed.
    const settled = await Promise.allSettled(photos.map(copyWhole));
    const rows = settled.map((each) => {
      if (each.status === 'rejected') throw each.reason;
      return each.value;
    });
    await store.transaction(async (inside) => {
      for (const row of rows) await inside.create(files, row);
    });
    return rows.map(({ path }) => path);
  } catch (error) {
    for (const path of copied) await disk.remove(path);
    throw error;
  }
}
