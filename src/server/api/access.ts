import { createHash, timingSafeEqual } from 'node:crypto';
import type { FastifyInstance, FastifyReply, FastifyRequest } from 'fastify';
import { passwordHeader } from '../../calls/passwordHeader.ts';
import { type Refusal, refusal } from '../../calls/refusal.ts';
import { messages } from '../../language/messages.ts';
import { atTheDesk, isAllowed, type Who } from '../../sections/abilities.ts';
import type { Pause } from '../limits/throttle.ts';
import { confirmPassword } from '../staff/confirmPassword.ts';
import { type SessionHolder, type SessionStaff, sessionOf, whyEnded } from '../staff/sessions.ts';
import type { Actor } from '../tables/atividade.ts';
import type { Context } from '../village/context.ts';

declare module 'fastify' {
  interface FastifyRequest {
    /** Whose the token is; nobody's for visitors and for tokens that ended. */
    session: SessionHolder | undefined;
    /** What is said to whoever needs one and has none. */
    sessionMissing: string;
    /** The same person, once their password is their own, and with a second factor where it is asked: until then they are a visitor. */
    staff: SessionStaff | undefined;
  }
}

function digest(value: string): Buffer {
  return createHash('sha256').update(value).digest();
}

/** The token a call carries, or ''. */
export function tokenOf(request: FastifyRequest): string {
  const token = request.headers['x-auth-token'];
  return typeof token === 'string' ? token : '';
}

/** Every call names its client with the key; a call with a living token is a staff member's. */
export function controlAccess(app: FastifyInstance, { config, store, now }: Context): void {
  const expected = digest(config.apiKey);
  app.decorateRequest('session', undefined);
  app.decorateRequest('sessionMissing', messages.session);
  app.decorateRequest('staff', undefined);
  app.addHook('onRequest', async (request) => {
    const { call } = request.routeOptions.config;
    if (call?.comesFromOutside) return;
    const key = request.headers.apikey;
    if (typeof key !== 'string' || !timingSafeEqual(digest(key), expected)) {
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

/** Who holds the session that a call is made in; nobody is refused. */
export function sessionHolder({ session, sessionMissing }: FastifyRequest): SessionHolder {
  if (!session) throw refusal(401, 'x-auth-token', sessionMissing);
  return session;
}

/** The same, once their password is their own: they may set up a second factor, and with it do the rest. */
function ownHolder(request: FastifyRequest): SessionHolder {
  const holder = sessionHolder(request);
  if (holder.mudarPassword) throw refusal(403, 'mudarPassword', messages.changePassword);
  return holder;
}

/** Who makes a call that is for staff; nobody is refused. */
export function staffOf(request: FastifyRequest): SessionStaff {
  if (request.staff) return request.staff;
  ownHolder(request);
  throw refusal(403, 'segundoFator', messages.factorFirst);
}

/** The same person, for the activity. */
export function actorOf(request: FastifyRequest, now: Date): Actor {
  const holder = sessionHolder(request);
  return { _id: holder._id, who: holder.username, now, allowed: holder };
}

/** Lets pass only those whom a call is for. */
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

/** Whether a call comes from somebody at a desk, who reads what visitors do not see yet. */
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

/** Goes on only if the call carries the password of whoever makes it, beside the token. */
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
