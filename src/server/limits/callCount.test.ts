import { promisify } from 'node:util';
import { afterEach, beforeEach, describe, expect, test } from 'vitest';
import { engines, openTestStore } from '../../../tests/openTestStore.ts';
import type { Config } from '../process/config.ts';
import { removeBefore } from '../store/removeBefore.ts';
import type { Store } from '../store/store.ts';
import { callCounter, calls } from './callCount.ts';

const window = 60_000;

describe.each(engines)('counting the calls of an address, on %s', (engine) => {
  let store: Store;
  let now: Date;
  beforeEach(async () => {
    store = await openTestStore(engine, [calls]);
    now = new Date('2026-06-01T11:00:00Z');
  });
  afterEach(() => store.close());

  /** A counter as each process has one; `url` is the call it counts. */
  function counterOf(url: string) {
    const config = { captchaSecret: 'segredo' } as Config;
    const Counter = callCounter({ store, config, now: () => now });
    const counter = new Counter({ routeInfo: { method: 'POST', url } });
    return promisify((address: string, done: Parameters<typeof counter.incr>[1]) =>
      counter.incr(address, done, window),
    );
  }

  test('two processes count together, each call and each address by itself', async () => {
    const [here, there, other] = ['/a', '/a', '/b'].map(counterOf);
    expect(await here?.('192.0.2.1')).toEqual({ current: 1, ttl: window });
    now = new Date(now.getTime() + 10_000);
    expect(await there?.('192.0.2.1')).toEqual({ current: 2, ttl: window - 10_000 });
    expect(await there?.('192.0.2.2')).toMatchObject({ current: 1 });
    expect(await other?.('192.0.2.1')).toMatchObject({ current: 1 });
  });

  test('many at once are all counted', async () => {
    const count = counterOf('/a');
    const counted = await Promise.all(Array.from({ length: 40 }, () => count('192.0.2.1')));
    const numbers = counted.map((each) => each?.current ?? 0);
    expect(numbers.toSorted((one, other) => one - other)).toEqual(
      Array.from({ length: 40 }, (_, index) => index + 1),
    );
  });

  test('it starts afresh when the time is over, and nothing is kept in clear or for long', async () => {
    const count = counterOf('/a');
    await count('192.0.2.1');
    expect(JSON.stringify(await store.list(calls))).not.toContain('192.0.2.1');
    now = new Date(now.getTime() + window);
    expect(await count('192.0.2.1')).toEqual({ current: 1, ttl: window });
    now = new Date(now.getTime() + window + 1);
    await removeBefore(store, calls, 'until', now);
    expect(await store.list(calls)).toEqual([]);
  });
});
