import type { FastifyInstance } from 'fastify';
import type { Context } from './server/api/context.ts';
import { feeds } from './site/feeds/all.ts';
import type { Reader } from './site/reader.ts';

/** Serves the files for programs; each is made once for as long as the content stays the same. */
export function publicFeeds(app: FastifyInstance, context: Context, read: Reader): void {
  const { config, content } = context;
  let kept = { version: content.version, texts: new Map<string, string>() };
  for (const { path, type, make } of feeds) {
    app.get<{ Params: Record<string, string> }>(path, async ({ url, params }, reply) => {
      if (kept.version !== content.version) kept = { version: content.version, texts: new Map() };
      const { texts } = kept;
      const { pathname } = new URL(url, config.siteUrl);
      const text = texts.get(pathname) ?? (await make(read, config.siteUrl, params));
      // What does not exist is not kept: there is no end to it.
      if (text === undefined) return reply.status(404).type('text/plain; charset=utf-8').send('');
      texts.set(pathname, text);
      return reply.type(type).header('cache-control', 'no-cache').send(text);
    });
  }
}
