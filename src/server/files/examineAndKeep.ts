import type { Disk } from './disk.ts';
import type { Examined } from './jobs.ts';
import type { Extension } from './storedPath.ts';
import { worker } from './workerProcess.ts';

/**
 * Keeps a temporary file under a name if it is a sound PDF or photo, and refuses it otherwise. A photo is
 * kept as it was written anew. The temporary one is gone either way.
 */
export async function examineAndKeep(
  disk: Disk,
  temp: string,
  nameFor: (extension: Extension) => string,
): Promise<Examined> {
  const into = disk.newTemp();
  try {
    const result = await worker.run('examine', { temp, into });
    await disk.keep(result.kind === 'photo' ? into : temp, nameFor(result.extension));
    return result;
  } finally {
    await disk.discard(temp);
    await disk.discard(into);
  }
}
