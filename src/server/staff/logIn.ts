import { normalUsername } from '../../sections/contas.ts';
import {
  type Counted,
  type CountedAttempt,
  countAttempt,
  forgiveAttempt,
  networkOf,
} from '../limits/throttle.ts';
import { atividade, logActivity, somebody } from '../store/atividade.ts';
import { unlessDuplicate } from '../store/duplicate.ts';
import type { Store } from '../store/store.ts';
import { knownDevice, markFor } from './devices.ts';
import { takeCode } from './secondFactor.ts';
import { type LogInRefusal, openSession, sweepSessions } from './sessions.ts';
import { accountNamed, accountOf, type StaffRow, staff } from './staff.ts';

type Attempt = {
  username: string;
  password: string;
  address: string;
  dispositivo?: string;
  codigo?: string;
  navegador?: string;
};

type Terms = { now: Date; limits: boolean; deviceSecret: string; factorSecret: string };

/** `dispositivo` is for the device to keep, and to send with its next login. */
export type LogInResult =
  | { token: string; dispositivo: string }
  | LogInRefusal
  /** The password is right, and a code is needed too. */
  | { refused: 'code'; hasApp: boolean }
  | { refused: 'wrongCode' }
  | { refused: 'slowCode'; retryAfter: number };

/** The counters of an attempt: a known device has its own, so that strangers' attempts do not slow it down. */
function countedOn({ username, address }: Attempt, device: string | undefined): Counted {
  if (device !== undefined) return [['device', device]];
  return [
    ['account', normalUsername(username)],
    ['address', networkOf(address)],
  ];
}

/** Opens a session for the right name, password and, if needed, code; unknown, wrong and disabled look alike. */
export async function logIn(store: Store, attempt: Attempt, terms: Terms): Promise<LogInResult> {
  const { now, limits, deviceSecret } = terms;
  const { username, password, codigo = '', dispositivo: mark = '' } = attempt;
  const device = await knownDevice(store, deviceSecret, { mark, username, now });
  const counted = limits ? await countAttempt(store, countedOn(attempt, device), now) : undefined;
  if (counted && 'retryAfter' in counted) return { refused: 'slowDown', ...counted };

  const account = await accountOf(store, username, password);
  if (!account || account.disabled) {
    await noteRefusal(store, username, now, 'loginRefused');
    return { refused: 'credentials' };
  }
  if (counted) await forgiveAttempt(store, counted);
  const isCoded = limits && account.segundoFator && codigo !== '';
  const codeAttempt = isCoded
    ? await countAttempt(store, [['code', device ?? account._id]], now)
    : undefined;
  if (codeAttempt && 'retryAfter' in codeAttempt) return { refused: 'slowCode', ...codeAttempt };

  const entered = await store.transaction((trx) =>
    enter(trx, account, attempt, codeAttempt, terms),
  );
  if ('token' in entered) {
    await sweepSessions(store, now);
    return { ...entered, dispositivo: markFor(deviceSecret, account, { device, now }) };
  }
  if (entered.refused === 'wrongCode') await noteRefusal(store, username, now, 'codeRefused');
  return entered;
}

async function enter(
  trx: Store,
  account: StaffRow,
  { codigo = '', navegador = '' }: Attempt,
  codeAttempt: CountedAttempt | undefined,
  terms: Terms,
): Promise<{ token: string } | Exclude<LogInResult, { token: string }>> {
  // The password may have been changed, or the account disabled, while it was being checked.
  const current = await trx.lock(staff, { _id: account._id });
  if (current?.passwordHash !== account.passwordHash || current.disabled) {
    return { refused: 'credentials' };
  }
  if (current.segundoFator) {
    // If the factor was switched on only now, this code was not counted: ask for one again.
    const needsCode = codigo === '' || !account.segundoFator;
    if (needsCode) return { refused: 'code', hasApp: current.totpSecret !== '' };
    if (!(await takeCode(trx, current, codigo, terms))) return { refused: 'wrongCode' };
    if (codeAttempt) await forgiveAttempt(trx, codeAttempt);
  }
  return { token: await openSession(trx, current, { now: terms.now, navegador }) };
}

/**
 * Logs a refused login as activity: one line an hour for each account, and one for all unknown
 * names together, however many guesses. The typed name may be a password, so it is not kept.
 */
async function noteRefusal(
  store: Store,
  username: string,
  now: Date,
  verb: 'loginRefused' | 'codeRefused',
): Promise<void> {
  const account = await accountNamed(store, username);
  const thisHour = now.toISOString().slice(0, 13);
  const _id = `${verb}-${account?._id ?? 'ninguem'}-${thisHour}`;
  if (await store.find(atividade, { _id })) return;
  const about = account && { place: 'contas', subject: account.username, target: account._id };
  const deed = { _id, verb: account ? verb : 'strangerRefused', ...about } as const;
  const note = () => logActivity(store, { who: somebody, now }, deed);
  // Another guess may write the line at the same moment.
  await unlessDuplicate(note, () => {});
}
