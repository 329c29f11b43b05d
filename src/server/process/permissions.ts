import { chmodSync, existsSync, lstatSync } from 'node:fs';
import { join } from 'node:path';

/** What the program keeps in its data folder; the rest there, and the folder itself, may be others' business. */
const own = ['aldeia.db', 'aldeia.db-wal', 'aldeia.db-shm', 'secrets.json', 'uploads'];

/** All that is written from now on is its owner's alone, whatever the shell or the service says. */
export function restrictUmask(): void {
  process.umask(0o077);
}

/** What was written into the data folder before, perhaps by an earlier version, becomes so too. */
export function restrictOldFiles(dataDir: string, folders: readonly string[]): void {
  for (const path of [...own, ...folders].map((name) => join(dataDir, name))) {
    if (!existsSync(path)) continue;
    const found = lstatSync(path);
    // What belongs to somebody else is theirs to close.
    if (found.uid !== process.getuid?.() || (found.mode & 0o077) === 0) continue;
    chmodSync(path, found.mode & 0o700);
  }
}
