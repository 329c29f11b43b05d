import { readdir, readFile } from 'node:fs/promises';
import { join } from 'node:path';
import type { FastifyInstance } from 'fastify';
import { addressOf, type CallInput } from './calls/address.ts';
import { openReader } from './ownReader.ts';
import { publicFeeds } from './publicFeeds.ts';
import { faces } from './sections/faces.ts';
import { fileAccess } from './server/api/fileCookie.ts';
import { askAhead } from './server/pages/askAhead.ts';
import { fading, hideClosedNotices, speculation } from './server/pages/browserPolicy.ts';
import { onPhones } from './server/pages/onPhones.ts';
import { pageRoutes } from './server/pages/pageRoutes.ts';
import { blankDefinicoes } from './server/store/definicoes.ts';
import type { Context } from './server/village/context.ts';
import type { Assets } from './site/drawDocument.tsx';
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

/** The addresses of the build's files. */
async function builtFiles(dist: string): Promise<string[]> {
  const folders = { '/assets/': 'site/assets', '/backoffice/assets/': 'backoffice/assets' };
  const names = await Promise.all(
    Object.entries(folders).map(async ([path, folder]) =>
      (await readdir(join(dist, folder))).map((name) => path + name),
    ),
  );
  return ['/icone.svg', ...names.flat().filter((name) => !/\.(?:br|gz)$/.test(name))];
}

/** Joins the rendered pages to the API they read and to the cache they are served from. */
export async function publicSite(
  app: FastifyInstance,
  context: Context,
  dist: string,
): Promise<void> {
  const { config, cache, partialReads } = context;
  const folder = join(dist, 'site');
  // Node cannot run JSX, so the pages come from the build.
  const { makeRenderer } = (await import(join(folder, '.pages/render.js'))) as {
    makeRenderer: typeof MakeRenderer;
  };
  const ownReader = () => openReader(app, context);
  const { render, pageAt, feeds } = makeRenderer({
    ...config,
    blank: blankDefinicoes,
    assets: await readAssets(folder),
    speculation,
    fading,
    hideClosedNotices,
  });
  context.draw = async (path, answers) => {
    const { read } = ownReader();
    const drawn = await render(
      path,
      async (call, asked) =>
        (answers[addressOf(call, asked)] ??
          (await read(call as string, asked as CallInput))) as never,
      true,
    );
    if ('html' in drawn && 'status' in drawn) return drawn.html;
    throw 'failure' in drawn ? drawn.failure : new Error(`${path} leads to ${drawn.redirect}`);
  };
  await onPhones(app, context, folder);
  publicFeeds(app, feeds, context, ownReader);
  await pageRoutes(app, {
    async render(url, forStaff) {
      const before = partialReads.count;
      const { read, ends } = ownReader();
      const rendered = await render(url, read, forStaff);
      // Some pages go on without a part that cannot be read. The counter does not say whose reading
      // failed, so any failure meanwhile counts against this page.
      return { ...rendered, isWhole: partialReads.count === before, ends: ends() };
    },
    pageAt,
    cache,
    folder,
    isStaff: fileAccess(context).isStaff,
  });
  // Empty lists are in no sitemap, but visitors still open them.
  const lists = [...new Set([...feeds, ...faces].map(({ path }) => path))];
  askAhead(app, context, { lists, build: await builtFiles(dist) });
}
