import type { FastifyInstance } from 'fastify';
import { addressOf } from './calls/address.ts';
import { injectGet } from './server/pages/inject.ts';
import type { Context } from './server/village/context.ts';
import { ReadError, type Reader } from './site/reader.ts';

/** Reads for one page through the public API, like any visitor's program, and knows when something of it ends. */
export type OwnReader = { read: Reader; ends(): number };

export function openReader(app: FastifyInstance, { config, partialReads }: Context): OwnReader {
  const headers = { apikey: config.apiKey };
  let first = Number.POSITIVE_INFINITY;
  return {
    async read(path, asked) {
      const { status, body, ends } = await injectGet(app, addressOf(path, asked), headers);
      if (status >= 500) partialReads.note();
      if (status >= 400) throw new ReadError(path, status);
      first = Math.min(first, ends);
      return JSON.parse(body);
    },
    ends: () => first,
  };
}
