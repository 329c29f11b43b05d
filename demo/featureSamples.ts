import { globSync } from 'node:fs';
import { join } from 'node:path';
import { pathToFileURL } from 'node:url';
import type { Store } from '../src/server/store/store.ts';

/** Sample rows of a feature: one for pictures of its screens, or many for lists longer than a page. */
export type Samples = {
  [Name in 'addSample' | 'addManySamples']?: (store: Store, now: Date) => Promise<void>;
};

/** Every feature that has samples exports them from a file of this name. */
export async function featureSamples(): Promise<Samples[]> {
  const folder = join(import.meta.dirname, '../src/features');
  const files = globSync('*/samples.server.ts', { cwd: folder });
  return Promise.all(files.map((file) => import(pathToFileURL(join(folder, file)).href)));
}
