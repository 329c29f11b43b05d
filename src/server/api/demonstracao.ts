import type { FastifyInstance } from 'fastify';
import { removeDemo } from '../removeDemo.ts';
import { actorOf, requireStaff } from './access.ts';
import type { Context } from './context.ts';

/** The way out of the demo village. */
export function demonstracaoRoute(app: FastifyInstance, context: Context): void {
  const { collections, now } = context;
  app.delete('/api/demonstracao', { onRequest: requireStaff }, async (request) => ({
    demonstracao: { removidos: await removeDemo(context, collections, actorOf(request, now())) },
  }));
}
