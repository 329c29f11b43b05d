import { createHash } from 'node:crypto';
import { readdirSync, readFileSync } from 'node:fs';
import { join } from 'node:path';
import { everyCollection } from '../src/sections/all.ts';
import { tablesHeld } from '../src/server/backup/tablesHeld.ts';
import type { Store } from '../src/server/store/store.ts';

/** Everything a village holds, to be compared: every row of every table and every file by its hash. */
export async function contentOf(store: Store, dataDir: string) {
  const rows: Record<string, unknown[]> = {};
  for (const table of tablesHeld(everyCollection)) rows[table.name] = await store.list(table);
  const files = ['uploads', 'proofs'].flatMap((folder) =>
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
