import type { FastifyInstance } from 'fastify';
import { removeDemo } from '../removeDemo.ts';
import { actorOf, confirmed, requireAdmin } from './access.ts';
import type { Context } from './context.ts';

/** The way out of the demo village. */
export function demonstracaoRoute(app: FastifyInstance, context: Context): void {
  app.delete('/api/demonstracao', { onRequest: requireAdmin }, async (request, reply) => {
    await confirmed(request, reply, context);
    const removidos = await removeDemo(context, actorOf(request, context.now()));
    return { demonstracao: { removidos } };
  });
}
