import type { FastifyInstance } from 'fastify';
import { removeDemo } from '../removeDemo.ts';
import { actorOf, requireStaff } from './access.ts';
import type { Context } from './context.ts';

/** The way out of the demo village. */
export function demonstracaoRoute(
  app: FastifyInstance,
  { store, collections, now }: Context,
): void {
  app.delete('/api/demonstracao', { onRequest: requireStaff }, async (request) => ({
    demonstracao: { removidos: await removeDemo(store, collections, actorOf(request, now())) },
  }));
}
