import { readFileSync, writeFileSync } from 'node:fs';
import { join } from 'node:path';
import Sqlite from 'better-sqlite3';
import { DatabaseError } from './database.ts';

/** For one that is just ending. */
const patience = 2_000;

/**
 * Has a data folder for this process alone, until it ends in whichever way: SQLite is for one, and a
 * second would go on showing what the first has changed. The lock is that of an empty SQLite file, which
 * the system takes back from the dead by itself; the file beside it only says who has it. Commands take none.
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
