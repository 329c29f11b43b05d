import type { FastifyInstance } from 'fastify';
import { messages } from '../../fields/messages.ts';
import { login as form } from '../../sections/login.ts';
import { Refusal, refusal } from '../refusal.ts';
import { logIn, logOut } from '../sessions.ts';
import { requireStaff, tokenOf } from './access.ts';
import { bodyOf, checked } from './body.ts';
import type { Context } from './context.ts';

/** Logging in, asking whether one still is, logging out. */
export function authRoutes(app: FastifyInstance, { store, config, now }: Context): void {
  app.post('/api/auth', async (request, reply) => {
    const typed = checked(form, bodyOf(request));
    const attempt = { ...typed, address: request.ip };
    const result = await logIn(store, attempt, { now: now(), limits: config.limits });
    if ('token' in result) return { token: result.token };
    if (result.refused === 'slowDown') {
      reply.header('retry-after', result.retryAfter);
      throw refusal(429, 'username', messages.slowDown);
    }
    throw new Refusal(401, [
      { param: 'username', msg: messages.credentials },
      { param: 'password', msg: messages.credentials },
    ]);
  });

  app.get('/api/auth', { onRequest: requireStaff }, async ({ staff }) => ({
    username: staff?.username,
  }));

  app.delete('/api/auth', { onRequest: requireStaff }, async (request) => {
    await logOut(store, tokenOf(request));
    return { username: request.staff?.username };
  });
}
