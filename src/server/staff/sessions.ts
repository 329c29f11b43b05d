import { createHash } from 'node:crypto';
import { refusal } from '../../calls/refusal.ts';
import { choice } from '../../fields/choice.ts';
import { instant } from '../../fields/instant.ts';
import { text } from '../../fields/text.ts';
import { longMoment } from '../../language/calendar.ts';
import { day, hour, minute } from '../../language/durations.ts';
import { messages } from '../../language/messages.ts';
import type { Allowed } from '../../sections/abilities.ts';
import { sweepAttempts } from '../limits/throttle.ts';
import { newSecret } from '../process/newSecret.ts';
import { removeBefore } from '../store/removeBefore.ts';
import type { Store } from '../store/store.ts';
import { type Row, table } from '../store/table.ts';
import { type Actor, logActivity } from '../tables/atividade.ts';
import { readMark, signMark } from './devices.ts';
import { isFactorAsked } from './factorDay.ts';
import { type StaffRow, staff } from './staff.ts';

/** Who is inside. Of a token only its hash is kept, so that a stolen copy opens nothing. */
export const sessions = table({
  name: 'sessions',
  fields: {
    tokenHash: { ...text('Token'), unique: true, neverAnswered: true },
    staff: text('Utilizador'),
    /** The browser and the system it was begun with, in words. */
    navegador: text('Navegador'),
    createdAt: instant('Criado em'),
    lastUsedAt: instant('Usado em'),
    /** Why it was ended from elsewhere, and when. */
    ended: choice('Fim', ['', 'password', 'disabled', 'factor', 'closed']),
    endedAt: instant('Terminada em'),
  },
  belongsTo: { field: 'staff', table: staff.name },
});

type SessionRow = Row<typeof sessions.fields>;

type SessionAccount = Pick<StaffRow, '_id' | 'username'>;

/** Who makes a call. */
export type SessionStaff = Pick<StaffRow, '_id' | 'username' | keyof Allowed>;

/** Whom a living token belongs to, and what they have to do before anything else. */
export type SessionHolder = SessionStaff &
  Pick<StaffRow, 'mudarPassword'> & {
    /** It is asked of everybody, and they have none. */
    faltaFator: boolean;
  };

export type LogInRefusal =
  | { refused: 'credentials' }
  /** In how many seconds the next attempt will be looked at. */
  | { refused: 'slowDown'; retryAfter: number };

const longestIdleMs = hour;
const longestMs = 8 * hour;
/** How long it is remembered why a session ended, for whoever comes back to it. */
const rememberedMs = 3 * day;
/** Noting every use would make each reading a writing. */
const noteUseMs = minute;

const idleMs = ({ lastUsedAt }: SessionRow, now: Date) => now.getTime() - Date.parse(lastUsedAt);

/** When time itself ends a session, and by which of the two limits. */
function runsOut({ createdAt, lastUsedAt }: SessionRow) {
  const idle = Date.parse(lastUsedAt) + longestIdleMs;
  const long = Date.parse(createdAt) + longestMs;
  return idle < long ? ([idle, 'idle'] as const) : ([long, 'long'] as const);
}

function hashOf(token: string): string {
  return createHash('sha256').update(token).digest('base64url');
}

/** Opens a session for whoever has just proved who they are, in the transaction that looked at the account. */
export async function openSession(
  trx: Store,
  { _id, username }: SessionAccount,
  { now, navegador }: { now: Date; navegador: string },
): Promise<string> {
  const token = newSecret();
  const moment = now.toISOString();
  await trx.create(sessions, {
    tokenHash: hashOf(token),
    staff: _id,
    navegador,
    createdAt: moment,
    lastUsedAt: moment,
  });
  await trx.change(staff, { _id }, { ultimaVez: moment });
  await logActivity(trx, { who: username, now }, { verb: 'loggedIn' });
  return token;
}

/** Who holds a session, while it lives. */
async function holderOf(
  store: Store,
  session: SessionRow | undefined,
  now: Date,
): Promise<SessionHolder | undefined> {
  if (session?.ended !== '' || runsOut(session)[0] <= now.getTime()) return undefined;
  const account = await store.find(staff, { _id: session.staff });
  if (!account || account.disabled) return undefined;
  const { _id, username, isAdmin, permissoes, seccoes, mudarPassword, segundoFator } = account;
  const faltaFator = !segundoFator && (await isFactorAsked(store, now));
  return { _id, username, isAdmin, permissoes, seccoes, mudarPassword, faltaFator };
}

/** Who holds this token, if it still counts; asking is using it, unless said. */
export async function sessionOf(
  store: Store,
  token: string,
  now: Date,
  isUse = true,
): Promise<SessionHolder | undefined> {
  const session = await store.find(sessions, { tokenHash: hashOf(token) });
  const holder = await holderOf(store, session, now);
  if (isUse && session && holder && idleMs(session, now) >= noteUseMs) {
    const moment = now.toISOString();
    await store.change(sessions, { _id: session._id }, { lastUsedAt: moment });
    await store.change(staff, { _id: holder._id }, { ultimaVez: moment });
  }
  return holder;
}

const inWords = {
  idle: 'ao fim de uma hora sem uso',
  long: 'ao fim de oito horas',
  password: 'porque a palavra-passe da conta mudou',
  disabled: 'porque a conta foi desativada',
  factor: 'porque a verificação em dois passos da conta mudou',
  closed: 'porque foi fechada de outro lado',
};

/** What to say to whoever holds a token that counts no more. */
export async function whyEnded(store: Store, token: string): Promise<string> {
  const session = await store.find(sessions, { tokenHash: hashOf(token) });
  if (!session) return messages.session;
  const [at, limit] = runsOut(session);
  const { ended, endedAt } = session;
  const isEarlier = ended !== '' && Date.parse(endedAt) < at;
  const when = isEarlier ? endedAt : new Date(at).toISOString();
  return messages.sessionEnded(inWords[isEarlier ? ended : limit], longMoment(when));
}

const ofFiles = 'ficheiros';

/** A mark of a session that stands for it where files are asked for, and opens nothing else. */
export function fileMarkOf(secret: string, token: string): string {
  return signMark(secret, [ofFiles, hashOf(token)]);
}

/** Who holds the session of such a mark; to look at files is not to use it. */
export async function holderOfFileMark(
  store: Store,
  secret: string,
  mark: string,
  now: Date,
): Promise<SessionHolder | undefined> {
  const [purpose, tokenHash = ''] = readMark(secret, mark);
  if (purpose !== ofFiles) return undefined;
  return holderOf(store, await store.find(sessions, { tokenHash }), now);
}

/** Ends the session of a token; one that is unknown or ended is no fault. */
export async function logOut(store: Store, token: string, actor: Actor): Promise<void> {
  await store.transaction(async (trx) => {
    const ended = await trx.remove(sessions, { tokenHash: hashOf(token) });
    if (ended.length > 0) await logActivity(trx, actor, { verb: 'loggedOut' });
  });
}

/** Ends every session of an account, but the one of this token if any. */
export async function endSessions(
  trx: Store,
  account: string,
  { why, now, token = '' }: { why: Exclude<SessionRow['ended'], ''>; now: Date; token?: string },
): Promise<number> {
  const all = await trx.list(sessions, { where: { staff: account, ended: '' } });
  const others = all.filter(({ tokenHash }) => tokenHash !== hashOf(token));
  const end = { ended: why, endedAt: now.toISOString() };
  return (await trx.change(sessions, { _id: others.map(({ _id }) => _id) }, end)).length;
}

/** A session as its owner is told of it; `token` is of the one that asks. */
function sessaoOf({ _id, navegador, createdAt, lastUsedAt, tokenHash }: SessionRow, token: string) {
  return { _id, navegador, createdAt, lastUsedAt, atual: tokenHash === hashOf(token) };
}

/** Where an account is logged in: the one that asks, then the last used first. */
export async function listSessions(store: Store, account: string, token: string, now: Date) {
  const all = await store.list(sessions, { where: { staff: account, ended: '' } });
  return all
    .filter((session) => runsOut(session)[0] > now.getTime())
    .sort((one, other) => other.lastUsedAt.localeCompare(one.lastUsedAt))
    .map((session) => sessaoOf(session, token))
    .sort((one, other) => Number(other.atual) - Number(one.atual));
}

/** Ends one session of an account; one that is not there, or ended, is unknown. */
export async function closeSession(
  store: Store,
  { _id, account, token }: { _id: string; account: string; token: string },
  now: Date,
) {
  const end = { ended: 'closed', endedAt: now.toISOString() } as const;
  const [closed] = await store.change(sessions, { _id, staff: account, ended: '' }, end);
  if (!closed) throw refusal(404, '_id', messages.notFound);
  return sessaoOf(closed, token);
}

/** Removes what has run out a while ago: sessions, and what is remembered of failed logins. */
export async function sweepSessions(store: Store, now: Date): Promise<void> {
  await removeBefore(store, sessions, 'lastUsedAt', new Date(now.getTime() - rememberedMs));
  await sweepAttempts(store, now);
}
