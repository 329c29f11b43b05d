import type { FastifyInstance } from 'fastify';
import type { Context } from '../village/context.ts';
import { removeDemo } from '../village/removeDemo.ts';
import { actorOf, confirmed, requireAdmin } from './access.ts';

/** The way out of the demo village. */
export function demonstracaoRoute(app: FastifyInstance, context: Context): void {
  app.delete('/api/demonstracao', { onRequest: requireAdmin }, async (request, reply) => {
    await confirmed(request, reply, context);
    const removidos = await removeDemo(context, actorOf(request, context.now()));
    return { demonstracao: { removidos } };
  });
}
