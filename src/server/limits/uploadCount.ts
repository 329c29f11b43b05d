import { refusal } from '../../calls/refusal.ts';
import { day } from '../../language/durations.ts';
import { megabyte, mostMegabytesFromVisitor } from '../../language/fileSize.ts';
import { messages } from '../../language/messages.ts';
import type { Config } from '../process/config.ts';
import type { Store } from '../store/store.ts';
import { countCall, keyFor } from './callCount.ts';
import { networkOf } from './throttle.ts';

/**
 * Counts the bytes of an upload on its sender's network before they come, so that many at once get no more room
 * than one after the other. Refuses what is more than a day's; returns what takes the bytes back.
 */
export async function countUpload(
  { store, config, now }: { store: Store; config: Config; now(): Date },
  address: string,
  bytes: number,
): Promise<() => Promise<unknown>> {
  const key = keyFor(config, `uploads ${networkOf(address)}`);
  const count = (by: number) =>
    countCall(store, key, {
      by,
      most: mostMegabytesFromVisitor * megabyte,
      now: now(),
      timeWindow: day,
    });
  if (config.limits && !(await count(bytes))) {
    throw refusal(429, 'file', messages.uploadsOfToday(mostMegabytesFromVisitor));
  }
  return async () => config.limits && count(-bytes);
}
