import { randomUUID } from 'node:crypto';
import { chmod, mkdir, open, rename, rm } from 'node:fs/promises';
import { dirname, join } from 'node:path';
import { codeOf } from '../process/systemErrors.ts';

/** The web server's account may open files in such a folder but not list it. */
const folderMode = 0o711;
const fileMode = 0o644;

/** Makes a folder and its parents so that others may pass through them, whatever the umask says. */
export async function makeOpenFolder(path: string): Promise<void> {
  try {
    await mkdir(path);
  } catch (error) {
    if (codeOf(error) === 'EEXIST') return;
    if (codeOf(error) !== 'ENOENT') throw error;
    await makeOpenFolder(dirname(path));
    return makeOpenFolder(path);
  }
  await chmod(path, folderMode);
}

/**
 * Writes a file that others may read, with this time in seconds. It is written elsewhere on the same disk and
 * then renamed, so that it appears whole and replaces an older one.
 */
export async function writeOpen(
  place: string,
  bytes: Buffer,
  { tempFolder, time }: { tempFolder: string; time: number },
): Promise<void> {
  const temp = join(tempFolder, randomUUID());
  const handle = await open(temp, 'wx').catch(async (error) => {
    if (codeOf(error) !== 'ENOENT') throw error;
    await makeOpenFolder(tempFolder);
    return open(temp, 'wx');
  });
  try {
    await handle.writeFile(bytes);
    await handle.chmod(fileMode);
    await handle.utimes(time, time);
    await makeOpenFolder(dirname(place));
    await rename(temp, place);
  } catch (error) {
    await rm(temp, { force: true });
    throw error;
  } finally {
    await handle.close();
  }
}
