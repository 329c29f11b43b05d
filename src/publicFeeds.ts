import type { FastifyInstance } from 'fastify';
import type { Feed } from './features/feature.site.ts';
import { negotiate, type Prepared, prepare } from './server/cache/prepared.ts';
import type { Context } from './server/village/context.ts';
import type { Reader } from './site/reader.ts';

/** The feed at an address, made with this reader; undefined if there is none. */
export async function makeFeed(
  feeds: readonly Feed[],
  url: string,
  read: Reader,
  siteUrl: string,
): Promise<Prepared | undefined> {
  for (const { path, type, make } of feeds) {
    const pattern = new RegExp(
      `^${path.replaceAll('.', '\\.').replace(/:(\w+)/, '(?<$1>[^/]+)')}$`,
    );
    const match = pattern.exec(url);
    if (!match) continue;
    const params = Object.entries(match.groups ?? {}).map(([name, key]) => [
      name,
      decodeURIComponent(key),
    ]);
    const text = await make(read, siteUrl, Object.fromEntries(params));
    return text === undefined ? undefined : prepare({ status: 200, type, text });
  }
  return undefined;
}

/** Serves the feeds, from the same cache as the pages. */
export function publicFeeds(
  app: FastifyInstance,
  feeds: readonly Feed[],
  context: Context,
  read: Reader,
): void {
  const { config, cache } = context;
  for (const { path, type, make } of feeds) {
    app.get<{ Params: Record<string, string> }>(path, async (request, reply) => {
      // An address can be spelt in several ways: keep one answer for all of them.
      const url = path.replace(/:(\w+)/, (_, name) =>
        encodeURIComponent(request.params[name] ?? ''),
      );
      const made = await cache.getOrMake(url, async () => {
        const text = await make(read, config.siteUrl, request.params);
        // Feeds that don't exist are not cached: there is no end to their addresses.
        return text === undefined ? undefined : prepare({ status: 200, type, text });
      });
      if (!made) return reply.status(404).type('text/plain; charset=utf-8').send('');
      return reply.send(await negotiate(request, reply, made));
    });
  }
}
