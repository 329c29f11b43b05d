import type { FastifyInstance } from 'fastify';
import { removeDemo } from '../removeDemo.ts';
import { requireStaff } from './access.ts';
import type { Context } from './context.ts';

/** The way out of the demo village. */
export function demonstracaoRoute(app: FastifyInstance, { store, collections }: Context): void {
  app.delete('/api/demonstracao', { onRequest: requireStaff }, async () => ({
    demonstracao: { removidos: await removeDemo(store, collections) },
  }));
}
