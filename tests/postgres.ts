import { mkdtempSync, rmSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import pg from 'pg';
import type { TestProject } from 'vitest/node';
import { openStore } from '../src/server/search/openStore.ts';
import { everyTable } from './everyTable.ts';
import { makePostgres } from './postgresServer.ts';

declare module 'vitest' {
  interface ProvidedContext {
    /** A real PostgreSQL, shared by the whole run: make a database of your own in it. */
    postgresUrl: string;
    /** A folder with an SQLite that has every table and no row, to be copied. */
    preparedFolder: string;
  }
}

/** The PostgreSQL counterpart of `preparedFolder`: a template with every table and no row. */
export const preparedDatabase = 'prepared';

/** Starts one PostgreSQL before the tests and makes the tables once: copying them takes a tenth of the time. */
export default async function startPostgres(project: TestProject): Promise<() => Promise<void>> {
  const server = await makePostgres({ durable: false });
  await server.start();
  const client = new pg.Client({ connectionString: server.url });
  await client.connect();
  await client.query(`create database ${preparedDatabase}`);
  await client.end();
  const dataDir = mkdtempSync(join(tmpdir(), 'aldeia-prepared-'));
  const url = new URL(server.url);
  url.pathname = `/${preparedDatabase}`;
  for (const databaseUrl of [undefined, url.href]) {
    const store = await openStore({ dataDir, databaseUrl }, everyTable);
    await store.close();
  }
  project.provide('postgresUrl', server.url);
  project.provide('preparedFolder', dataDir);
  return async () => {
    await server.remove();
    rmSync(dataDir, { recursive: true });
  };
}
