import { createHash } from 'node:crypto';
import { existsSync, readdirSync, readFileSync } from 'node:fs';
import { join } from 'node:path';
import type { Store } from '../src/server/store/store.ts';
import { inBackups, privateFolders } from '../src/server/store/table.ts';
import { everyTable } from './everyTable.ts';

/** Leaves `ready` out for PDFs: whether their text was read depends on the database, not the village. */
const held = (row: object) => ('kind' in row && row.kind === 'pdf' ? { ...row, ready: null } : row);

/** Everything a village holds, to be compared: every row of every table and every file by its hash. */
export async function contentOf(store: Store, dataDir: string) {
  const rows: Record<string, unknown[]> = {};
  const tables = inBackups(everyTable);
  for (const table of tables) {
    rows[table.name] = (await store.list(table)).map(held);
  }
  // A folder exists only once it has a file.
  const folders = ['uploads', ...privateFolders(tables)].filter((folder) =>
    existsSync(join(dataDir, folder)),
  );
  const files = folders.flatMap((folder) =>
    readdirSync(join(dataDir, folder))
      .filter((name) => !name.startsWith('.'))
      .sort()
      .map((name) => {
        const bytes = readFileSync(join(dataDir, folder, name));
        return `${folder}/${name} ${createHash('sha256').update(bytes).digest('hex')}`;
      }),
  );
  return { rows, files, secrets: readFileSync(join(dataDir, 'secrets.json'), 'utf8') };
}
