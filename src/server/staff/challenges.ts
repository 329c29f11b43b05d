import { instant } from '../../fields/instant.ts';
import { text } from '../../fields/text.ts';
import { minute } from '../../language/durations.ts';
import { removeBefore } from '../store/removeBefore.ts';
import type { Store } from '../store/store.ts';
import { table } from '../store/table.ts';

/** Challenges that passkeys were asked to sign; in the database, since any process may get the answer. */
export const challenges = table({
  name: 'challenges',
  isPassing: true,
  fields: {
    challenge: { ...text('Desafio'), unique: true },
    /** The account that a key is being made for; '' for a login. */
    staff: text('Utilizador'),
    until: instant('Até'),
  },
});

/** How long a person may take to answer. */
export const challengeMs = 5 * minute;

/** Stores a challenge, and removes those that nobody answered in time. */
export async function keepChallenge(
  store: Store,
  challenge: string,
  account: string,
  now: Date,
): Promise<void> {
  await removeBefore(store, challenges, 'until', now);
  const until = new Date(now.getTime() + challengeMs).toISOString();
  await store.create(challenges, { challenge, staff: account, until });
}

/** Removes a challenge before its answer is checked, so that none is answered twice; returns whether it was valid. */
export async function takeChallenge(
  store: Store,
  challenge: string,
  account: string,
  now: Date,
): Promise<boolean> {
  const [kept] = await store.remove(challenges, { challenge, staff: account });
  return kept !== undefined && kept.until > now.toISOString();
}
