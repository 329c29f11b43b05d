import { instant } from '../../fields/instant.ts';
import { text } from '../../fields/text.ts';
import { minute } from '../../language/durations.ts';
import { removeBefore } from '../store/removeBefore.ts';
import type { Store } from '../store/store.ts';
import { table } from '../store/table.ts';

/** What a passkey was asked to sign, for whichever process its answer comes to. */
export const challenges = table({
  name: 'challenges',
  fields: {
    challenge: { ...text('Desafio'), unique: true },
    /** Whose key is being made; '' while somebody logs in. */
    staff: text('Utilizador'),
    until: instant('Até'),
  },
});

/** How long a person may take over it. */
export const challengeMs = 5 * minute;

/** Notes a challenge, and forgets those that nobody answered. */
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

/** Takes out a challenge, before its answer is believed, so that none is answered twice; says whether it was there. */
export async function takeChallenge(
  store: Store,
  challenge: string,
  account: string,
  now: Date,
): Promise<boolean> {
  const [kept] = await store.remove(challenges, { challenge, staff: account });
  return kept !== undefined && kept.until > now.toISOString();
}
