import type { Fotos, PhotoFacts } from '../../fields/photo.ts';
import type { Store } from '../store/store.ts';
import { type FileRow, files } from './filesTable.ts';
import { sizesOf } from './sizes.ts';
import { isStoredPath } from './storedPath.ts';

/** The facts of a row, or undefined when it is no photo. */
export function photoFacts({ kind, width, height, blur, alt }: FileRow): PhotoFacts | undefined {
  if (kind !== 'photo' || width === null || height === null) return undefined;
  return { width, height, blur, alt, sizes: sizesOf(width) };
}

/** The facts of the uploaded photos among these addresses, by path; others are left out. */
export async function photosOf(store: Store, paths: readonly string[]): Promise<Fotos> {
  const own = paths.filter(isStoredPath);
  if (own.length === 0) return {};
  const rows = await store.list(files, { where: { path: own } });
  return Object.fromEntries(
    rows.flatMap((row) => {
      const facts = photoFacts(row);
      return facts ? [[row.path, facts] as const] : [];
    }),
  );
}
