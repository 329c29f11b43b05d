import { notFound, refusal } from '../../calls/refusal.ts';
import { messages } from '../../language/messages.ts';
import type { Store } from '../store/store.ts';
import { accountNamed, type StaffRow, staff } from './staff.ts';

/** How an account is found: the back-office knows its `_id`, the command line its name. */
export type Which = { _id: string } | { username: string };

/** Finds an account; refuses if there is none. */
export async function findAccount(store: Store, which: Which): Promise<StaffRow> {
  const byName = 'username' in which;
  const account = byName
    ? await accountNamed(store, which.username)
    : await store.find(staff, which);
  if (account) return account;
  throw byName ? refusal(404, 'username', messages.accountUnknown) : notFound('_id');
}

/** Like `findAccount`, and locks the account until the transaction ends. */
export async function lockAccount(trx: Store, which: Which): Promise<StaffRow> {
  const { _id } = await findAccount(trx, which);
  const account = await trx.lock(staff, { _id });
  if (!account) throw notFound('_id');
  return account;
}
