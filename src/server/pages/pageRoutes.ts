import { readFile } from 'node:fs/promises';
import { join } from 'node:path';
import fastifyStatic from '@fastify/static';
import type { FastifyInstance, FastifyReply, FastifyRequest } from 'fastify';
import type { CachedPage, pageCache } from './pageCache.ts';

/** The coding to send: the smallest that the browser takes. */
function codingFor(request: FastifyRequest): 'br' | 'gzip' | 'identity' {
  const accepted = String(request.headers['accept-encoding'] ?? '');
  if (/\bbr\b/.test(accepted)) return 'br';
  return /\bgzip\b/.test(accepted) ? 'gzip' : 'identity';
}

function send(
  request: FastifyRequest,
  reply: FastifyReply,
  page: CachedPage | { redirect: string },
  isPrivate = false,
) {
  if ('redirect' in page) return reply.redirect(page.redirect);
  reply.headers({ 'content-type': 'text/html; charset=utf-8', vary: 'accept-encoding' });
  // Of a private page nobody keeps a copy, and no other site learns its address.
  if (isPrivate) reply.headers({ 'cache-control': 'no-store', 'referrer-policy': 'no-referrer' });
  else reply.headers({ 'cache-control': 'no-cache', etag: page.etag });
  if (request.headers['if-none-match'] === page.etag) return reply.status(304).send();
  const coding = codingFor(request);
  if (coding !== 'identity') reply.header('content-encoding', coding);
  return reply.status(page.status).send(page[coding]);
}

/** Serves the pages of the site, and the files they are made with. */
export async function pageRoutes(
  app: FastifyInstance,
  {
    pages,
    pageAt,
    browserDir,
  }: {
    pages: ReturnType<typeof pageCache>;
    /** The page that stands at this path, if any, with the parameters it looks at. */
    pageAt(pathname: string): { params?: readonly string[]; isPrivate?: boolean } | undefined;
    browserDir: string;
  },
): Promise<void> {
  await app.register(fastifyStatic, {
    root: join(browserDir, 'assets'),
    prefix: '/assets/',
    preCompressed: true,
    immutable: true,
    maxAge: '365d',
    decorateReply: false,
  });
  const icon = await readFile(join(browserDir, 'icone.svg'));
  app.get('/icone.svg', (_request, reply) =>
    reply.type('image/svg+xml').header('cache-control', 'public, max-age=86400').send(icon),
  );

  app.get('/*', async (request, reply) => {
    const { pathname, searchParams } = new URL(request.url, 'http://localhost');
    const page = pageAt(pathname);
    // One page answers for all that do not exist, so that asking for many costs nothing.
    if (page === undefined) return send(request, reply, await pages.kept('/not_found'));
    const search = new URLSearchParams();
    for (const name of page.params ?? []) {
      const value = searchParams.get(name);
      if (value) search.set(name, value);
    }
    const url = search.size > 0 ? `${pathname}?${search}` : pathname;
    return page.isPrivate
      ? send(request, reply, await pages.fresh(url), true)
      : send(request, reply, await pages.kept(url));
  });
}
