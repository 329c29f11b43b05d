import { chmod, mkdir, open } from 'node:fs/promises';
import { dirname } from 'node:path';

/** The account of a web server may go through such a folder, and not look around in it. */
const folderMode = 0o711;
const fileMode = 0o644;

const isCode = (error: unknown, code: string) => (error as NodeJS.ErrnoException).code === code;

/** Makes a folder, and those around it, that others may go through, whatever the umask says. */
export async function makeOpenFolder(path: string): Promise<void> {
  try {
    await mkdir(path);
  } catch (error) {
    if (isCode(error, 'EEXIST')) return;
    if (!isCode(error, 'ENOENT')) throw error;
    await makeOpenFolder(dirname(path));
    return makeOpenFolder(path);
  }
  await chmod(path, folderMode);
}

/** Writes a new file that others may read, with a time in seconds, and the folder around it where it is missing. */
export async function writeOpen(path: string, bytes: Buffer, time: number): Promise<void> {
  const handle = await open(path, 'wx').catch(async (error) => {
    if (!isCode(error, 'ENOENT')) throw error;
    await makeOpenFolder(dirname(path));
    return open(path, 'wx');
  });
  try {
    await handle.writeFile(bytes);
    await handle.chmod(fileMode);
    await handle.utimes(time, time);
  } finally {
    await handle.close();
  }
}
