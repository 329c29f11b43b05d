import { countAttempt, forgiveAttempt } from '../limits/throttle.ts';
import type { Store } from '../store/store.ts';
import { isPassword } from './passwords.ts';
import type { LogInRefusal } from './sessions.ts';
import { type StaffRow, staff } from './staff.ts';

/**
 * Checks the password of a logged-in account again. Wrong ones are counted apart from logins, so
 * that strangers guessing at the login cannot block this, nor can this block a login.
 */
export async function confirmPassword(
  store: Store,
  { _id }: { _id: string },
  password: string,
  { now, limits }: { now: Date; limits: boolean },
): Promise<LogInRefusal | { confirmed: StaffRow }> {
  const counted = limits ? await countAttempt(store, [['session', _id]], now) : undefined;
  if (counted && 'retryAfter' in counted) return { refused: 'slowDown', ...counted };
  const account = await store.find(staff, { _id });
  if (!account || !(await isPassword(password, account.passwordHash))) {
    return { refused: 'credentials' };
  }
  if (counted) await forgiveAttempt(store, counted);
  return { confirmed: account };
}
