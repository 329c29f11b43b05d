import type { TestProject } from 'vitest/node';
import { makePostgres } from './postgresServer.ts';

declare module 'vitest' {
  interface ProvidedContext {
    /** A real PostgreSQL, shared by the whole run: make a database of your own in it. */
    postgresUrl: string;
  }
}

/** Starts one PostgreSQL before the tests. */
export default async function startPostgres(project: TestProject): Promise<() => Promise<void>> {
  const server = await makePostgres({ durable: false });
  await server.start();
  project.provide('postgresUrl', server.url);
  return server.remove;
}
