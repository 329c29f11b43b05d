import type { ActivityVerb } from '../../sections/atividade.ts';
import { accountChanged, type accountNews } from '../mail/accountLetters.ts';
import { writeLetter } from '../mail/outbox.ts';
import { logActivity } from '../store/atividade.ts';
import { readDefinicoes } from '../store/definicoes.ts';
import type { Store } from '../store/store.ts';
import type { StaffRow } from './staff.ts';

/** Writes to the owner of an account what changed, in the transaction of the change; no letter without an address. */
export async function tellOwner(
  trx: Store,
  { username, email }: Pick<StaffRow, 'username' | 'email'>,
  news: keyof typeof accountNews,
  now: Date,
): Promise<void> {
  if (email === '') return;
  const letter = accountChanged(email, await readDefinicoes(trx), { username, news });
  await writeLetter(trx, letter, { now });
}

/** Logs what people did with their own account, and writes it to them. */
export async function noteOwnChange(
  trx: Store,
  account: Pick<StaffRow, 'username' | 'email'>,
  verb: ActivityVerb & keyof typeof accountNews,
  now: Date,
  subject = '',
): Promise<void> {
  await logActivity(trx, { who: account.username, now }, { verb, subject });
  await tellOwner(trx, account, verb, now);
}
