import type { FastifyInstance } from 'fastify';
import { Refusal, refusal } from '../../calls/refusal.ts';
import { messages } from '../../fields/messages.ts';
import { palavraPasse } from '../../sections/contas.ts';
import { login as form } from '../../sections/login.ts';
import { changeOwnPassword } from '../staff/changeStaff.ts';
import { logIn, logOut } from '../staff/sessions.ts';
import type { Context } from '../village/context.ts';
import { actorOf, requireSession, sessionHolder, slowDown, tokenOf } from './access.ts';
import { bodyOf, checked } from './body.ts';

/** Logging in, asking whether one still is, changing one's password, logging out. */
export function authRoutes(app: FastifyInstance, { store, config, now }: Context): void {
  app.post('/api/auth', async (request, reply) => {
    const typed = checked({ fields: { ...form.fields, ...form.envelope } }, bodyOf(request));
    const { limits, deviceSecret } = config;
    const attempt = { ...typed, address: request.ip };
    const result = await logIn(store, attempt, { now: now(), limits, deviceSecret });
    if ('token' in result) return result;
    if (result.refused === 'slowDown') throw slowDown(reply, 'username', result);
    throw new Refusal(401, [
      { param: 'username', msg: messages.credentials },
      { param: 'password', msg: messages.credentials },
    ]);
  });

  app.get('/api/auth', { onRequest: requireSession }, async (request) => {
    const { username, isAdmin, mudarPassword } = sessionHolder(request);
    return { username, isAdmin, mudarPassword };
  });

  app.put('/api/auth', { onRequest: requireSession }, async (request, reply) => {
    const typed = checked(palavraPasse, bodyOf(request));
    const account = sessionHolder(request);
    const result = await changeOwnPassword(
      store,
      { ...typed, account, token: tokenOf(request) },
      { now: now(), limits: config.limits },
    );
    if ('changed' in result) return { username: account.username };
    if (result.refused === 'slowDown') throw slowDown(reply, 'password', result);
    throw refusal(422, 'password', messages.wrongPassword);
  });

  app.delete('/api/auth', { onRequest: requireSession }, async (request) => {
    await logOut(store, tokenOf(request), actorOf(request, now()));
    return { username: sessionHolder(request).username };
  });
}
