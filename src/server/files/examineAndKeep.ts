import type { Disk } from './disk.ts';
import type { Examined } from './jobs.ts';
import type { Extension } from './storedPath.ts';
import { worker } from './workerProcess.ts';

/**
 * Keeps an uploaded draft under a name if it is a sound PDF or photo, and refuses it otherwise. A photo is
 * kept as it was written anew. The draft is gone either way.
 */
export async function examineAndKeep(
  disk: Disk,
  draft: string,
  nameFor: (extension: Extension) => string,
): Promise<Examined> {
  const into = disk.newDraft();
  try {
    const found = await worker.run('examine', { draft, into });
    await disk.keep(found.kind === 'photo' ? into : draft, nameFor(found.extension));
    return found;
  } finally {
    await disk.discard(draft);
    await disk.discard(into);
  }
}
