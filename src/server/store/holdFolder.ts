import { readFileSync, writeFileSync } from 'node:fs';
import { join } from 'node:path';
import Sqlite from 'better-sqlite3';
import { DatabaseError } from './database.ts';

/** How long to wait for an earlier process that is just ending. */
const patience = 2_000;

/**
 * Reserves a data folder for this process until it ends, however it ends: SQLite is for one
 * process, and a second one would keep showing cached pages that the first has changed. The lock is
 * held on an empty SQLite file, because the system releases such a lock when its process dies; the
 * file beside it only says who holds it. Commands do not take the lock.
 */
export function holdFolder(dataDir: string): () => void {
  const holder = join(dataDir, 'aldeia.pid');
  const lock = new Sqlite(join(dataDir, 'aldeia.lock'), { timeout: patience });
  try {
    lock.exec('begin exclusive');
  } catch (cause) {
    lock.close();
    if ((cause as { code?: string }).code !== 'SQLITE_BUSY') throw cause;
    throw new DatabaseError(
      `A pasta ${dataDir} já está a ser usada por outro processo deste site (${numberIn(holder)}). Pare-o primeiro, ou escolha outra pasta com DATA_DIR.`,
      { cause },
    );
  }
  writeFileSync(holder, `${process.pid}\n`);
  return () => lock.close();
}

function numberIn(file: string): string {
  try {
    return `número ${Number.parseInt(readFileSync(file, 'utf8'), 10)}`;
  } catch {
    return 'de número desconhecido';
  }
}
