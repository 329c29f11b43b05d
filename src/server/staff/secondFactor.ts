import { refusal } from '../../calls/refusal.ts';
import { text } from '../../fields/text.ts';
import { messages } from '../../language/messages.ts';
import { hashOf } from '../process/newSecret.ts';
import { type Actor, logActivity } from '../store/atividade.ts';
import type { Store } from '../store/store.ts';
import { table } from '../store/table.ts';
import { lockAccount, type Which } from './findAccount.ts';
import { passkeys } from './passkeysTable.ts';
import { randomPassword } from './passwords.ts';
import { endSessions } from './sessions.ts';
import { lockAdmins, type StaffRow, staff } from './staff.ts';
import { noteOwnChange, tellOwner } from './tellOwner.ts';
import { base32, newSharedSecret, otpauthOf, seal, stepOf, unseal } from './totp.ts';

/** Codes for somebody who has lost the other factors; each works once, and is then gone. */
export const recoveryCodes = table({
  name: 'recoveryCodes',
  fields: {
    staff: text('Utilizador'),
    codeHash: { ...text('Código'), unique: true, neverAnswered: true },
  },
  belongsTo: { field: 'staff', table: staff.name },
});

const howMany = 10;

type Terms = { now: Date; factorSecret: string };

/** A code as it was generated, however it was typed. */
const plain = (typed: string) => typed.toLowerCase().replace(/[^a-z0-9]/g, '');

/** A code has 79 bits, so a plain hash of it cannot be reversed by guessing. */
const codeHashOf = (account: string, code: string) => hashOf(`${account}.${plain(code)}`);

/** Uses up a code of an account, whose row is locked: of its app, or for recovery. Returns whether it was right. */
export async function takeCode(
  trx: Store,
  account: StaffRow,
  typed: string,
  { now, factorSecret }: Terms,
): Promise<boolean> {
  const { _id, totpSecret, totpStep } = account;
  const code = plain(typed);
  if (/^\d{6}$/.test(code)) {
    const secret = unseal(factorSecret, _id, totpSecret);
    const step = secret && stepOf(secret, code, now, totpStep ?? 0);
    if (step === undefined) return false;
    await trx.change(staff, { _id }, { totpStep: step });
    return true;
  }
  const codeHash = codeHashOf(_id, code);
  const used = await trx.remove(recoveryCodes, { staff: _id, codeHash });
  if (used.length === 0) return false;
  await tellOwner(trx, account, 'codeUsed', now);
  return true;
}

/** Replaces the recovery codes with ten new ones, and returns them: only their hashes are stored. */
export async function makeCodes(trx: Store, account: string): Promise<string[]> {
  await trx.remove(recoveryCodes, { staff: account });
  const codes = Array.from({ length: howMany }, randomPassword);
  for (const code of codes) {
    await trx.create(recoveryCodes, { staff: account, codeHash: codeHashOf(account, code) });
  }
  return codes;
}

/** Notes whether an account, whose row is locked, has a second factor; without one removes its recovery codes. */
export async function noteFactor(trx: Store, _id: string): Promise<void> {
  const account = await trx.find(staff, { _id });
  const segundoFator =
    account?.totpSecret !== '' || (await trx.count(passkeys, { where: { staff: _id } })) > 0;
  await trx.change(staff, { _id }, { segundoFator });
  if (!segundoFator) await trx.remove(recoveryCodes, { staff: _id });
}

/** Whether an account may touch money, accounts or settings: the password alone is too little for it. */
export function shouldHaveFactor({
  isAdmin,
  permissoes,
}: Pick<StaffRow, 'isAdmin' | 'permissoes'>): boolean {
  return isAdmin || permissoes.includes('pagamentos') || permissoes.includes('definicoes');
}

/** One's own account, and the token of the session in which one acts. */
type Own = { _id: string; token: string };

/** A proposed secret is sealed for the session that gave the password: in no other one it switches anything on. */
const proposedIn = ({ _id, token }: Own) => `${_id}.${token}`;

/** Makes a secret for a code app, which counts once a code proves that the app has it. */
export async function proposeTotp(
  store: Store,
  { _id, token }: Own,
  { factorSecret, siteUrl }: { factorSecret: string; siteUrl: string },
): Promise<{ segredo: string; endereco: string }> {
  const secret = newSharedSecret();
  return store.transaction(async (trx) => {
    const { username, totpSecret } = await lockAccount(trx, { _id });
    if (totpSecret !== '') throw refusal(409, 'codigo', messages.totpIsOn);
    const totpProposed = seal(factorSecret, proposedIn({ _id, token }), secret);
    await trx.change(staff, { _id }, { totpProposed });
    return { segredo: base32(secret), endereco: otpauthOf(secret, { site: siteUrl, username }) };
  });
}

/** Switches the code app on and returns recovery codes; other sessions end, since they began without it. */
export async function switchOnTotp(
  store: Store,
  { _id, token, codigo }: Own & { codigo: string },
  { now, factorSecret }: Terms,
): Promise<string[]> {
  return store.transaction(async (trx) => {
    const account = await lockAccount(trx, { _id });
    if (account.totpSecret !== '') throw refusal(409, 'codigo', messages.totpIsOn);
    const secret = unseal(factorSecret, proposedIn({ _id, token }), account.totpProposed);
    const step = secret && stepOf(secret, plain(codigo), now);
    if (!secret || step === undefined) throw refusal(422, 'codigo', messages.wrongCode);
    const totpSecret = seal(factorSecret, _id, secret);
    const on = { totpSecret, totpProposed: '', totpStep: step, segundoFator: true };
    await trx.change(staff, { _id }, on);
    await endSessions(trx, _id, { why: 'factor', now, token });
    await noteOwnChange(trx, account, 'factorOn', now);
    return makeCodes(trx, _id);
  });
}

const noTotp = { totpSecret: '', totpProposed: '', totpStep: null };

/** Switches the code app off. */
export async function switchOffTotp(store: Store, _id: string, now: Date): Promise<void> {
  await store.transaction(async (trx) => {
    const account = await lockAccount(trx, { _id });
    if (account.totpSecret === '') throw refusal(409, '', messages.totpIsOff);
    await trx.change(staff, { _id }, noTotp);
    await noteFactor(trx, _id);
    await noteOwnChange(trx, account, 'factorOff', now);
  });
}

/** Makes new recovery codes for one's own account. */
export async function remakeCodes(store: Store, _id: string, now: Date): Promise<string[]> {
  return store.transaction(async (trx) => {
    const account = await lockAccount(trx, { _id });
    if (!account.segundoFator) throw refusal(409, '', messages.noFactor);
    await noteOwnChange(trx, account, 'codesRemade', now);
    return makeCodes(trx, _id);
  });
}

/** Removes all factors of somebody else who has lost them; then the password alone lets them in. */
export async function removeFactors(store: Store, which: Which, actor: Actor): Promise<StaffRow> {
  const { now } = actor;
  return store.transaction(async (trx) => {
    await lockAdmins(trx, actor);
    const account = await lockAccount(trx, which);
    const { _id, username: subject } = account;
    if (_id === actor._id) throw refusal(422, '', messages.ownFactor);
    if (!account.segundoFator) throw refusal(409, '', messages.noFactor);
    await trx.change(staff, { _id }, noTotp);
    await trx.remove(passkeys, { staff: _id });
    await noteFactor(trx, _id);
    await endSessions(trx, _id, { why: 'factor', now });
    await logActivity(trx, actor, {
      verb: 'factorsRemoved',
      place: 'contas',
      subject,
      target: _id,
    });
    await tellOwner(trx, account, 'factorsRemoved', now);
    return account;
  });
}
