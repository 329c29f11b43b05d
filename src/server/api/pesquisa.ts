import type { FastifyInstance } from 'fastify';
import { makeSearch } from '../search/search.ts';
import type { Context } from '../village/context.ts';
import { queryOf } from './body.ts';

/** Finds words, with or without accents, in everything that is public. */
export function pesquisaRoute(app: FastifyInstance, context: Context): void {
  const search = makeSearch(context);
  app.get('/api/pesquisa', async (request) => ({
    resultados: await search(queryOf(request).q ?? ''),
  }));
}
