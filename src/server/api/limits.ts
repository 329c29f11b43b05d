import rateLimit from '@fastify/rate-limit';
import type { FastifyInstance } from 'fastify';
import { refusal } from '../../calls/refusal.ts';
import { messages } from '../../language/messages.ts';
import { callCounter } from '../limits/callCount.ts';
import type { Context } from '../village/context.ts';

/** Registers the rate limiter; each route sets its own limit. */
export async function limitCalls(app: FastifyInstance, context: Context): Promise<void> {
  await app.register(rateLimit, {
    global: false,
    // One process counts in memory; several count together in the database.
    ...(context.store.engine === 'postgres' && { store: callCounter(context) }),
    errorResponseBuilder: () => refusal(429, '', messages.slowDown),
  });
}
