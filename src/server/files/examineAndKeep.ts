import type { Disk } from './disk.ts';
import type { Examined } from './jobs.ts';
import type { Extension } from './storedPath.ts';
import { worker } from './workerProcess.ts';

/**
 * Keeps a draft under a name, if it is a sound PDF or photo, or what there is to keep of it; refuses
 * it otherwise. The draft is gone either way.
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
