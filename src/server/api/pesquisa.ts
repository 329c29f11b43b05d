import type { FastifyInstance } from 'fastify';
import { pesquisaCall } from '../../calls/village.ts';
import { makeSearch } from '../search/search.ts';
import type { Context } from '../village/context.ts';
import { route } from './route.ts';

/** Finds words, with or without accents, in everything that is public. */
export function pesquisaRoute(app: FastifyInstance, context: Context): void {
  const search = makeSearch(context);
  route(app, context, pesquisaCall, async ({ query }) => ({
    resultados: await search(query.q ?? ''),
  }));
}
