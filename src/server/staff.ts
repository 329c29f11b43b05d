import { randomInt } from 'node:crypto';
import { hash, verify } from '@node-rs/argon2';
import { messages } from '../fields/messages.ts';
import { mostPassword } from '../fields/password.ts';
import { text } from '../fields/text.ts';
import { type Conta, contaFields, leastPassword } from '../sections/contas.ts';
import { type Actor, note, theProgram } from './atividade.ts';
import { SettingError } from './config.ts';
import { refusal } from './refusal.ts';
import { DuplicateError, type Store } from './store/store.ts';
import { type Row, table } from './store/table.ts';

/** Who may enter the reserved area. The name is kept trimmed and in lower case. */
export const staff = table({
  name: 'staff',
  fields: { ...contaFields, passwordHash: text('Palavra-passe') },
});

export type StaffRow = Row<typeof staff.fields>;

/** What may be told of an account. */
export function contaOf({ _id, username, createdAt, disabled, isAdmin }: StaffRow): Conta {
  return { _id, username, createdAt, disabled, isAdmin };
}

/** Argon2id, which is the library's own choice, at the cost that OWASP advises. */
const cost = { memoryCost: 19_456, timeCost: 2, parallelism: 1 };

/** Nobody's password: checking against it takes as long as against a real one, and fails. */
const nobodysHash = [
  '$argon2id$v=19',
  `m=${cost.memoryCost},t=${cost.timeCost},p=${cost.parallelism}`,
  Buffer.alloc(16).toString('base64').replaceAll('=', ''),
  Buffer.alloc(32).toString('base64').replaceAll('=', ''),
].join('$');

/** The one form of a name, however it was typed. */
export function normalUsername(username: string): string {
  return username.normalize().trim().toLowerCase();
}

/** Whether there could be an account of this name, in its one form. */
export function isUsername(username: string): boolean {
  return /^[^\s\p{Cc}]{1,100}$/u.test(username);
}

/** The same letters can be typed as different bytes, depending on the keyboard. */
function normalPassword(password: string): string {
  return password.normalize();
}

function passwordFault(password: string): string | undefined {
  const { length } = [...password];
  if (length < leastPassword) return messages.shortPassword(leastPassword);
  return length > mostPassword ? messages.tooLong(mostPassword) : undefined;
}

/** What is kept of a password; one against the rule is refused. */
export async function passwordHashOf(password: string): Promise<string> {
  const fault = passwordFault(password);
  if (fault) throw refusal(422, 'password', fault);
  return hash(normalPassword(password), cost);
}

/** The first account is an administrator: somebody has to be. */
async function create(
  store: Store,
  { username, password }: { username: string; password: string },
  actor: Actor,
): Promise<StaffRow> {
  const passwordHash = await passwordHashOf(password);
  return store.transaction(async (trx) => {
    const account = await trx.create(staff, {
      username: normalUsername(username),
      passwordHash,
      createdAt: actor.now.toISOString(),
      isAdmin: (await trx.find(staff, {})) === undefined,
    });
    const { _id: target, username: subject } = account;
    await note(trx, actor, { verb: 'accountAdded', place: 'contas', subject, target });
    return account;
  });
}

/** Makes an account; upper and lower case are the same name. */
export async function addStaff(
  store: Store,
  account: { username: string; password: string },
  actor: Actor,
): Promise<StaffRow> {
  if (!isUsername(normalUsername(account.username))) {
    throw refusal(422, 'username', messages.accountName);
  }
  try {
    return await create(store, account, actor);
  } catch (error) {
    if (!(error instanceof DuplicateError)) throw error;
    throw refusal(409, 'username', messages.accountTaken);
  }
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
  const name = normalUsername(username);
  const account = isUsername(name) ? await store.find(staff, { username: name }) : undefined;
  const right = await verify(account?.passwordHash ?? nobodysHash, normalPassword(password));
  return right ? account : undefined;
}

/** Four groups of letters and digits that cannot be mistaken for one another: 79 bits. */
export function randomPassword(): string {
  const signs = 'abcdefghjkmnpqrstuvwxyz23456789';
  const sign = () => signs[randomInt(signs.length)];
  return Array.from({ length: 4 }, () => Array.from({ length: 4 }, sign).join('')).join('-');
}

/** Makes the first account, an administrator, where there is none, and answers its password if it had to be made up. */
export async function ensureFirstStaff(
  store: Store,
  { adminUsername, adminPassword }: { adminUsername: string; adminPassword?: string | undefined },
): Promise<string | undefined> {
  if (await store.find(staff, {})) return undefined;
  const fault = adminPassword === undefined ? undefined : passwordFault(adminPassword);
  if (fault) throw new SettingError(`ADMIN_PASSWORD: ${fault}.`);
  const password = adminPassword ?? randomPassword();
  try {
    const actor = { who: theProgram, now: new Date() };
    await create(store, { username: adminUsername, password }, actor);
  } catch (error) {
    // Another process that started at the same time was first.
    if (error instanceof DuplicateError) return undefined;
    throw error;
  }
  return adminPassword === undefined ? password : undefined;
}
