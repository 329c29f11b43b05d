import { readFile } from 'node:fs/promises';
import { join } from 'node:path';
import type { FastifyInstance, FastifyReply, FastifyRequest } from 'fastify';
import { type AnswerCache, isKept } from './answerCache.ts';
import { negotiate, type Prepared, prepare } from './prepared.ts';
import { serveBuilt } from './serveBuilt.ts';

/** What rendering an address gives: a page, a redirect, or a failure with the page to show for it. */
type Rendered =
  | { status: number; html: string; noindex: boolean; isWhole: boolean; ends: number }
  | Redirect
  | Failed;

type Redirect = { redirect: string };
type Failed = { failure: unknown; html: string };

/** The status of every page while the site is closed, and when to come back. */
const closed = 503;
const closedFor = '3600';

/** Sends a page that could not be made; it must not be cached. */
function sendFailed(request: FastifyRequest, reply: FastifyReply, { failure, html }: Failed) {
  request.log.error({ err: failure }, 'page failed');
  reply.status(503).headers({ 'cache-control': 'no-store', 'retry-after': '10' });
  return reply.type('text/html; charset=utf-8').send(html);
}

async function send(
  request: FastifyRequest,
  reply: FastifyReply,
  page: Prepared | Redirect | Failed,
  url: string,
) {
  if ('redirect' in page) return reply.redirect(page.redirect);
  if ('failure' in page) return sendFailed(request, reply, page);
  const body = await negotiate(request, reply, page);
  // There is no end to the other spellings of an address.
  if (request.url !== url && isKept(page)) reply.header('cache-control', 'no-cache');
  return reply.send(body);
}

/** Serves the pages of the site and the files of its build. */
export async function pageRoutes(
  app: FastifyInstance,
  {
    render,
    isStaff,
    pageAt,
    cache,
    folder,
  }: {
    /** Staff see a site that is closed to visitors. */
    render(url: string, forStaff: boolean): Promise<Rendered>;
    isStaff(request: FastifyRequest): Promise<boolean>;
    /** The page at this path: the one spelling of its path, and the parameters that it reads. */
    pageAt(pathname: string): { path: string; params: readonly string[]; isPrivate: boolean };
    cache: AnswerCache;
    /** The folder of the site's build. */
    folder: string;
  },
): Promise<void> {
  await serveBuilt(app, join(folder, 'assets'), '/assets/');
  const icon = await readFile(join(folder, 'icone.svg'));
  app.get('/icone.svg', (_request, reply) =>
    reply.type('image/svg+xml').header('cache-control', 'public, max-age=86400').send(icon),
  );

  async function renderUncached(
    url: string,
    forStaff = false,
  ): Promise<Prepared | Redirect | Failed> {
    const rendered = await render(url, forStaff);
    if (!('status' in rendered)) return rendered;
    const { status, html: text, noindex, isWhole, ends } = rendered;
    const isClosed = status === closed;
    const headers = {
      ...(noindex && { 'x-robots-tag': 'noindex' }),
      // Nor may a page be cached that lacks a part, is for staff alone, or says the site is closed.
      ...((!isWhole || forStaff || isClosed) && { 'cache-control': 'no-store' }),
      ...(isClosed && { 'retry-after': closedFor }),
    };
    // What search engines are not to list, such as a search, is for one visitor.
    const isPopular = !noindex;
    const type = 'text/html; charset=utf-8';
    return prepare({ status, type, text, headers, ends, isPopular });
  }

  async function seenBy(request: FastifyRequest, url: string) {
    const made = await cache.getOrMake(url, () => renderUncached(url));
    const isClosed = 'identity' in made && made.status === closed;
    return isClosed && (await isStaff(request)) ? renderUncached(url, true) : made;
  }

  app.get('/*', async (request, reply) => {
    // The host comes first, since two slashes at the beginning would be taken for a host.
    const { pathname, searchParams } = new URL(`http://localhost${request.url}`);
    const page = pageAt(pathname);
    const search = new URLSearchParams();
    for (const name of page.params) {
      const value = searchParams.get(name);
      if (value) search.set(name, value);
    }
    const url = search.size > 0 ? `${page.path}?${search}` : page.path;
    if (!page.isPrivate) return send(request, reply, await seenBy(request, url), url);
    // A private page is never cached, and its address is told to no other site.
    reply.headers({ 'cache-control': 'no-store', 'referrer-policy': 'no-referrer' });
    reply.header('x-robots-tag', 'noindex');
    const made = await renderUncached(url);
    if (!('identity' in made)) return send(request, reply, made, url);
    const body = await negotiate(request, reply, made);
    return reply.removeHeader('etag').send(body);
  });
}
