import { readFile } from 'node:fs/promises';
import { join } from 'node:path';
import type { FastifyInstance } from 'fastify';
import { publicFeeds } from './publicFeeds.ts';
import { injectGet } from './server/pages/inject.ts';
import { pageRoutes } from './server/pages/pageRoutes.ts';
import type { Context } from './server/village/context.ts';
import { ReadError, type Reader } from './site/reader.ts';
import type { Assets, makeRenderer as MakeRenderer } from './site/render.tsx';

type Manifest = Record<
  string,
  { file: string; css?: string[]; imports?: string[]; assets?: string[] }
>;

/** What the browser's build made, by the names a page needs. */
async function readAssets(dist: string): Promise<Assets> {
  const manifest: Manifest = JSON.parse(
    await readFile(join(dist, 'browser/.vite/manifest.json'), 'utf8'),
  );
  const entry = manifest['src/site/browser.ts'];
  const sheet = manifest['style.css'];
  if (!entry || !sheet) throw new Error('The build has no entry for the browser');
  const address = (file: string) => `/${file}`;
  return {
    script: address(entry.file),
    style: address(sheet.file),
    fonts: Object.values(manifest)
      .map(({ file }) => file)
      .filter((file) => file.endsWith('.woff2'))
      .map(address),
    preloads: (entry.imports ?? []).flatMap((name) => manifest[name]?.file ?? []).map(address),
  };
}

/** Joins the rendered pages to the API they read and to the cache they are served from. */
export async function publicSite(
  app: FastifyInstance,
  context: Context,
  dist: string,
): Promise<void> {
  const { config, cache } = context;
  // JSX cannot run as it is written, so the pages come from the build.
  const { makeRenderer } = (await import(join(dist, 'render/render.js'))) as {
    makeRenderer: typeof MakeRenderer;
  };
  // The first page reads through the same calls that the browser makes for the next ones.
  const read: Reader = async (path) => {
    const { status, body } = await injectGet(app, path, { apikey: config.apiKey });
    if (status >= 400) throw new ReadError(path, status);
    return JSON.parse(body);
  };
  const { render, pageAt } = await makeRenderer(read, {
    ...config,
    assets: await readAssets(dist),
  });
  publicFeeds(app, context, read);
  await pageRoutes(app, { render, pageAt, cache, browserDir: join(dist, 'browser') });
}
