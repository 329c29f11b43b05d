import { randomUUID } from 'node:crypto';
import { access, mkdir, readdir, readFile, rename, rm, stat, writeFile } from 'node:fs/promises';
import { join } from 'node:path';
import { refusal } from '../../calls/refusal.ts';
import { mostMegabytes } from '../../language/fileSize.ts';
import { messages } from '../../language/messages.ts';
import { sync } from '../process/sync.ts';
import { diskName, keyOf } from './storedPath.ts';

const mostBytes = mostMegabytes * 1024 * 1024;

/** The refusal of a file with too many bytes. */
export function tooLarge(megabytes = mostMegabytes) {
  return refusal(413, 'file', messages.fileTooLarge(megabytes));
}

/** A folder of files, in which a file appears whole or not at all. */
export type Disk = Awaited<ReturnType<typeof openDisk>>;

/** Opens the folder, and makes it if it is missing. */
export async function openDisk(folder: string) {
  const drafts = join(folder, '.tmp');
  await mkdir(drafts, { recursive: true });

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
    newDraft: () => join(drafts, randomUUID()),
    /** Keeps incoming bytes under a draft name, which the caller must discard. */
    async receive(bytes: AsyncIterable<Buffer>): Promise<string> {
      const draft = join(drafts, randomUUID());
      try {
        await writeFile(draft, limited(bytes), { flag: 'wx' });
      } catch (error) {
        await rm(draft, { force: true });
        throw error;
      }
      return draft;
    },
    discard: (draft: string) => rm(draft, { force: true }),
    /** Gives a draft its name; once it answers, a power cut no longer loses the file. */
    async keep(draft: string, name: string): Promise<void> {
      await sync(draft);
      await rename(draft, join(folder, name));
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
    /** Removes drafts that a crash left behind. */
    async removeDrafts(before: Date): Promise<void> {
      for (const draft of (await readdir(drafts)).map((name) => join(drafts, name))) {
        if (await isOlder(draft, before)) await rm(draft, { force: true });
      }
    },
  };
}

async function isOlder(path: string, moment: Date): Promise<boolean> {
  const found = await stat(path).catch(() => undefined);
  return found !== undefined && found.mtime < moment;
}

async function* limited(bytes: AsyncIterable<Buffer>): AsyncGenerator<Buffer> {
  let size = 0;
  for await (const chunk of bytes) {
    size += chunk.length;
    if (size > mostBytes) throw tooLarge();
    yield chunk;
  }
}
