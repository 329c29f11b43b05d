import { renderToString } from 'react-dom/server';
import {
  createStaticHandler,
  createStaticRouter,
  generatePath,
  matchRoutes,
  type StaticHandlerContext,
  StaticRouterProvider,
} from 'react-router';
import type { PageData } from '../parts/pageData.ts';
import { escapeJson, headTags } from './headTags.ts';
import { failureHead } from './layout/Failure.tsx';
import type { Handle, Head, Site } from './page.ts';
import type { Reader } from './reader.ts';
import { makeRoutes, openPages } from './routes.tsx';

/** The files of the browser's build that a page names. */
export type Assets = { script: string; style: string; fonts: string[]; preloads: string[] };

/** A whole page, and whether search engines leave it out; the way to another; or what is said where there should be one. */
export type Rendered =
  | { status: number; html: string; noindex: boolean }
  | { redirect: string }
  | { failure: unknown; html: string };

/** Makes whole pages on the server, as strings, and knows which addresses have one. */
export async function makeRenderer(
  read: Reader,
  { siteUrl, apiKey, assets }: { siteUrl: string; apiKey: string; assets: Assets },
) {
  const routes = makeRoutes(read, siteUrl, await openPages());
  const handler = createStaticHandler(routes);

  /** What of a page decides how it is kept; `path` is the one way to write where it stands. */
  function pageAt(pathname: string) {
    const { route, params: named } = matchRoutes(routes, pathname)?.at(-1) ?? {};
    if (route?.path === undefined || route.path === '*') return undefined;
    const { params = [], isPrivate = false } = (route.handle as Handle).page ?? {};
    return { path: generatePath(route.path, named), params, isPrivate };
  }

  /** What stands around every page when not even that can be read. */
  let lastSite: Site | undefined;

  function draw(
    context: StaticHandlerContext,
    { address, head, failed }: { address: URL; head: Head; failed?: string },
  ): string {
    const site = context.loaderData.site as Site;
    const { loaderData } = context;
    const data: PageData = { apiKey, loaderData, ...(failed === undefined ? {} : { failed }) };
    const body = renderToString(
      <StaticRouterProvider
        router={createStaticRouter(handler.dataRoutes, context)}
        context={context}
        hydrate={false}
      />,
    );
    return `<!doctype html>
<html lang="pt-PT">
<head>
<meta charset="utf-8">
<meta name="viewport" content="width=device-width, initial-scale=1">
${headTags(head, site, address.pathname)}
<meta name="theme-color" content="#1f5140">
<link rel="icon" href="/icone.svg" type="image/svg+xml">
<link rel="alternate" type="application/rss+xml" title="Notícias e avisos" href="/feed.xml">
${assets.fonts.map((font) => `<link rel="preload" as="font" type="font/woff2" href="${font}" crossorigin>`).join('\n')}
<link rel="stylesheet" href="${assets.style}">
${assets.preloads.map((script) => `<link rel="modulepreload" href="${script}" fetchpriority="low">`).join('\n')}
<script type="module" src="${assets.script}" fetchpriority="low"></script>
</head>
<body>
<div id="root">${body}</div>
<script id="data" type="application/json">${escapeJson(data)}</script>
</body>
</html>`;
  }

  async function render(url: string): Promise<Rendered> {
    const address = new URL(url, siteUrl);
    const context = await handler.query(new Request(address));
    if (context instanceof Response) return { redirect: context.headers.get('location') ?? '/' };

    const { id = '', handle } = context.matches.at(-1)?.route ?? {};
    const { page } = handle as Handle;
    const site = context.loaderData.site as Site | undefined;
    lastSite = site ?? lastSite;
    try {
      const [failure] = Object.values(context.errors ?? {});
      if (failure || !site || !page) throw failure;
      const head = page.head(context.loaderData[id], site);
      const html = draw(context, { address, head });
      return { status: page.status ?? 200, html, noindex: head.noindex ?? false };
    } catch (failure) {
      if (!lastSite) throw failure;
      const loaderData = { site: lastSite };
      const failed = { ...context, loaderData, errors: { [id]: failure } };
      return { failure, html: draw(failed, { address, head: failureHead, failed: id }) };
    }
  }

  return { render, pageAt };
}
