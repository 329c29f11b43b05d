import { afterEach, beforeEach, describe, expect, test } from 'vitest';
import { bothEngines, openTestStore } from '../../../tests/openTestStore.ts';
import { withLock } from './lock.ts';
import type { Store } from './store.ts';

describe.each(bothEngines)('work that only one process should do, on %s', (engine) => {
  let store: Store;
  beforeEach(async () => {
    store = await openTestStore(engine, []);
  });
  afterEach(() => store.close());

  test('is done, and can be done again', async () => {
    const done: number[] = [];
    for (const time of [1, 2]) {
      expect(await withLock(store, 'sweeping', async () => void done.push(time))).toBe(true);
    }
    expect(done).toEqual([1, 2]);
  });

  test('lets go when it fails', async () => {
    const failure = new Error('no');
    await expect(withLock(store, 'sweeping', () => Promise.reject(failure))).rejects.toBe(failure);
    expect(await withLock(store, 'sweeping', async () => {})).toBe(true);
  });

  test.runIf(engine === 'postgres')(
    'is left to whoever is doing it; other work is not',
    async () => {
      const { promise: end, resolve: finish } = Promise.withResolvers<void>();
      const { promise: begun, resolve: begin } = Promise.withResolvers<void>();
      const first = withLock(store, 'sweeping', async () => {
        begin();
        await end;
      });
      await begun;
      expect(await withLock(store, 'sweeping', () => Promise.reject(new Error('twice')))).toBe(
        false,
      );
      expect(await withLock(store, 'painting', async () => {})).toBe(true);
      finish();
      expect(await first).toBe(true);
    },
  );
});
