import type { FastifyInstance } from 'fastify';
import { demonstracaoCall } from '../../calls/village.ts';
import type { Context } from '../village/context.ts';
import { removeDemo } from '../village/removeDemo.ts';
import { actorOf } from './access.ts';
import { route } from './route.ts';

/** The way out of the demo village. */
export function demonstracaoRoute(app: FastifyInstance, context: Context): void {
  route(app, context, demonstracaoCall, async (_asked, request) => ({
    demonstracao: { removidos: await removeDemo(context, actorOf(request, context.now())) },
  }));
}
