import { chmodSync, existsSync, lstatSync } from 'node:fs';
import { join } from 'node:path';

/** The program's own files in its data folder; other files there, and the folder itself, may be somebody else's. */
const own = ['aldeia.db', 'aldeia.db-wal', 'aldeia.db-shm', 'secrets.json', 'uploads'];

/** Files written from now on are readable by their owner alone, whatever umask the shell or service set. */
export function restrictUmask(): void {
  process.umask(0o077);
}

/** Does the same to files already in the data folder, perhaps from an earlier version. */
export function restrictOldFiles(dataDir: string, folders: readonly string[]): void {
  for (const path of [...own, ...folders].map((name) => join(dataDir, name))) {
    if (!existsSync(path)) continue;
    const mode = lstatSync(path);
    // Only its owner may change a file's mode.
    if (mode.uid !== process.getuid?.() || (mode.mode & 0o077) === 0) continue;
    chmodSync(path, mode.mode & 0o700);
  }
}
