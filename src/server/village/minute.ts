import { serverFeatures } from '../../features/all.server.ts';
import { minute } from '../../language/durations.ts';
import { repeat } from '../process/repeat.ts';
import { withLock } from '../store/lock.ts';
import type { Context } from './context.ts';

/** Runs the `everyMinute` of each feature; if one fails, the others still run. */
export async function workOfTheMinute(context: Context): Promise<void> {
  for (const { everyMinute } of serverFeatures) {
    await everyMinute?.(context).catch((error) => context.log.error(error));
  }
}

/** Runs it every minute from now on; returns the function that stops it. */
export function startMinuteWork(context: Context): () => Promise<void> {
  const { store, log } = context;
  const work = () => withLock(store, 'minute work', () => workOfTheMinute(context));
  return repeat({ every: minute, work }, (error) => log.error(error));
}
