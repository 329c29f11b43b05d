import { notFound } from '../../calls/refusal.ts';
import { choice } from '../../fields/choice.ts';
import { instant } from '../../fields/instant.ts';
import { text } from '../../fields/text.ts';
import { longMoment } from '../../language/calendar.ts';
import { day, hour, minute } from '../../language/durations.ts';
import { messages } from '../../language/messages.ts';
import type { Allowed } from '../../sections/abilities.ts';
import { sweepAttempts } from '../limits/throttle.ts';
import { hashOf, newSecret } from '../process/newSecret.ts';
import { type Actor, logActivity } from '../store/atividade.ts';
import { removeBefore } from '../store/removeBefore.ts';
import type { Store } from '../store/store.ts';
import { type Row, table } from '../store/table.ts';
import { readMark, signMark } from './devices.ts';
import { isFactorRequired } from './factorDay.ts';
import { type StaffRow, staff } from './staff.ts';

/** Who is logged in. Only the hash of a token is stored, so that a stolen copy opens nothing. */
export const sessions = table({
  name: 'sessions',
  isPassing: true,
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

/** Who makes a call. */
export type SessionStaff = Pick<StaffRow, '_id' | 'username' | keyof Allowed>;

/** The account of a valid token, and what it has to do before anything else. */
export type SessionHolder = SessionStaff &
  Pick<StaffRow, 'mudarPassword'> & {
    /** A second factor is required of everybody, and the account has none. */
    faltaFator: boolean;
  };

export type LogInRefusal =
  | { refused: 'credentials' }
  /** In how many seconds the next attempt will be accepted. */
  | { refused: 'slowDown'; retryAfter: number };

const longestIdleMs = hour;
const longestMs = 8 * hour;
/** How long the reason why a session ended is kept, to tell people who come back to it. */
const rememberedMs = 3 * day;
/** Uses are noted only this often: otherwise every read would be a write. */
const noteUseMs = minute;

/** When a session expires, and by which of the two limits. */
function runsOut({ createdAt, lastUsedAt }: SessionRow) {
  const idle = Date.parse(lastUsedAt) + longestIdleMs;
  const long = Date.parse(createdAt) + longestMs;
  return idle < long ? ([idle, 'idle'] as const) : ([long, 'long'] as const);
}

/** Opens a session after a successful login, in the transaction that checked the account; returns its token. */
export async function openSession(
  trx: Store,
  { _id, username }: Pick<StaffRow, '_id' | 'username'>,
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

/** The holder of a session, if it is valid. */
async function holderOf(
  store: Store,
  session: SessionRow | undefined,
  now: Date,
): Promise<SessionHolder | undefined> {
  if (session?.ended !== '' || runsOut(session)[0] <= now.getTime()) return undefined;
  const account = await store.find(staff, { _id: session.staff });
  if (!account || account.disabled) return undefined;
  const { _id, username, isAdmin, permissoes, seccoes, mudarPassword, segundoFator } = account;
  const faltaFator = !segundoFator && (await isFactorRequired(store, now));
  return { _id, username, isAdmin, permissoes, seccoes, mudarPassword, faltaFator };
}

/** The holder of a token, if it is valid; counts as a use of the session unless `isUse` is false. */
export async function sessionOf(
  store: Store,
  token: string,
  now: Date,
  isUse = true,
): Promise<SessionHolder | undefined> {
  const session = await store.find(sessions, { tokenHash: hashOf(token) });
  const holder = await holderOf(store, session, now);
  if (!isUse || !session || !holder) return holder;
  if (now.getTime() - Date.parse(session.lastUsedAt) >= noteUseMs) {
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

/** The message for a token that is no longer valid. */
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

/** A mark that stands for a session in requests for files, and opens nothing else. */
export function fileMarkOf(secret: string, token: string): string {
  return signMark(secret, [ofFiles, hashOf(token)]);
}

/** The holder of the session of such a mark; reading files does not count as using the session. */
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

/** Ends the session of a token; an unknown or ended one is no error. */
export async function logOut(store: Store, token: string, actor: Actor): Promise<void> {
  await store.transaction(async (trx) => {
    const ended = await trx.remove(sessions, { tokenHash: hashOf(token) });
    if (ended.length > 0) await logActivity(trx, actor, { verb: 'loggedOut' });
  });
}

/** Ends every session of an account except the one of this token, if given; returns how many. */
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

/** A session as its owner sees it; `token` is that of the session that asks. */
function sessaoOf({ _id, navegador, createdAt, lastUsedAt, tokenHash }: SessionRow, token: string) {
  return { _id, navegador, createdAt, lastUsedAt, atual: tokenHash === hashOf(token) };
}

/** The sessions of an account: the one that asks, then the others, last used first. */
export async function listSessions(store: Store, account: string, token: string, now: Date) {
  const all = await store.list(sessions, { where: { staff: account, ended: '' } });
  return all
    .filter((session) => runsOut(session)[0] > now.getTime())
    .map((session) => sessaoOf(session, token))
    .sort(
      (one, other) =>
        Number(other.atual) - Number(one.atual) || other.lastUsedAt.localeCompare(one.lastUsedAt),
    );
}

/** Ends one session of an account; refuses one that does not exist or has ended. */
export async function closeSession(
  store: Store,
  { _id, account, token }: { _id: string; account: string; token: string },
  now: Date,
) {
  const end = { ended: 'closed', endedAt: now.toISOString() } as const;
  const [closed] = await store.change(sessions, { _id, staff: account, ended: '' }, end);
  if (!closed) throw notFound('_id');
  return sessaoOf(closed, token);
}

/** Removes sessions that expired a while ago, and old failed logins. */
export async function sweepSessions(store: Store, now: Date): Promise<void> {
  await removeBefore(store, sessions, 'lastUsedAt', new Date(now.getTime() - rememberedMs));
  await sweepAttempts(store, now);
}
