import type { FastifyInstance, FastifyReply } from 'fastify';
import { messages } from '../../fields/messages.ts';
import { palavraPasse } from '../../sections/contas.ts';
import { login as form } from '../../sections/login.ts';
import { changeOwnPassword } from '../changeStaff.ts';
import type { Pause } from '../guessing.ts';
import { Refusal, refusal } from '../refusal.ts';
import { logIn, logOut } from '../sessions.ts';
import { actorOf, requireStaff, staffOf, tokenOf } from './access.ts';
import { bodyOf, checked } from './body.ts';
import type { Context } from './context.ts';

function slowDown(reply: FastifyReply, param: string, { retryAfter }: Pause): Refusal {
  reply.header('retry-after', retryAfter);
  return refusal(429, param, messages.slowDown);
}

/** Logging in, asking whether one still is, changing one's password, logging out. */
export function authRoutes(app: FastifyInstance, { store, config, now }: Context): void {
  app.post('/api/auth', async (request, reply) => {
    const typed = checked(form, bodyOf(request));
    const attempt = { ...typed, address: request.ip };
    const result = await logIn(store, attempt, { now: now(), limits: config.limits });
    if ('token' in result) return { token: result.token };
    if (result.refused === 'slowDown') throw slowDown(reply, 'username', result);
    throw new Refusal(401, [
      { param: 'username', msg: messages.credentials },
      { param: 'password', msg: messages.credentials },
    ]);
  });

  app.get('/api/auth', { onRequest: requireStaff }, async (request) => {
    const { username, isAdmin } = staffOf(request);
    return { username, isAdmin };
  });

  app.put('/api/auth', { onRequest: requireStaff }, async (request, reply) => {
    const typed = checked(palavraPasse, bodyOf(request));
    const account = staffOf(request);
    const result = await changeOwnPassword(
      store,
      { ...typed, account, token: tokenOf(request), address: request.ip },
      { now: now(), limits: config.limits },
    );
    if ('changed' in result) return { username: account.username };
    if (result.refused === 'slowDown') throw slowDown(reply, 'password', result);
    throw refusal(422, 'password', messages.wrongPassword);
  });

  app.delete('/api/auth', { onRequest: requireStaff }, async (request) => {
    await logOut(store, tokenOf(request), actorOf(request, now()));
    return { username: staffOf(request).username };
  });
}
