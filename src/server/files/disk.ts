import { randomUUID } from 'node:crypto';
import { access, mkdir, readdir, readFile, rename, rm, stat, writeFile } from 'node:fs/promises';
import { join } from 'node:path';
import { refusal } from '../../calls/refusal.ts';
import { megabyte, mostMegabytes } from '../../language/fileSize.ts';
import { messages } from '../../language/messages.ts';
import { atMost } from '../process/atMost.ts';
import { sync } from '../process/sync.ts';
import { diskName, keyOf } from './storedPath.ts';

const mostBytes = mostMegabytes * megabyte;

/** The refusal of a file with too many bytes. */
export function tooLarge(megabytes = mostMegabytes) {
  return refusal(413, 'file', messages.fileTooLarge(megabytes));
}

/** A folder of files, in which a file appears whole or not at all. */
export type Disk = Awaited<ReturnType<typeof openDisk>>;

/** Opens the folder, and makes it if it is missing. */
export async function openDisk(folder: string) {
  const tempFolder = join(folder, '.tmp');
  await mkdir(tempFolder, { recursive: true });

  return {
    folder,
    has: (name: string) =>
      access(join(folder, name)).then(
        () => true,
        () => false,
      ),
    read: (name: string) => readFile(join(folder, name)),
    pathOf: (name: string) => join(folder, name),
    /** Where a file may be written before it is kept; the caller must keep or discard it. */
    newTemp: () => join(tempFolder, randomUUID()),
    /** Keeps incoming bytes in a temporary file, which the caller must discard. */
    async receive(bytes: AsyncIterable<Buffer>): Promise<string> {
      const temp = join(tempFolder, randomUUID());
      try {
        await writeFile(temp, atMost(mostBytes, bytes, tooLarge), { flag: 'wx' });
      } catch (error) {
        await rm(temp, { force: true });
        throw error;
      }
      return temp;
    },
    discard: (temp: string) => rm(temp, { force: true }),
    /** Gives a temporary file its name; once it answers, a power cut no longer loses the file. */
    async keep(temp: string, name: string): Promise<void> {
      await sync(temp);
      await rename(temp, join(folder, name));
      await sync(folder);
    },
    /** Every kept file and size, by name. */
    names: async () => (await readdir(folder)).filter((name) => !name.startsWith('.')),
    /** Removes one file. */
    erase: (name: string) => rm(join(folder, name), { force: true }),
    /** Removes the file of a path and all of its sizes. */
    async remove(path: string): Promise<void> {
      for (const name of await readdir(folder)) {
        if (name.startsWith(diskName(keyOf(path)))) await rm(join(folder, name), { force: true });
      }
    },
    /** Whether a file is there and was written before that moment. */
    isOlder: (name: string, moment: Date) => isOlder(join(folder, name), moment),
    /** Removes temporary files that a crash left behind. */
    async removeTemps(before: Date): Promise<void> {
      for (const temp of (await readdir(tempFolder)).map((name) => join(tempFolder, name))) {
        if (await isOlder(temp, before)) await rm(temp, { force: true });
      }
    },
  };
}

async function isOlder(path: string, moment: Date): Promise<boolean> {
  const found = await stat(path).catch(() => undefined);
  return found !== undefined && found.mtime < moment;
}
