import { readdirSync, readFileSync } from 'node:fs';
import { join } from 'node:path';
import { sql } from 'kysely';
import { expect } from 'vitest';
import { readZip } from './readZip.ts';
import type { TestApp } from './startApp.ts';

/** What an administrator does with a person's data, and what is left of it afterwards. */
export function personData(t: TestApp) {
  return {
    ask: (q: string) => t.staff('GET', `/api/pessoa-dados?q=${encodeURIComponent(q)}`),
    erase: (q: string, headers = {}) => t.staff('POST', '/api/pessoa-dados/apagar', { q }, headers),
    /** The files that are handed over, as texts by their names. */
    async handOver(q: string): Promise<Map<string, string>> {
      const path = `/api/pessoa-dados/ficheiro?q=${encodeURIComponent(q)}`;
      const { status, body } = await t.staff('GET', path);
      expect(status).toBe(200);
      return new Map([...readZip(body)].map(([name, bytes]) => [name, String(bytes)]));
    },
    /** How often the words occur in any table row, or in any file but the database's own. */
    async marks(words: readonly string[]): Promise<number> {
      const all = await everything(t);
      return words.reduce((sum, word) => sum + all.split(word.toLowerCase()).length - 1, 0);
    },
  };
}

/** Everything that the village keeps, in lower case. */
export async function everything({ store, context }: TestApp): Promise<string> {
  let all = '';
  for (const { name } of await store.db.introspection.getTables()) {
    all += JSON.stringify((await sql`select * from ${sql.table(name)}`.execute(store.db)).rows);
  }
  const folder = context.config.dataDir;
  for (const file of readdirSync(folder, { recursive: true, withFileTypes: true })) {
    if (!file.isFile() || file.name.includes('sqlite') || file.name.includes('.db')) continue;
    all += readFileSync(join(file.parentPath, file.name), 'latin1');
  }
  return all.toLowerCase();
}
