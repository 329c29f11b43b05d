import type { FastifyInstance } from 'fastify';
import type { OwnReader } from './ownReader.ts';
import { negotiate, prepare } from './server/pages/prepared.ts';
import type { Context } from './server/village/context.ts';
import type { Feed } from './site/feature.ts';

/** Serves the feeds, from the same cache as the pages. */
export function publicFeeds(
  app: FastifyInstance,
  feeds: readonly Feed[],
  context: Context,
  ownReader: () => OwnReader,
): void {
  const { config, cache, partialReads } = context;
  for (const { path, type, make } of feeds) {
    app.get<{ Params: Record<string, string> }>(path, async (request, reply) => {
      // An address can be spelt in several ways: keep one answer for all of them.
      const url = path.replace(/:(\w+)/, (_, name) =>
        encodeURIComponent(request.params[name] ?? ''),
      );
      const made = await cache.getOrMake(url, async () => {
        const before = partialReads.count;
        const own = ownReader();
        const text = await make(own.read, config.siteUrl, request.params);
        // Feeds that don't exist are not cached: there is no end to their addresses.
        if (text === undefined) return undefined;
        const isWhole = partialReads.count === before;
        const headers: Record<string, string> = isWhole ? {} : { 'cache-control': 'no-store' };
        return prepare({ status: 200, type, text, headers, ends: own.ends() });
      });
      if (!made) return reply.status(404).type('text/plain; charset=utf-8').send('');
      return reply.send(await negotiate(request, reply, made));
    });
  }
}
