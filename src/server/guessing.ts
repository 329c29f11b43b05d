import { createHash } from 'node:crypto';
import { isIPv6 } from 'node:net';
import { count } from '../fields/count.ts';
import { instant } from '../fields/instant.ts';
import { text } from '../fields/text.ts';
import { removeBefore } from './removeBefore.ts';
import { normalUsername } from './staff.ts';
import { DuplicateError, type Store } from './store/store.ts';
import { type Row, table } from './store/table.ts';

/** Failed logins of late, by account and by address, neither of them in clear. */
export const attempts = table({
  name: 'attempts',
  fields: {
    key: { ...text('Chave'), unique: true },
    failures: count('Falhas'),
    lastAt: instant('Última em'),
    /** '' when the next attempt may come at once. */
    pausedUntil: instant('Em pausa até'),
  },
});

type Rule = { free: number; longestPause: number };

/** From the last of the free failures on, each is followed by a pause: 1, 2, 4 … seconds. */
const rules = {
  account: { free: 5, longestPause: 300 },
  address: { free: 6, longestPause: 60 },
} satisfies Record<string, Rule>;

/** After so long without an attempt all is forgotten. */
const memoryMs = 15 * 60_000;

type Keys = { accountKey: string; addressKey: string };

/** What an attempt was charged with, to be given back if its password proves right. */
export type Charge = Keys & { addressPause: string };

/** In how many seconds to come back. */
export type Pause = { retryAfter: number };

type Counter = Row<typeof attempts.fields>;

/** A home has a whole IPv6 network to itself, so its addresses count as one. */
function networkOf(address: string): string {
  const plain = address.replace(/^::ffff:(?=\d+\.)/i, '');
  if (!isIPv6(plain)) return plain;
  const [left = [], right = []] = plain
    .split('::')
    .map((part) => part.split(':').filter((group) => group !== ''));
  const zeros = Array<string>(Math.max(0, 8 - left.length - right.length)).fill('0');
  const network = [...left, ...zeros, ...right].slice(0, 4);
  return network.map((group) => Number.parseInt(group, 16)).join(':');
}

function keyOf(kind: keyof typeof rules, value: string): string {
  return `${kind}:${createHash('sha256').update(value).digest('base64url')}`;
}

function pauseOf(counters: (Counter | undefined)[], now: Date): Pause | undefined {
  const [until = ''] = counters
    .map((counter) => counter?.pausedUntil ?? '')
    .sort()
    .reverse();
  if (until <= now.toISOString()) return undefined;
  return { retryAfter: Math.ceil((Date.parse(until) - now.getTime()) / 1000) };
}

function withOneMore(counter: Counter | undefined, { free, longestPause }: Rule, now: Date) {
  const remembered = counter && now.getTime() - Date.parse(counter.lastAt) <= memoryMs;
  const failures = (remembered ? (counter.failures ?? 0) : 0) + 1;
  const pause = failures < free ? 0 : Math.min(longestPause, 2 ** (failures - free));
  return {
    failures,
    lastAt: now.toISOString(),
    pausedUntil: pause === 0 ? '' : new Date(now.getTime() + pause * 1000).toISOString(),
  };
}

async function chargeBoth(trx: Store, keys: Keys, now: Date): Promise<Charge | Pause> {
  // Always the account first: two that took them in turn could wait for each other for ever.
  const account = await trx.lock(attempts, { key: keys.accountKey });
  const address = await trx.lock(attempts, { key: keys.addressKey });
  const paused = pauseOf([account, address], now);
  if (paused) return paused;

  const add = async (key: string, counter: Counter | undefined, rule: Rule) => {
    const counted = withOneMore(counter, rule, now);
    if (counter) await trx.change(attempts, { key }, counted);
    else await trx.create(attempts, { key, ...counted });
    return counted.pausedUntil;
  };
  await add(keys.accountKey, account, rules.account);
  return { ...keys, addressPause: await add(keys.addressKey, address, rules.address) };
}

/**
 * Counts an attempt as failed before its password is looked at, so that a thousand at once get no
 * further than one after the other.
 */
export async function charge(
  store: Store,
  { username, address }: { username: string; address: string },
  now: Date,
): Promise<Charge | Pause> {
  const accountKey = keyOf('account', normalUsername(username));
  const addressKey = keyOf('address', networkOf(address));
  // Most of a flood ends here, without keeping anyone from writing.
  const known = await store.list(attempts, { where: { key: [accountKey, addressKey] } });
  const paused = pauseOf(known, now);
  if (paused) return paused;

  for (;;) {
    try {
      return await store.transaction((trx) => chargeBoth(trx, { accountKey, addressKey }, now));
    } catch (error) {
      // Another attempt made the same counter in this very moment; now it is there to be read.
      if (!(error instanceof DuplicateError)) throw error;
    }
  }
}

/** The password was right: the account starts afresh, the address is as it was before. */
export async function giveBack(store: Store, charged: Charge): Promise<void> {
  await store.transaction(async (trx) => {
    await trx.remove(attempts, { key: charged.accountKey });
    const address = await trx.lock(attempts, { key: charged.addressKey });
    if (!address) return;
    const ours = address.pausedUntil === charged.addressPause;
    await trx.change(
      attempts,
      { key: charged.addressKey },
      {
        failures: Math.max(0, (address.failures ?? 0) - 1),
        pausedUntil: ours ? '' : address.pausedUntil,
      },
    );
  });
}

/** Removes the counters that count for nothing any more. */
export async function sweepAttempts(store: Store, now: Date): Promise<void> {
  await removeBefore(store, attempts, 'lastAt', new Date(now.getTime() - memoryMs));
}
