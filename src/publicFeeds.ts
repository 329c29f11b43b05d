import type { FastifyInstance } from 'fastify';
import { negotiate, prepare } from './server/cache/prepared.ts';
import type { Context } from './server/village/context.ts';
import { feeds } from './site/feeds/all.ts';
import type { Reader } from './site/reader.ts';

/** Serves the files for programs, from the same memory as the pages. */
export function publicFeeds(app: FastifyInstance, context: Context, read: Reader): void {
  const { config, cache } = context;
  for (const { path, type, make } of feeds) {
    app.get<{ Params: Record<string, string> }>(path, async (request, reply) => {
      // The one way to write it, of which there are more than one.
      const url = path.replace(/:(\w+)/, (_, name) =>
        encodeURIComponent(request.params[name] ?? ''),
      );
      const made = await cache.getOrMake(url, async () => {
        const text = await make(read, config.siteUrl, request.params);
        // What does not exist is not kept: there is no end to it.
        return text === undefined ? undefined : prepare({ status: 200, type, text });
      });
      if (!made) return reply.status(404).type('text/plain; charset=utf-8').send('');
      return reply.send(await negotiate(request, reply, made));
    });
  }
}
