import { afterEach, beforeEach, describe, expect, test } from 'vitest';
import { bothEngines, openTestStore } from '../../../tests/openTestStore.ts';
import { day } from '../../language/durations.ts';
import { megabyte, mostMegabytesFromVisitor } from '../../language/fileSize.ts';
import { messages } from '../../language/messages.ts';
import type { Config } from '../process/config.ts';
import type { Store } from '../store/store.ts';
import { calls } from './callCount.ts';
import { countUpload } from './uploadCount.ts';

describe.each(bothEngines)('counting what visitors upload, on %s', (engine) => {
  let store: Store;
  let now: Date;
  beforeEach(async () => {
    store = await openTestStore(engine, [calls]);
    now = new Date('2026-06-01T11:00:00Z');
  });
  afterEach(() => store.close());

  const context = (limits = true) => ({
    store,
    config: { captchaSecret: 'segredo', limits } as Config,
    now: () => now,
  });
  const count = (megabytes: number, address = '192.0.2.1') =>
    countUpload(context(), address, megabytes * megabyte);
  const refusal = {
    status: 429,
    errors: [{ param: 'file', msg: messages.uploadsOfToday(mostMegabytesFromVisitor) }],
  };

  test('an address sends 50 MB in a day, and no more before the day is over', async () => {
    await count(25);
    await expect(count(26)).rejects.toMatchObject(refusal);
    await count(25);
    await expect(count(1)).rejects.toMatchObject(refusal);
    await count(25, '192.0.2.2');
    now = new Date(now.getTime() + day - 1);
    await expect(count(1)).rejects.toMatchObject(refusal);
    now = new Date(now.getTime() + 1);
    await count(25);
    expect(JSON.stringify(await store.list(calls))).not.toContain('192.0.2');
  });

  test('the addresses of one home count together', async () => {
    await count(25, '2001:db8:1:2::a');
    await count(25, '2001:db8:1:2:ffff::b');
    await expect(count(1, '2001:db8:1:2::c')).rejects.toMatchObject(refusal);
    await count(1, '2001:db8:1:3::a');
  });

  test('of many at once only as many get through as have room', async () => {
    const all = await Promise.allSettled(Array.from({ length: 100 }, () => count(6)));
    expect(all.filter(({ status }) => status === 'fulfilled')).toHaveLength(8);
  });

  test('what was refused is taken back, but never from another day', async () => {
    const takeBack = await count(40);
    await takeBack();
    const late = await count(45);
    now = new Date(now.getTime() + day);
    await late();
    await count(50);
    await expect(count(1)).rejects.toMatchObject(refusal);
  });

  test('a village that is tested under load counts nothing', async () => {
    for (let each = 0; each < 3; each++) {
      await (await countUpload(context(false), '192.0.2.1', 25 * megabyte))();
    }
    expect(await store.list(calls)).toEqual([]);
  });
});
