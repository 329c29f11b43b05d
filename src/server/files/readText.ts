import { Refusal } from '../../calls/refusal.ts';
import { writePages } from '../search/searchIndex.ts';
import type { Store } from '../store/store.ts';
import type { Disk } from './disk.ts';
import { type FileRow, files } from './filesTable.ts';
import type { PdfRead } from './jobs.ts';
import { pagesIn } from './pageLines.ts';
import { sha256Of } from './sha256Of.ts';
import { diskName } from './storedPath.ts';
import { worker } from './workerProcess.ts';

/**
 * Reads a kept PDF unless that was done, and stores what was found; answers its row as it is afterwards, if it
 * still exists.
 */
export async function readText(
  store: Store,
  disk: Disk,
  path: string,
): Promise<FileRow | undefined> {
  const row = await store.find(files, { path });
  if (!row || row.ready) return row;
  const pdf = disk.pathOf(diskName(path));
  const into = disk.newTemp();
  try {
    const { pages, problemas } = await worker.run('readPdf', { pdf, into }).catch(asUnread);
    const sha256 = row.sha256 || (await sha256Of(pdf));
    return await store.transaction(async (inside) => {
      // If the file was removed meanwhile, no text of it may stay.
      if (!(await inside.lock(files, { path }))) return undefined;
      await writePages(inside.db, path, pages === null ? [] : pagesIn(into));
      const read = { pages, problemas, sha256, ready: true };
      const [changed] = await inside.change(files, { path }, read);
      return changed;
    });
  } finally {
    await disk.discard(into);
  }
}

/** Removes the texts of all PDFs, before a restore replaces the files. */
export async function forgetTexts({ db }: Store): Promise<void> {
  await db.deleteFrom('pdfPages').execute();
}

/** Has every PDF read again after the next start; nothing else in its row changes. */
export async function readAllAgain({ db }: Store): Promise<void> {
  await db.updateTable(files.name).set({ ready: 0 }).where('kind', '=', 'pdf').execute();
}

/** The facts of a PDF that the worker died of or took too long over. */
function asUnread(error: unknown): PdfRead {
  if (!(error instanceof Refusal)) throw error;
  return { pages: null, problemas: ['ilegivel'] };
}
