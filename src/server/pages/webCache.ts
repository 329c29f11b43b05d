import { accessSync, constants } from 'node:fs';
import { readdir, rm } from 'node:fs/promises';
import { join } from 'node:path';
import { setTimeout as pause } from 'node:timers/promises';
import { second } from '../../language/durations.ts';
import { SettingError } from '../process/config.ts';

/** The cache of the web server in front: a folder of files that both it and the program may remove. */
export type WebCache = ReturnType<typeof openWebCache>;

/** How nginx names its files, those being written included; nothing else in the folder is touched. */
const itsFiles = /^[0-9a-f]{32}(\.\d+)?$/;

/** Removes every file of a web server's cache: it asks the program for each page again. */
export async function emptyWebCache(folder: string): Promise<void> {
  const names = (await readdir(folder)).filter((name) => itsFiles.test(name));
  await Promise.all(names.map((name) => rm(join(folder, name), { force: true })));
}

/** A start with a cache that nobody could empty would show what was withdrawn. */
function refuseUnlessWritable(folder: string): void {
  try {
    accessSync(folder, constants.R_OK | constants.W_OK | constants.X_OK);
  } catch {
    throw new SettingError(`CACHE_DIR: não é possível apagar ficheiros em ${folder}.`);
  }
}

/** Opens the cache in CACHE_DIR; without that setting there is nothing to empty. */
export function openWebCache(folder: string | undefined, logError: (error: unknown) => void) {
  if (folder) refuseUnlessWritable(folder);
  const closing = new AbortController();
  let again: Promise<void> | undefined;

  const empty = () => (folder ? emptyWebCache(folder) : Promise.resolve()).catch(logError);

  return {
    isThere: folder !== undefined,
    /** How many answers it has, more or less. */
    count: async () => (folder ? (await readdir(folder)).length : 0),
    /** Empties it now, and once more when answers that were on their way to it have arrived. */
    async empty(): Promise<void> {
      await empty();
      again ??= pause(second, undefined, { signal: closing.signal })
        .catch(() => {})
        .then(empty)
        .finally(() => {
          again = undefined;
        });
    },
    async close(): Promise<void> {
      closing.abort();
      await again;
    },
  };
}
