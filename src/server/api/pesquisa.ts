import type { FastifyInstance } from 'fastify';
import { makeSearch } from '../search.ts';
import { queryOf } from './body.ts';
import type { Context } from './context.ts';

/** Finds words, with or without accents, in everything that is public. */
export function pesquisaRoute(app: FastifyInstance, context: Context): void {
  const search = makeSearch(context);
  app.get('/api/pesquisa', async (request) => ({
    resultados: await search(queryOf(request).q ?? ''),
  }));
}
