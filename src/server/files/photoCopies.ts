import { readFile } from 'node:fs/promises';
import { refusal } from '../../calls/refusal.ts';
import { fileName } from '../../language/fileName.ts';
import type { Corte } from '../../language/focus.ts';
import { messages } from '../../language/messages.ts';
import type { Store } from '../store/store.ts';
import type { Disk } from './disk.ts';
import { type FileRow, files } from './filesTable.ts';
import { diskName, isStoredPath } from './storedPath.ts';
import { worker } from './workerProcess.ts';

/** What is known of a file before it is examined. */
export type KnownBefore = Partial<Pick<FileRow, 'alt' | 'original' | 'corte' | 'voltas'>>;

type Kept = {
  store: Store;
  disk: Disk;
  keepAs(temp: string, name: string, known: KnownBefore): Promise<FileRow>;
};

/** The verbs that make a new picture of a kept photo. */
export function photoCopies({ store, disk, keepAs }: Kept) {
  async function photoAt(path: string): Promise<FileRow> {
    const row = isStoredPath(path) ? await store.find(files, { path, kind: 'photo' }) : undefined;
    if (!row) throw refusal(404, 'file', messages.fileUnknown);
    return row;
  }

  return {
    /** An icon of a kept photo, or of a drawing if there is no such photo. */
    async makeIcon(photo: string, drawing: string, size: { size: number; ground?: string }) {
      const isKept = isStoredPath(photo) && (await disk.has(diskName(photo)));
      const into = disk.newTemp();
      try {
        const picture = isKept ? disk.pathOf(diskName(photo)) : drawing;
        await worker.run('makeIcon', { picture, into, ...size });
        return await readFile(into);
      } finally {
        await disk.discard(into);
      }
    },
    /** The original of a photo, which may be the photo itself, and how it was turned and cut. */
    async cutOf(path: string) {
      const { original, corte, voltas } = await photoAt(path);
      return { original: original || path, corte, voltas: voltas ?? 0 };
    },
    /** Keeps a turned and cut copy of a photo. It is always made from the original, which stays as it is. */
    async recut(path: string, corte: Corte, voltas: number) {
      const { alt, ...row } = await photoAt(path);
      const original = await photoAt(row.original || path);
      const isWhole = corte.largura === 1 && corte.altura === 1 && voltas === 0;
      // A copy is only needed to say something else of it.
      if (isWhole && original.alt === alt) return original;
      const into = disk.newTemp();
      const photo = disk.pathOf(diskName(original.path));
      await worker.run('recut', { photo, into, ...corte, voltas });
      return keepAs(into, fileName(path), { alt, original: original.path, corte, voltas });
    },
  };
}
