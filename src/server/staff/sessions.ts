import { createHash, randomBytes } from 'node:crypto';
import { choice } from '../../fields/choice.ts';
import { instant } from '../../fields/instant.ts';
import { text } from '../../fields/text.ts';
import { longMoment } from '../../language/calendar.ts';
import { day, hour, minute } from '../../language/durations.ts';
import { messages } from '../../language/messages.ts';
import { normalUsername } from '../../sections/contas.ts';
import {
  type Counted,
  type CountedAttempt,
  countAttempt,
  forgiveAttempt,
  networkOf,
  sweepAttempts,
} from '../limits/throttle.ts';
import { unlessDuplicate } from '../store/duplicate.ts';
import { removeBefore } from '../store/removeBefore.ts';
import type { Store } from '../store/store.ts';
import { type Row, table } from '../store/table.ts';
import { type Actor, atividade, logActivity, somebody } from '../tables/atividade.ts';
import { knownDevice, markFor, readMark, signMark } from './devices.ts';
import { accountNamed, accountOf, type StaffRow, staff } from './staff.ts';

/** Who is inside. Of a token only its hash is kept, so that a stolen copy opens nothing. */
export const sessions = table({
  name: 'sessions',
  fields: {
    tokenHash: { ...text('Token'), unique: true, neverAnswered: true },
    staff: text('Utilizador'),
    createdAt: instant('Criado em'),
    lastUsedAt: instant('Usado em'),
    /** Why it was ended from elsewhere, and when. */
    ended: choice('Fim', ['', 'password', 'disabled']),
    endedAt: instant('Terminada em'),
  },
  belongsTo: { field: 'staff', table: staff.name },
});

type SessionRow = Row<typeof sessions.fields>;

/** Who makes a call. */
export type SessionStaff = Pick<StaffRow, '_id' | 'username' | 'isAdmin'>;

/** Whom a living token belongs to, and whether they first have to choose a password of their own. */
export type SessionHolder = SessionStaff & Pick<StaffRow, 'mudarPassword'>;

export type LogInRefusal =
  | { refused: 'credentials' }
  /** In how many seconds the next attempt will be looked at. */
  | { refused: 'slowDown'; retryAfter: number };

/** `dispositivo` is for the device to keep, and to send with its next login. */
export type LogInResult = { token: string; dispositivo: string } | LogInRefusal;

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

type Attempt = { username: string; password: string; address: string; dispositivo?: string };

type Terms = { now: Date; limits: boolean; deviceSecret: string };

/** What strangers try neither shuts out the devices that know an account nor is helped by them. */
function countedOn({ username, address }: Attempt, device: string | undefined): Counted {
  if (device !== undefined) return [['device', device]];
  return [
    ['account', normalUsername(username)],
    ['address', networkOf(address)],
  ];
}

/** Opens a session for the right name and password; unknown, wrong and disabled look all alike. */
export async function logIn(store: Store, attempt: Attempt, terms: Terms): Promise<LogInResult> {
  const { now, limits, deviceSecret } = terms;
  const { username, dispositivo: mark = '' } = attempt;
  const device = await knownDevice(store, deviceSecret, { mark, username, now });
  const counted = limits ? await countAttempt(store, countedOn(attempt, device), now) : undefined;
  if (counted && 'retryAfter' in counted) return { refused: 'slowDown', ...counted };

  const opened = await openSession(store, attempt, counted, now);
  if (opened === undefined) {
    await noteRefusal(store, username, now);
    return { refused: 'credentials' };
  }
  await sweepSessions(store, now);
  const { token, account } = opened;
  return { token, dispositivo: markFor(deviceSecret, account, { device, now }) };
}

async function openSession(
  store: Store,
  { username, password }: Attempt,
  counted: CountedAttempt | undefined,
  now: Date,
): Promise<{ token: string; account: StaffRow } | undefined> {
  const account = await accountOf(store, username, password);
  if (!account) return undefined;
  const token = randomBytes(32).toString('base64url');
  return store.transaction(async (trx) => {
    // The password may have been changed, or the account disabled, while it was being checked.
    const current = await trx.lock(staff, { _id: account._id });
    if (current?.passwordHash !== account.passwordHash || current.disabled) return undefined;
    if (counted) await forgiveAttempt(trx, counted);
    const moment = now.toISOString();
    await trx.create(sessions, {
      tokenHash: hashOf(token),
      staff: account._id,
      createdAt: moment,
      lastUsedAt: moment,
    });
    await logActivity(trx, { who: account.username, now }, { verb: 'loggedIn' });
    return { token, account };
  });
}

/**
 * Notes a refused login: a line an hour for each account, and one for all the names that are
 * nobody's, whatever the number of guesses. What was typed may be a password, so it is not kept.
 */
async function noteRefusal(store: Store, username: string, now: Date): Promise<void> {
  const account = await accountNamed(store, username);
  const thisHour = now.toISOString().slice(0, 13);
  const _id = `recusa-${account?._id ?? 'ninguem'}-${thisHour}`;
  if (await store.find(atividade, { _id })) return;
  const about = account && { place: 'contas', subject: account.username, target: account._id };
  const verb = account ? 'loginRefused' : 'strangerRefused';
  const note = () => logActivity(store, { who: somebody, now }, { _id, verb, ...about });
  // Another guess of the same hour may be first.
  await unlessDuplicate(note, () => {});
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
  const { _id, username, isAdmin, mudarPassword } = account;
  return { _id, username, isAdmin, mudarPassword };
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
    await store.change(sessions, { _id: session._id }, { lastUsedAt: now.toISOString() });
  }
  return holder;
}

const inWords = {
  idle: 'ao fim de uma hora sem uso',
  long: 'ao fim de oito horas',
  password: 'porque a palavra-passe da conta mudou',
  disabled: 'porque a conta foi desativada',
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
  { why, now, token = '' }: { why: 'password' | 'disabled'; now: Date; token?: string },
): Promise<void> {
  const all = await trx.list(sessions, { where: { staff: account, ended: '' } });
  const others = all.filter(({ tokenHash }) => tokenHash !== hashOf(token));
  const end = { ended: why, endedAt: now.toISOString() };
  await trx.change(sessions, { _id: others.map(({ _id }) => _id) }, end);
}

/** Removes what has run out a while ago: sessions, and what is remembered of failed logins. */
export async function sweepSessions(store: Store, now: Date): Promise<void> {
  await removeBefore(store, sessions, 'lastUsedAt', new Date(now.getTime() - rememberedMs));
  await sweepAttempts(store, now);
}
