import { createHash } from 'node:crypto';
import { isIPv6 } from 'node:net';
import { count } from '../../fields/count.ts';
import { instant } from '../../fields/instant.ts';
import { text } from '../../fields/text.ts';
import { minute } from '../../language/durations.ts';
import { unlessDuplicate } from '../store/duplicate.ts';
import { removeBefore } from '../store/removeBefore.ts';
import type { Store } from '../store/store.ts';
import { type Row, table } from '../store/table.ts';

/** Recent wrong passwords and codes, by the account, address or device they count on; keys are hashed. */
export const attempts = table({
  name: 'attempts',
  isPassing: true,
  fields: {
    key: { ...text('Chave'), unique: true },
    failures: count('Falhas'),
    lastAt: instant('Última em'),
    /** '' when the next attempt may come at once. */
    pausedUntil: instant('Em pausa até'),
  },
});

type Limit = {
  free: number;
  longestPause: number;
  /** Other people's attempts count here too, so a right password takes back only its own. */
  shared?: true;
};

/** From the last of the free failures on, each is followed by a pause: 1, 2, 4 … seconds. */
const limits = {
  /** Logins to an account from devices it was never used on. */
  account: { free: 5, longestPause: 300 },
  /** Logins from such devices at one address, with whatever names. */
  address: { free: 6, longestPause: 60, shared: true },
  /** Logins from one device that has been in the account before. */
  device: { free: 5, longestPause: 300 },
  /** The password that a logged-in account is asked for again. */
  session: { free: 5, longestPause: 300 },
  /** Codes of the second factor, of an app or for recovery, after the right password or a letter's link. */
  code: { free: 5, longestPause: 300 },
} satisfies Record<string, Limit>;

/** After this long without an attempt the failures are forgotten. */
const memoryMs = 15 * minute;

/** What an attempt is counted on. */
export type Counted = readonly (readonly [kind: keyof typeof limits, whose: string])[];

/** The counters that an attempt raised, so that a right password can lower them again. */
export type CountedAttempt = { key: string; limit: Limit; pausedUntil: string }[];

/** In how many seconds to come back. */
export type Pause = { retryAfter: number };

type Counter = Row<typeof attempts.fields>;

/** The network of an address: a home has a whole IPv6 network (/64), which counts as one address. */
export function networkOf(address: string): string {
  const plain = address.replace(/^::ffff:(?=\d+\.)/i, '');
  if (!isIPv6(plain)) return plain;
  const [left = [], right = []] = plain
    .split('::')
    .map((part) => part.split(':').filter((group) => group !== ''));
  const zeros = Array<string>(Math.max(0, 8 - left.length - right.length)).fill('0');
  const network = [...left, ...zeros, ...right].slice(0, 4);
  return network.map((group) => Number.parseInt(group, 16)).join(':');
}

function keyOf(kind: keyof typeof limits, value: string): string {
  return `${kind}:${createHash('sha256').update(value).digest('base64url')}`;
}

function pauseOf(counters: (Counter | undefined)[], now: Date): Pause | undefined {
  const ends = counters.map((counter) =>
    counter?.pausedUntil ? Date.parse(counter.pausedUntil) : 0,
  );
  const left = Math.max(...ends) - now.getTime();
  return left > 0 ? { retryAfter: Math.ceil(left / 1000) } : undefined;
}

function withOneMore(counter: Counter | undefined, { free, longestPause }: Limit, now: Date) {
  const remembered = counter && now.getTime() - Date.parse(counter.lastAt) <= memoryMs;
  const failures = (remembered ? (counter.failures ?? 0) : 0) + 1;
  const pause = failures < free ? 0 : Math.min(longestPause, 2 ** (failures - free));
  return {
    failures,
    lastAt: now.toISOString(),
    pausedUntil: pause === 0 ? '' : new Date(now.getTime() + pause * 1000).toISOString(),
  };
}

async function countAll(
  trx: Store,
  keys: readonly { key: string; limit: Limit }[],
  now: Date,
): Promise<CountedAttempt | Pause> {
  // Always locked in the same order of kinds: otherwise two attempts could deadlock.
  const counters: (Counter | undefined)[] = [];
  for (const { key } of keys) counters.push(await trx.lock(attempts, { key }));
  const paused = pauseOf(counters, now);
  if (paused) return paused;

  const attempt: CountedAttempt = [];
  for (const [at, { key, limit }] of keys.entries()) {
    const counted = withOneMore(counters[at], limit, now);
    if (counters[at]) await trx.change(attempts, { key }, counted);
    else await trx.create(attempts, { key, ...counted });
    attempt.push({ key, limit, pausedUntil: counted.pausedUntil });
  }
  return attempt;
}

/**
 * Counts an attempt as failed before its password is checked, so that a thousand at once get no
 * more tries than one after the other.
 */
export async function countAttempt(
  store: Store,
  kinds: Counted,
  now: Date,
): Promise<CountedAttempt | Pause> {
  const keys = kinds.map(([kind, whose]) => ({ key: keyOf(kind, whose), limit: limits[kind] }));
  // Most of a flood ends here, at a plain read that locks nothing.
  const known = await store.list(attempts, { where: { key: keys.map(({ key }) => key) } });
  const paused = pauseOf(known, now);
  if (paused) return paused;

  // Another attempt may create the same counter at this moment: the retry then finds it.
  const tryCount = (): Promise<CountedAttempt | Pause> =>
    unlessDuplicate(() => store.transaction((trx) => countAll(trx, keys, now)), tryCount);
  return tryCount();
}

/** After a right password: counters of its owner alone are reset, shared ones lose this attempt only. */
export async function forgiveAttempt(store: Store, attempt: CountedAttempt): Promise<void> {
  // One transaction for each counter: an attempt being counted may hold a later counter while it
  // waits for an earlier one, and holding both here could deadlock with it.
  for (const { key, limit, pausedUntil } of attempt) {
    if (!limit.shared) {
      await store.remove(attempts, { key });
      continue;
    }
    await store.transaction(async (trx) => {
      const counter = await trx.lock(attempts, { key });
      if (!counter) return;
      const ours = counter.pausedUntil === pausedUntil;
      await trx.change(
        attempts,
        { key },
        {
          failures: Math.max(0, (counter.failures ?? 0) - 1),
          pausedUntil: ours ? '' : counter.pausedUntil,
        },
      );
    });
  }
}

/** Removes the counters whose failures are forgotten. */
export async function sweepAttempts(store: Store, now: Date): Promise<void> {
  await removeBefore(store, attempts, 'lastAt', new Date(now.getTime() - memoryMs));
}
