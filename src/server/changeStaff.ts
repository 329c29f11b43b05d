import { sessions } from './sessions.ts';
import {
  isUsername,
  normalUsername,
  passwordHashOf,
  StaffError,
  type StaffRow,
  staff,
} from './staff.ts';
import type { Store } from './store/store.ts';

/** Changes an account and ends its sessions, in one step. */
async function changeAndLogOut(
  store: Store,
  username: string,
  values: Partial<Pick<StaffRow, 'passwordHash' | 'disabled'>>,
): Promise<void> {
  await store.transaction(async (trx) => {
    const name = normalUsername(username);
    const [account] = isUsername(name) ? await trx.change(staff, { username: name }, values) : [];
    if (!account) throw new StaffError(`Não existe nenhuma conta com o nome ${name}.`);
    await trx.remove(sessions, { staff: account._id });
  });
}

/** Gives an account another password; whoever was logged in with it has to log in again. */
export async function changePassword(
  store: Store,
  username: string,
  password: string,
): Promise<void> {
  await changeAndLogOut(store, username, { passwordHash: await passwordHashOf(password) });
}

/** Shuts an account out, at once, or lets it in again; it keeps its password. */
export async function setDisabled(
  store: Store,
  username: string,
  disabled: boolean,
): Promise<void> {
  await changeAndLogOut(store, username, { disabled });
}
