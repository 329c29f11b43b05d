import { accountChanged, type accountNews } from '../mail/accountLetters.ts';
import { writeLetter } from '../mail/outbox.ts';
import type { Store } from '../store/store.ts';
import { readDefinicoes } from '../tables/definicoes.ts';
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
  await writeLetter(trx, letter, { now, limits: false });
}
