import type { FastifyInstance, FastifyReply, FastifyRequest } from 'fastify';
import { passwordHeader } from '../../calls/passwordHeader.ts';
import { type Refusal, refusal } from '../../calls/refusal.ts';
import { messages } from '../../language/messages.ts';
import { atTheDesk, isAllowed, type Who } from '../../sections/abilities.ts';
import type { Pause } from '../limits/throttle.ts';
import { isSameSecret } from '../process/isSameSecret.ts';
import { confirmPassword } from '../staff/confirmPassword.ts';
import { type SessionHolder, type SessionStaff, sessionOf, whyEnded } from '../staff/sessions.ts';
import type { Actor } from '../store/atividade.ts';
import type { Context } from '../village/context.ts';

declare module 'fastify' {
  interface FastifyRequest {
    /** The holder of the token; undefined for visitors and for sessions that ended. */
    session: SessionHolder | undefined;
    /** The message for a call that needs a session and has none. */
    sessionMissing: string;
    /** The holder, once they have set their own password and any required second factor; until then undefined. */
    staff: SessionStaff | undefined;
  }
}

/** The token a call carries, or ''. */
export function tokenOf(request: FastifyRequest): string {
  const token = request.headers['x-auth-token'];
  return typeof token === 'string' ? token : '';
}

/** Every call must carry the API key; a call with a valid token is a staff member's. */
export function controlAccess(app: FastifyInstance, { config, store, now }: Context): void {
  app.decorateRequest('session', undefined);
  app.decorateRequest('sessionMissing', messages.session);
  app.decorateRequest('staff', undefined);
  app.addHook('onRequest', async (request) => {
    const { call } = request.routeOptions.config;
    if (call?.comesFromOutside) return;
    const key = request.headers.apikey;
    if (typeof key !== 'string' || !isSameSecret(key, config.apiKey)) {
      throw refusal(403, 'APIKEY', messages.apiKey);
    }
    const token = tokenOf(request);
    if (token === '') return;
    request.session = await sessionOf(store, token, now(), !call?.isUnattended);
    if (!request.session && call?.who !== 'anyone') {
      request.sessionMissing = await whyEnded(store, token);
    }
    const { mudarPassword, faltaFator } = request.session ?? {};
    if (!mudarPassword && !faltaFator) request.staff = request.session;
  });
}

/** The holder of the session that a call is made in; refuses calls without one. */
export function sessionHolder({ session, sessionMissing }: FastifyRequest): SessionHolder {
  if (!session) throw refusal(401, 'x-auth-token', sessionMissing);
  return session;
}

/** Like `sessionHolder`, but refuses people who must change their password first; a second factor may be missing. */
function ownHolder(request: FastifyRequest): SessionHolder {
  const holder = sessionHolder(request);
  if (holder.mudarPassword) throw refusal(403, 'mudarPassword', messages.changePassword);
  return holder;
}

/** The staff member who makes a call; refuses everyone else. */
export function staffOf(request: FastifyRequest): SessionStaff {
  if (request.staff) return request.staff;
  ownHolder(request);
  throw refusal(403, 'segundoFator', messages.factorFirst);
}

/** The holder of the session, for the activity log. */
export function actorOf(request: FastifyRequest, now: Date): Actor {
  const holder = sessionHolder(request);
  return { _id: holder._id, who: holder.username, now, allowed: holder };
}

/** Makes the hook that lets only those pass whom a call is for. */
export function guardFor(who: Who): (request: FastifyRequest) => Promise<void> {
  return async (request) => {
    if (who === 'anyone') return;
    if (who === 'session') sessionHolder(request);
    else if (who === 'owner') ownHolder(request);
    else if (!isAllowed(staffOf(request), who)) {
      throw who === 'admin'
        ? refusal(403, '', messages.adminOnly)
        : refusal(403, 'permissoes', messages.permissions);
    }
  };
}

/** Whether a call comes from staff at a desk, who may read what visitors do not see yet. */
export function isAtTheDesk({ staff }: FastifyRequest): boolean {
  return staff !== undefined && isAllowed(staff, atTheDesk);
}

/** A refusal that says when to come back. */
export function slowDown(reply: FastifyReply, param: string, { retryAfter }: Pause): Refusal {
  reply.header('retry-after', retryAfter);
  return refusal(429, param, messages.slowDown);
}

/** The password that a call is confirmed with, or ''. */
function confirmation(request: FastifyRequest): string {
  const sent = request.headers[passwordHeader];
  try {
    return typeof sent === 'string' ? decodeURIComponent(sent) : '';
  } catch {
    return '';
  }
}

/** Refuses the call unless it carries the caller's password, besides the token. */
export async function confirmed(
  request: FastifyRequest,
  reply: FastifyReply,
  { store, config, now }: Pick<Context, 'store' | 'config' | 'now'>,
): Promise<void> {
  const password = confirmation(request);
  if (password === '') throw refusal(422, 'password', messages.confirmPassword);
  const terms = { now: now(), limits: config.limits };
  const result = await confirmPassword(store, ownHolder(request), password, terms);
  if ('confirmed' in result) return;
  if (result.refused === 'slowDown') throw slowDown(reply, 'password', result);
  throw refusal(422, 'password', messages.wrongPassword);
}
