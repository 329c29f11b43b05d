import { day } from '../../language/durations.ts';
import { removePages } from '../search/pdfPages.ts';
import { namedFiles } from '../store/fileUses.ts';
import type { Store } from '../store/store.ts';
import type { Table } from '../store/table.ts';
import type { Disk } from './disk.ts';
import { type FileRow, files } from './filesTable.ts';
import { keyOf } from './storedPath.ts';

/**
 * Removes what is older than a day and named by no record: files, strays without a row, temporary
 * files. The original of a photo stays as long as the photo.
 */
export async function sweep(
  store: Store,
  disk: Disk,
  tables: readonly Table[],
  now: Date,
): Promise<void> {
  const yesterday = new Date(now.getTime() - day);
  // In one transaction, so that no record can name a file between the look and the removal.
  const { removed, isLeft } = await store.transaction(async (inside) => {
    const named = await namedFiles(inside.db, tables);
    const isNamed = (path: string) => named.has(keyOf(path));
    const rows = await inside.list(files);
    const isOld = (createdAt: string) => createdAt < yesterday.toISOString();
    const isUsed = ({ path, createdAt }: FileRow) => !isOld(createdAt) || isNamed(path);
    const originals = new Set(rows.filter(isUsed).map(({ original }) => original));
    const old = rows.filter((row) => !isUsed(row) && !originals.has(row.path));
    if (old.length > 0) {
      const paths = old.map(({ path }) => path);
      await inside.remove(files, { path: paths });
      await removePages(inside.db, paths);
    }
    const gone = new Set(old);
    const left = new Set(rows.filter((row) => !gone.has(row)).map(({ path }) => keyOf(path)));
    return { removed: old, isLeft: (path: string) => left.has(keyOf(path)) || isNamed(path) };
  });
  for (const { path } of removed) await disk.remove(path);
  for (const name of await disk.names()) {
    if (!isLeft(`/f/${name}`) && (await disk.isOlder(name, yesterday))) {
      await disk.remove(`/f/${name}`);
    }
  }
  await disk.removeTemps(yesterday);
}
