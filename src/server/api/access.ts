import { createHash, timingSafeEqual } from 'node:crypto';
import type { FastifyInstance, FastifyRequest } from 'fastify';
import { messages } from '../../fields/messages.ts';
import type { Actor } from '../atividade.ts';
import { refusal } from '../refusal.ts';
import { type SessionStaff, sessionOf } from '../sessions.ts';
import type { Context } from './context.ts';

declare module 'fastify' {
  interface FastifyRequest {
    /** Who is logged in; nobody for visitors and for tokens that ended. */
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
  app.decorateRequest('staff', undefined);
  app.addHook('onRequest', async (request) => {
    const key = request.headers.apikey;
    if (typeof key !== 'string' || !timingSafeEqual(digest(key), expected)) {
      throw refusal(403, 'APIKEY', messages.apiKey);
    }
    const token = tokenOf(request);
    if (token !== '') request.staff = await sessionOf(store, token, now());
  });
}

/** Who makes a call that is for staff; nobody is refused. */
export function staffOf({ staff }: FastifyRequest): SessionStaff {
  if (!staff) throw refusal(401, 'x-auth-token', messages.session);
  return staff;
}

/** The same person, for the activity. */
export function actorOf(request: FastifyRequest, now: Date): Actor {
  const { _id, username } = staffOf(request);
  return { _id, who: username, now };
}

/** Lets only logged-in staff pass. */
export async function requireStaff(request: FastifyRequest): Promise<void> {
  staffOf(request);
}

/** Lets only administrators pass. */
export async function requireAdmin(request: FastifyRequest): Promise<void> {
  if (!staffOf(request).isAdmin) throw refusal(403, '', messages.adminOnly);
}
