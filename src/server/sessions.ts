import { createHash, randomBytes } from 'node:crypto';
import { instant } from '../fields/instant.ts';
import { text } from '../fields/text.ts';
import { charge, giveBack, sweepAttempts } from './guessing.ts';
import { removeBefore } from './removeBefore.ts';
import { accountOf, staff } from './staff.ts';
import type { Store } from './store/store.ts';
import { table } from './store/table.ts';

/** Who is inside. Of a token only its hash is kept, so that a stolen copy opens nothing. */
export const sessions = table({
  name: 'sessions',
  fields: {
    tokenHash: { ...text('Token'), unique: true },
    staff: text('Utilizador'),
    createdAt: instant('Criado em'),
    lastUsedAt: instant('Usado em'),
  },
  belongsTo: { field: 'staff', table: staff.name },
});

/** Whom a living token belongs to. */
export type SessionStaff = { _id: string; username: string };

export type LogInResult =
  | { token: string }
  | { refused: 'credentials' }
  /** In how many seconds the next attempt will be looked at. */
  | { refused: 'slowDown'; retryAfter: number };

const longestIdleMs = 60 * 60_000;
const longestMs = 8 * 60 * 60_000;
/** Noting every use would make each reading a writing. */
const noteUseMs = 60_000;

function hashOf(token: string): string {
  return createHash('sha256').update(token).digest('base64url');
}

/** Opens a session for the right name and password; unknown, wrong and disabled look all alike. */
export async function logIn(
  store: Store,
  { username, password, address }: { username: string; password: string; address: string },
  { now, limits }: { now: Date; limits: boolean },
): Promise<LogInResult> {
  const charged = limits ? await charge(store, { username, address }, now) : undefined;
  if (charged && 'retryAfter' in charged) return { refused: 'slowDown', ...charged };

  const account = await accountOf(store, username, password);
  if (!account) return { refused: 'credentials' };
  const token = randomBytes(32).toString('base64url');
  const opened = await store.transaction(async (trx) => {
    // The password may have been changed, or the account disabled, while it was being checked.
    const current = await trx.lock(staff, { _id: account._id });
    if (current?.passwordHash !== account.passwordHash || current.disabled) return false;
    if (charged) await giveBack(trx, charged);
    const moment = now.toISOString();
    await trx.create(sessions, {
      tokenHash: hashOf(token),
      staff: account._id,
      createdAt: moment,
      lastUsedAt: moment,
    });
    return true;
  });
  if (!opened) return { refused: 'credentials' };
  await sweepSessions(store, now);
  return { token };
}

/** Who holds this token, if it still counts; asking is using it. */
export async function sessionOf(
  store: Store,
  token: string,
  now: Date,
): Promise<SessionStaff | undefined> {
  const session = await store.find(sessions, { tokenHash: hashOf(token) });
  if (!session) return undefined;
  const idle = now.getTime() - Date.parse(session.lastUsedAt);
  const age = now.getTime() - Date.parse(session.createdAt);
  if (idle >= longestIdleMs || age >= longestMs) return undefined;

  const account = await store.find(staff, { _id: session.staff });
  if (!account || account.disabled) return undefined;
  if (idle >= noteUseMs) {
    await store.change(sessions, { _id: session._id }, { lastUsedAt: now.toISOString() });
  }
  return { _id: account._id, username: account.username };
}

/** Ends the session of a token; one that is unknown or ended is no fault. */
export async function logOut(store: Store, token: string): Promise<void> {
  await store.remove(sessions, { tokenHash: hashOf(token) });
}

/** Removes what has run out: sessions, and what is remembered of failed logins. */
export async function sweepSessions(store: Store, now: Date): Promise<void> {
  await removeBefore(store, sessions, 'lastUsedAt', new Date(now.getTime() - longestIdleMs));
  await removeBefore(store, sessions, 'createdAt', new Date(now.getTime() - longestMs));
  await sweepAttempts(store, now);
}
