import {
  chmodSync,
  mkdirSync,
  readdirSync,
  readlinkSync,
  renameSync,
  rmSync,
  symlinkSync,
  unlinkSync,
} from 'node:fs';
import { lstat, readdir, rm } from 'node:fs/promises';
import { join } from 'node:path';
import { minute, second } from '../../language/durations.ts';
import { codeOf } from '../process/systemErrors.ts';

/** Where sets of pages are: the sets, the link to the current one, the slots it is good for, and temporary files. */
export type SetFolders = ReturnType<typeof setFolders>;

export function setFolders(folder: string) {
  return {
    folder,
    sets: join(folder, 'conjuntos'),
    published: join(folder, 'atual'),
    slots: join(folder, 'agora'),
    tempFolder: join(folder, '.tmp'),
  };
}

/** The set that the link leads to; '' where there is none. */
export function publishedSet({ published }: SetFolders): string {
  try {
    return readlinkSync(published).slice('conjuntos/'.length);
  } catch {
    return '';
  }
}

/** Points the link at another set, in one step for all who follow it. */
export function publishSet(
  { folder, sets, published, slots, tempFolder }: SetFolders,
  name: string,
) {
  for (const each of [folder, sets, slots, tempFolder]) {
    if (mkdirSync(each, { recursive: true })) chmodSync(each, 0o711);
  }
  const link = join(tempFolder, name);
  symlinkSync(`conjuntos/${name}`, link);
  renameSync(link, published);
}

/** Removes the link, which works even on a full disk; returns whether nothing is published now. */
export function unpublish({ published }: SetFolders): boolean {
  try {
    unlinkSync(published);
    return true;
  } catch (error) {
    return ['ENOENT', 'ENOTDIR'].includes(codeOf(error) ?? '');
  }
}

/** Removes the sets and temporary files that a process left behind when it was killed. */
export async function sweepSets({ sets, tempFolder }: SetFolders, current: () => string) {
  for (const parent of [sets, tempFolder]) {
    for (const name of await readdir(parent).catch(() => [])) {
      const found = await lstat(join(parent, name)).catch(() => undefined);
      if (name === current() || !found || Date.now() - found.ctimeMs < minute) continue;
      await rm(join(parent, name), { recursive: true, force: true }).catch(() => {});
    }
  }
}

/** How long a time slot is, by nginx's own clock: deploy/nginx.conf has the same. */
const slot = 100 * second;

export const slotAt = (moment: Date) => Math.floor(moment.getTime() / slot);

/** Links this time slot and the next to the current set, except a slot in which a scheduled change falls. */
export function linkSlots({ slots }: SetFolders, first: number, changesAt: number): void {
  const good = [first, first + 1].filter((each) => (each + 1) * slot <= changesAt).map(String);
  const found = readdirSync(slots);
  for (const name of found) {
    if (!good.includes(name)) rmSync(join(slots, name), { force: true });
  }
  for (const name of good) if (!found.includes(name)) linkSlot(join(slots, name));
}

/** Another process may have made the same link. */
function linkSlot(path: string): void {
  try {
    symlinkSync('../atual', path);
  } catch (error) {
    if (codeOf(error) !== 'EEXIST') throw error;
  }
}
