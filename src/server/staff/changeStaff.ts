import { refusal } from '../../calls/refusal.ts';
import { messages } from '../../language/messages.ts';
import type { Allowed } from '../../sections/abilities.ts';
import type { ActivityVerb } from '../../sections/atividade.ts';
import { accountEmailChanged } from '../mail/councilLetters.ts';
import { writeLetter } from '../mail/outbox.ts';
import { type Actor, logActivity } from '../store/atividade.ts';
import { readDefinicoes } from '../store/definicoes.ts';
import type { Store } from '../store/store.ts';
import { confirmPassword } from './confirmPassword.ts';
import { findAccount, lockAccount, type Which } from './findAccount.ts';
import { passwordFault, passwordHashOf, randomPassword } from './passwords.ts';
import { resetLinks } from './resetLinks.ts';
import { endSessions, type LogInRefusal, type SessionStaff } from './sessions.ts';
import { lockAdmins, type StaffRow, staff } from './staff.ts';
import { tellOwner } from './tellOwner.ts';

/** What an administrator may change of an account. */
export type AccountChanges = Partial<Pick<StaffRow, 'disabled' | 'email' | keyof Allowed>>;

const verbs: Record<'disabled' | 'isAdmin', readonly [off: ActivityVerb, on: ActivityVerb]> = {
  disabled: ['accountEnabled', 'accountDisabled'],
  isAdmin: ['adminUnmade', 'adminMade'],
};

async function noteChanges(trx: Store, actor: Actor, before: StaffRow, after: StaffRow) {
  const about = { place: 'contas', subject: after.username, target: after._id };
  for (const name of ['disabled', 'isAdmin'] as const) {
    if (before[name] === after[name]) continue;
    await logActivity(trx, actor, { verb: verbs[name][after[name] ? 1 : 0], ...about });
  }
  const limitsOf = ({ permissoes, seccoes }: StaffRow) => JSON.stringify([permissoes, seccoes]);
  if (limitsOf(before) !== limitsOf(after)) {
    await logActivity(trx, actor, { verb: 'permissionsChanged', ...about });
  }
  if (before.email === after.email) return;
  await logActivity(trx, actor, { verb: 'emailChanged', ...about });
  const definicoes = await readDefinicoes(trx);
  for (const address of [before.email, after.email].filter((email) => email !== '')) {
    const letter = accountEmailChanged(address, definicoes, { ...after, who: actor.who });
    await writeLetter(trx, letter, { now: actor.now });
  }
}

/**
 * Changes an account: disables it, at once, or enables it again; changes whether it is an
 * administrator, its permissions or its address. Administrators cannot disable or demote
 * themselves, and one working administrator is always left.
 */
export async function changeAccount(
  store: Store,
  which: Which,
  changes: AccountChanges,
  actor: Actor,
): Promise<StaffRow> {
  return store.transaction(async (trx) => {
    const admins = await lockAdmins(trx, actor);
    const account = await lockAccount(trx, which);
    const next = { ...account, ...changes };
    const param = next.disabled ? 'disabled' : 'isAdmin';
    if (admins.includes(account._id) && (next.disabled || !next.isAdmin)) {
      if (account._id === actor._id) throw refusal(422, param, messages.ownAccount);
      if (admins.length === 1) throw refusal(422, param, messages.lastAdmin);
    }
    await trx.change(staff, { _id: account._id }, changes);
    if (next.disabled) await endSessions(trx, account._id, { why: 'disabled', now: actor.now });
    // A link on its way to the old address must no longer let anybody in.
    if (next.disabled || next.email !== account.email) {
      await trx.remove(resetLinks, { staff: account._id });
    }
    await noteChanges(trx, actor, account, next);
    return next;
  });
}

/**
 * Gives an account another password, chosen or generated, and returns it. Its sessions end, its
 * devices are no longer known, and after the next login its owner has to choose a new password.
 */
export async function resetPassword(
  store: Store,
  which: Which,
  chosen: string | undefined,
  actor: Actor,
): Promise<string> {
  const password = chosen ?? randomPassword();
  const fault = chosen && (await passwordFault(store, chosen, await findAccount(store, which)));
  if (fault) throw refusal(422, 'password', fault);
  const passwordHash = await passwordHashOf(password);
  await store.transaction(async (trx) => {
    const account = await lockAccount(trx, which);
    const { _id, username: subject, markEpoch } = account;
    if (_id === actor._id) throw refusal(422, '', messages.ownPassword);
    const epoch = (markEpoch ?? 0) + 1;
    await trx.change(staff, { _id }, { passwordHash, mudarPassword: true, markEpoch: epoch });
    await trx.remove(resetLinks, { staff: _id });
    await endSessions(trx, _id, { why: 'password', now: actor.now });
    await logActivity(trx, actor, { verb: 'passwordReset', place: 'contas', subject, target: _id });
    await tellOwner(trx, account, 'passwordChanged', actor.now);
  });
  return password;
}

type OwnChange = {
  account: SessionStaff;
  /** The token of the session that goes on; all others of the account end. */
  token: string;
  password: string;
  newPassword: string;
};

/** Changes one's own password, given the current one. The devices of the account stay known to it. */
export async function changeOwnPassword(
  store: Store,
  { account: { _id, username }, token, password, newPassword }: OwnChange,
  { now, limits }: { now: Date; limits: boolean },
): Promise<LogInRefusal | { changed: true }> {
  const checked = await confirmPassword(store, { _id }, password, { now, limits });
  if ('refused' in checked) return checked;
  const { passwordHash: old } = checked.confirmed;
  const fault = await passwordFault(store, newPassword, checked.confirmed);
  if (fault) throw refusal(422, 'newPassword', fault);
  const passwordHash = await passwordHashOf(newPassword);
  return store.transaction(async (trx) => {
    const current = await trx.lock(staff, { _id });
    // It may have been changed while it was being checked.
    if (current?.passwordHash !== old) return { refused: 'credentials' };
    await trx.change(staff, { _id }, { passwordHash, mudarPassword: false });
    await trx.remove(resetLinks, { staff: _id });
    await endSessions(trx, _id, { why: 'password', now, token });
    await logActivity(trx, { who: username, now }, { verb: 'passwordChanged' });
    await tellOwner(trx, current, 'passwordChanged', now);
    return { changed: true };
  });
}
