import { readFile } from 'node:fs/promises';
import { join } from 'node:path';
import type { FastifyInstance } from 'fastify';
import { type Asked, addressOf } from './calls/address.ts';
import { makeFeed, publicFeeds } from './publicFeeds.ts';
import { faces } from './sections/faces.ts';
import { fileAccess } from './server/api/fileCookie.ts';
import { fading, putAway, speculation } from './server/pages/browserPolicy.ts';
import { injectGet } from './server/pages/inject.ts';
import { onPhones } from './server/pages/onPhones.ts';
import { pageRoutes } from './server/pages/pageRoutes.ts';
import { pagesAsFiles } from './server/pages/pagesAsFiles.ts';
import { blankDefinicoes } from './server/tables/definicoes.ts';
import type { Context } from './server/village/context.ts';
import type { Assets } from './site/drawDocument.tsx';
import { ReadError, type Reader } from './site/reader.ts';
import type { makeRenderer as MakeRenderer } from './site/render.tsx';

type Manifest = Record<string, { file: string; name?: string; css?: string[] }>;

/** The built files that pages refer to. */
async function readAssets(folder: string): Promise<Assets> {
  const read = async (name: string): Promise<Manifest> =>
    JSON.parse(await readFile(join(folder, '.pages', name), 'utf8'));
  const [browser, pages] = await Promise.all([read('browser.json'), read('pages.json')]);
  const entry = browser['src/site/browser/main.ts'];
  const sheets = Object.fromEntries(
    Object.values(pages).flatMap(({ name, css }) => (name && css ? [[name, `/${css[0]}`]] : [])),
  );
  const { render: style, ...ofPages } = sheets;
  if (!entry || !style) throw new Error('The build has no script or no style for the pages');
  const files = Object.values(pages).map(({ file }) => `/${file}`);
  return {
    script: `/${entry.file}`,
    style,
    sheets: ofPages,
    fonts: files.filter((file) => file.endsWith('.woff2')),
  };
}

/** Joins the rendered pages to the API they read and to the cache they are served from. */
export async function publicSite(
  app: FastifyInstance,
  context: Context,
  dist: string,
): Promise<void> {
  const { config, cache, lacks } = context;
  const folder = join(dist, 'site');
  // Node cannot run JSX, so the pages come from the build.
  const { makeRenderer } = (await import(join(folder, '.pages/render.js'))) as {
    makeRenderer: typeof MakeRenderer;
  };
  // Pages read through the public API, like any visitor's program.
  const readerOf =
    (forStandby: boolean): Reader =>
    async (path, asked) => {
      const address = addressOf(path, asked);
      const headers = { apikey: config.apiKey };
      const { status, body } = await injectGet(app, address, headers, { forStandby });
      if (status >= 500) lacks.note();
      if (status >= 400) throw new ReadError(path, status);
      return JSON.parse(body);
    };
  const read = readerOf(false);
  const lasting = readerOf(true);
  const { render, pageAt, feeds } = makeRenderer(read, {
    ...config,
    blank: blankDefinicoes,
    assets: await readAssets(folder),
    speculation,
    fading,
    putAway,
  });
  context.draw = async (path, answers) => {
    const drawn = await render(
      path,
      async (call, asked) =>
        (answers[addressOf(call, asked)] ?? (await read(call as string, asked as Asked))) as never,
      true,
    );
    if ('html' in drawn && 'status' in drawn) return drawn.html;
    throw 'failure' in drawn ? drawn.failure : new Error(`${path} leads to ${drawn.redirect}`);
  };
  const renderWhole = async (url: string, reader = read, forStaff = false) => {
    const before = lacks.count;
    const rendered = await render(url, reader, forStaff);
    // Some pages go on without a part that cannot be read. The counter does not say whose reading
    // failed, so any failure meanwhile counts against this page.
    return { ...rendered, isWhole: lacks.count === before };
  };
  await onPhones(app, context, folder);
  publicFeeds(app, feeds, context, read);
  const { fresh } = await pageRoutes(app, {
    render: renderWhole,
    pageAt,
    cache,
    folder,
    isStaff: fileAccess(context).isStaff,
  });
  /** The page or feed to serve at an address while the program is down; undefined if there is none. */
  const makeLasting = async (url: string) => {
    const before = lacks.count;
    const made =
      (await makeFeed(feeds, url, lasting, config.siteUrl)) ?? (await fresh(url, lasting));
    return 'identity' in made && lacks.count === before ? made : undefined;
  };
  pagesAsFiles(app, context, {
    siteDir: folder,
    officeDir: join(dist, 'backoffice'),
    // Empty lists are in no sitemap, but visitors still open them.
    unlisted: [...new Set([...feeds, ...faces].map(({ path }) => path))],
    makeLasting,
    readLasting: lasting,
  });
}
