import { refusal } from '../../calls/refusal.ts';
import { flag } from '../../fields/flag.ts';
import { instant } from '../../fields/instant.ts';
import { text } from '../../fields/text.ts';
import { minute } from '../../language/durations.ts';
import { messages } from '../../language/messages.ts';
import { countAttempt, forgiveAttempt } from '../limits/throttle.ts';
import { resetLetter } from '../mail/accountLetters.ts';
import { outbox, writeLetter } from '../mail/outbox.ts';
import { hashOf, newSecret } from '../process/newSecret.ts';
import { type Actor, logActivity } from '../store/atividade.ts';
import { readDefinicoes } from '../store/definicoes.ts';
import { removeBefore } from '../store/removeBefore.ts';
import type { Store } from '../store/store.ts';
import { table } from '../store/table.ts';
import { findAccount } from './findAccount.ts';
import { passwordFault, passwordHashOf } from './passwords.ts';
import { takeCode } from './secondFactor.ts';
import { endSessions, type LogInRefusal } from './sessions.ts';
import { accountNamed, lockAdmins, type StaffRow, staff } from './staff.ts';
import { tellOwner } from './tellOwner.ts';

/** Links to choose another password, each for one account and one use. Only the secret's hash is stored. */
export const resetLinks = table({
  name: 'resetLinks',
  isPassing: true,
  fields: {
    staff: text('Utilizador'),
    secretHash: { ...text('Segredo'), unique: true, neverAnswered: true },
    /** Sent to the owner by letter; otherwise handed over by an administrator. */
    isLetter: flag('Por carta'),
    createdAt: instant('Criada em'),
    until: instant('Até'),
  },
  belongsTo: { field: 'staff', table: staff.name },
});

const livesMs = 30 * minute;
/** Asking again sooner sends no second letter: the first is on its way, and no mailbox is flooded. */
const betweenLettersMs = 10 * minute;

async function makeLink(
  trx: Store,
  account: string,
  { siteUrl, now, isLetter }: { siteUrl: string; now: Date; isLetter: boolean },
): Promise<{ link: string; secret: string }> {
  await removeBefore(trx, resetLinks, 'until', now);
  const secret = newSecret();
  await trx.create(resetLinks, {
    staff: account,
    secretHash: hashOf(secret),
    isLetter,
    createdAt: now.toISOString(),
    until: new Date(now.getTime() + livesMs).toISOString(),
  });
  return { link: `${siteUrl}/recuperar/${secret}`, secret };
}

/** Sends a link to the owner of an account, if the account exists, is enabled and has an address. */
export async function sendLink(
  store: Store,
  username: string,
  { siteUrl, now }: { siteUrl: string; now: Date },
): Promise<void> {
  await store.transaction(async (trx) => {
    const named = await accountNamed(trx, username);
    const account = named && (await trx.lock(staff, { _id: named._id }));
    if (!account || account.disabled || account.email === '') return;
    const earlier = await trx.list(resetLinks, { where: { staff: account._id, isLetter: true } });
    const since = new Date(now.getTime() - betweenLettersMs).toISOString();
    if (earlier.some(({ createdAt }) => createdAt > since)) return;
    const made = await makeLink(trx, account._id, { siteUrl, now, isLetter: true });
    const letter = resetLetter(account.email, await readDefinicoes(trx), { ...account, ...made });
    // Strangers can ask for an account again and again: only the newest letter waits for the mail server.
    const { recipient, tipo } = letter;
    await trx.remove(outbox, { recipient, tipo, state: ['waiting', 'failed'] });
    await writeLetter(trx, letter, { now });
  });
}

/** A link for an administrator to hand over to somebody else. It changes nothing by itself. */
export async function makeLinkFor(
  store: Store,
  which: { _id: string },
  { siteUrl, actor }: { siteUrl: string; actor: Actor },
): Promise<string> {
  return store.transaction(async (trx) => {
    await lockAdmins(trx, actor);
    const { _id, username: subject, disabled } = await findAccount(trx, which);
    if (_id === actor._id) throw refusal(422, '', messages.ownPassword);
    if (disabled) throw refusal(409, '', messages.accountDisabled);
    await logActivity(trx, actor, { verb: 'linkMade', place: 'contas', subject, target: _id });
    return (await makeLink(trx, _id, { siteUrl, now: actor.now, isLetter: false })).link;
  });
}

/** The account of a link's secret, while the link is valid; looking does not use it up. */
export async function accountOfLink(
  store: Store,
  secret: string,
  now: Date,
): Promise<StaffRow | undefined> {
  const link = await store.find(resetLinks, { secretHash: hashOf(secret) });
  if (!link || link.until <= now.toISOString()) return undefined;
  const account = await store.find(staff, { _id: link.staff });
  return account?.disabled ? undefined : account;
}

type Choice = { segredo: string; password: string; codigo: string };

const deadLink = () => refusal(404, 'segredo', messages.deadLink);

/** Sets the password chosen through a link, if the second factor is right too; ends the link and every session. */
export async function choosePassword(
  store: Store,
  { segredo, password, codigo }: Choice,
  { now, limits, factorSecret }: { now: Date; limits: boolean; factorSecret: string },
): Promise<Extract<LogInRefusal, { refused: 'slowDown' }> | { username: string }> {
  const account = await accountOfLink(store, segredo, now);
  if (!account) throw deadLink();
  const { _id, username } = account;
  const fault = await passwordFault(store, password, { username });
  if (fault) throw refusal(422, 'password', fault);
  const wanted = account.totpSecret ? messages.codeNeeded : messages.recoveryNeeded;
  if (account.segundoFator && codigo === '') throw refusal(422, 'codigo', wanted);
  const isCoded = limits && account.segundoFator;
  const counted = isCoded ? await countAttempt(store, [['code', _id]], now) : undefined;
  if (counted && 'retryAfter' in counted) return { refused: 'slowDown', ...counted };
  const passwordHash = await passwordHashOf(password);
  return store.transaction(async (trx) => {
    const current = await trx.lock(staff, { _id });
    // Meanwhile somebody may have used the link, or the account may have been disabled.
    if (!current || !(await accountOfLink(trx, segredo, now))) throw deadLink();
    const isProved =
      !current.segundoFator || (await takeCode(trx, current, codigo, { now, factorSecret }));
    if (!isProved) throw refusal(422, 'codigo', messages.wrongCode);
    // Only after the code: it would tell somebody who has the link alone whether they guessed the
    // old password.
    const isSame = await passwordFault(trx, password, current);
    if (isSame) throw refusal(422, 'password', isSame);
    if (counted) await forgiveAttempt(trx, counted);
    await trx.remove(resetLinks, { staff: _id });
    await trx.change(staff, { _id }, { passwordHash, mudarPassword: false });
    await endSessions(trx, _id, { why: 'password', now });
    await logActivity(trx, { who: username, now }, { verb: 'passwordRecovered' });
    await tellOwner(trx, current, 'passwordChanged', now);
    return { username };
  });
}
