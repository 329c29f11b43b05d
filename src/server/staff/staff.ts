import { Refusal, refusal } from '../../calls/refusal.ts';
import { count } from '../../fields/count.ts';
import { text } from '../../fields/text.ts';
import { messages } from '../../language/messages.ts';
import type { Profile } from '../../sections/abilities.ts';
import { allowedAs, type Conta, contaFields, normalUsername } from '../../sections/contas.ts';
import { SettingError } from '../process/config.ts';
import { type Actor, logActivity, theProgram } from '../store/atividade.ts';
import { unlessDuplicate } from '../store/duplicate.ts';
import type { Store } from '../store/store.ts';
import { type Row, table } from '../store/table.ts';
import { isPassword, passwordFault, passwordHashOf, randomPassword } from './passwords.ts';

/** The accounts of the reserved area. Usernames are stored in normal form. */
export const staff = table({
  name: 'staff',
  fields: {
    ...contaFields,
    passwordHash: { ...text('Palavra-passe'), neverAnswered: true },
    /** How often the marks of its devices were revoked. */
    markEpoch: count('Época das marcas'),
    /** The secret shared with its code app, encrypted; '' for none. */
    totpSecret: { ...text('Segredo da aplicação'), neverAnswered: true },
    /** A proposed secret, until a code proves that the app has it. */
    totpProposed: { ...text('Segredo proposto'), neverAnswered: true },
    /** The half minute of the last code that was used. */
    totpStep: count('Último passo', { most: 2 ** 31 - 1 }),
  },
});

export type StaffRow = Row<typeof staff.fields>;

/** The parts of an account that administrators see. */
export function contaOf(row: StaffRow): Conta {
  const { _id, username, createdAt, disabled, isAdmin, permissoes, seccoes } = row;
  const { email, mudarPassword, segundoFator, ultimaVez } = row;
  return {
    _id,
    username,
    createdAt,
    disabled,
    isAdmin,
    permissoes,
    seccoes,
    email,
    mudarPassword,
    segundoFator,
    ultimaVez,
  };
}

/** Whether a name, in normal form, can be a username. */
export function isUsername(username: string): boolean {
  return /^[^\s\p{Cc}]{1,100}$/u.test(username);
}

/**
 * The account of a name, however it was typed. Accounts from before names were normalised are found
 * too, by their own spelling. Reads all accounts, so that its time does not tell if there is one.
 */
export async function accountNamed(store: Store, typed: string): Promise<StaffRow | undefined> {
  const accounts = await store.list(staff);
  const asOfOld = typed.normalize().trim().toLowerCase();
  const name = normalUsername(typed);
  return (
    accounts.find(({ username }) => username === asOfOld) ??
    accounts.find(({ username }) => normalUsername(username) === name)
  );
}

/**
 * Locks the administrators that can log in until the transaction ends, and returns their `_id`s.
 * Refuses an asker who is not among them: they may have been disabled a moment ago.
 */
export async function lockAdmins(trx: Store, { _id: asker }: Actor): Promise<unknown[]> {
  const working = trx.db
    .selectFrom(staff.name)
    .select('_id')
    .where('isAdmin', '=', 1)
    .where('disabled', '=', 0)
    .orderBy('sequence');
  const rows = await (trx.engine === 'postgres' ? working.forUpdate() : working).execute();
  const admins = rows.map(({ _id }) => _id);
  if (asker && !admins.includes(asker)) throw refusal(403, '', messages.adminOnly);
  return admins;
}

/**
 * The first account must be an administrator, since there must be one, and keeps its password, which
 * was chosen or read by its owner. Other passwords come from somebody else, and must be changed.
 */
async function create(
  store: Store,
  { username, password, perfil }: { username: string; password: string; perfil: Profile },
  actor: Actor,
): Promise<StaffRow> {
  const passwordHash = await passwordHashOf(password);
  return store.transaction(async (trx) => {
    await lockAdmins(trx, actor);
    const isFirst = (await trx.find(staff, {})) === undefined;
    if (isFirst && perfil !== 'Administração') throw refusal(422, 'perfil', messages.firstAccount);
    const account = await trx.create(staff, {
      username: normalUsername(username),
      passwordHash,
      createdAt: actor.now.toISOString(),
      ...allowedAs(perfil),
      mudarPassword: !isFirst,
    });
    const { _id: target, username: subject } = account;
    await logActivity(trx, actor, { verb: 'accountAdded', place: 'contas', subject, target });
    return account;
  });
}

/** Makes an account with a chosen or generated password; returns both. */
export async function addStaff(
  store: Store,
  {
    username,
    password: chosen,
    perfil,
  }: { username: string; password?: string | undefined; perfil: Profile },
  actor: Actor,
): Promise<{ account: StaffRow; password: string }> {
  if (!isUsername(normalUsername(username))) throw refusal(422, 'username', messages.accountName);
  const fault = chosen === undefined ? undefined : await passwordFault(store, chosen, { username });
  if (fault) throw refusal(422, 'password', fault);
  const taken = () => {
    throw refusal(409, 'username', messages.accountTaken);
  };
  if (await accountNamed(store, username)) taken();
  const password = chosen ?? randomPassword();
  const account = await unlessDuplicate(
    () => create(store, { username, password, perfil }, actor),
    taken,
  );
  return { account, password };
}

/** Every account, in the order of creation. */
export async function listStaff(store: Store): Promise<Conta[]> {
  return (await store.list(staff)).map(contaOf);
}

/**
 * The account that name and password belong to, disabled or not. Always checks exactly one
 * password, so that its time does not tell whether there is such an account.
 */
export async function accountOf(
  store: Store,
  username: string,
  password: string,
): Promise<StaffRow | undefined> {
  const account = await accountNamed(store, username);
  const right = await isPassword(password, account?.passwordHash);
  return right ? account : undefined;
}

/** Makes the first account, an administrator, if there is none; returns its password if it was generated. */
export async function ensureFirstStaff(
  store: Store,
  { adminUsername, adminPassword }: { adminUsername: string; adminPassword?: string | undefined },
): Promise<string | undefined> {
  if (await store.find(staff, {})) return undefined;
  const given = {
    username: adminUsername,
    password: adminPassword,
    perfil: 'Administração',
  } as const;
  try {
    const { password } = await addStaff(store, given, { who: theProgram, now: new Date() });
    return adminPassword === undefined ? password : undefined;
  } catch (error) {
    if (!(error instanceof Refusal)) throw error;
    // Another process that started at the same time was first.
    if (error.status === 409) return undefined;
    const [{ param, msg } = { param: '', msg: '' }] = error.errors;
    throw new SettingError(`ADMIN_${param.toUpperCase()}: ${msg}.`);
  }
}
