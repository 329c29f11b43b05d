import { serverFeatures } from '../../features/all.server.ts';
import { minute } from '../../language/durations.ts';
import { repeat } from '../process/repeat.ts';
import { withLock } from '../store/lock.ts';
import type { Context } from '../village/context.ts';

/** Has each feature look after its clock every minute; what one of them fails at keeps no other waiting. */
export async function workOfTheMinute(context: Context): Promise<void> {
  for (const { everyMinute } of serverFeatures) {
    await everyMinute?.(context).catch((error) => context.log.error(error));
  }
}

/** Does so from now on; gives the way to stop it. */
export function startMinuteWork(context: Context): () => Promise<void> {
  const { store, log } = context;
  const work = () => withLock(store, 'minute work', () => workOfTheMinute(context));
  return repeat({ every: minute, work }, (error) => log.error(error));
}
