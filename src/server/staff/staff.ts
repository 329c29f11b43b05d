import { Refusal, refusal } from '../../calls/refusal.ts';
import { count } from '../../fields/count.ts';
import { text } from '../../fields/text.ts';
import { messages } from '../../language/messages.ts';
import type { Profile } from '../../sections/abilities.ts';
import { allowedAs, type Conta, contaFields, normalUsername } from '../../sections/contas.ts';
import { SettingError } from '../process/config.ts';
import { unlessDuplicate } from '../store/duplicate.ts';
import type { Store } from '../store/store.ts';
import { type Row, table } from '../store/table.ts';
import { type Actor, logActivity, theProgram } from '../tables/atividade.ts';
import { isPassword, passwordFault, passwordHashOf, randomPassword } from './passwords.ts';

/** Who may enter the reserved area. The name is kept in its one form. */
export const staff = table({
  name: 'staff',
  fields: {
    ...contaFields,
    passwordHash: { ...text('Palavra-passe'), neverAnswered: true },
    /** How often the marks that its devices keep were made worthless. */
    markEpoch: count('Época das marcas'),
    /** What it shares with a code app, sealed; '' for none. */
    totpSecret: { ...text('Segredo da aplicação'), neverAnswered: true },
    /** The same while no code has proved that the app has it. */
    totpProposed: { ...text('Segredo proposto'), neverAnswered: true },
    /** The half minute of the last code that was used. */
    totpStep: count('Último passo', { most: 2 ** 31 - 1 }),
  },
});

export type StaffRow = Row<typeof staff.fields>;

/** What may be told of an account. */
export function contaOf(row: StaffRow): Conta {
  const { _id, username, createdAt, disabled, isAdmin, permissoes, seccoes } = row;
  const { email, mudarPassword, segundoFator, ultimaVez } = row;
  return {
    ...{ _id, username, createdAt, disabled, isAdmin, permissoes, seccoes },
    ...{ email, mudarPassword, segundoFator, ultimaVez },
  };
}

/** Whether there could be an account of this name, in its one form. */
function isUsername(username: string): boolean {
  return /^[^\s\p{Cc}]{1,100}$/u.test(username);
}

/**
 * The account of a name, however it was typed. Accounts that are older than that one form of a name
 * are found as well, each by its own. It reads the same whether or not there is one.
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
 * Who can look after accounts now; none of them can be changed by others until the transaction ends. Whoever
 * asks may have been shut out a moment ago, and is refused.
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
 * The first account is an administrator, since somebody has to be, and keeps its password, which
 * whoever runs the site chose or read. Every other one was given by somebody else, and is changed.
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
    const account = await trx.create(staff, {
      username: normalUsername(username),
      passwordHash,
      createdAt: actor.now.toISOString(),
      ...allowedAs(isFirst ? 'Administração' : perfil),
      mudarPassword: !isFirst,
    });
    const { _id: target, username: subject } = account;
    await logActivity(trx, actor, { verb: 'accountAdded', place: 'contas', subject, target });
    return account;
  });
}

/** Makes an account, with a password that was chosen for it or one made here, which is answered. */
export async function addStaff(
  store: Store,
  {
    username,
    password: chosen,
    perfil = 'Secretaria',
  }: { username: string; password?: string | undefined; perfil?: Profile },
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
 * The account that name and password belong to, disabled or not.
 * It looks at one password, no more and no less, whether or not there is such an account.
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

/** Makes the first account, an administrator, where there is none, and answers its password if it had to be made up. */
export async function ensureFirstStaff(
  store: Store,
  { adminUsername, adminPassword }: { adminUsername: string; adminPassword?: string | undefined },
): Promise<string | undefined> {
  if (await store.find(staff, {})) return undefined;
  const given = { username: adminUsername, password: adminPassword };
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
