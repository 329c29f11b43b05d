import { day } from '../../language/durations.ts';
import { calls } from '../limits/callCount.ts';
import { captchas } from '../limits/captcha.ts';
import { repeat } from '../process/repeat.ts';
import { sweepSessions } from '../staff/sessions.ts';
import { withLock } from '../store/lock.ts';
import { removeBefore } from '../store/removeBefore.ts';
import { vacuum } from '../store/vacuum.ts';
import type { Context } from './context.ts';
import { eraseOldData } from './retention.ts';

/** Erases expired data at once and then every day; returns the function that stops it. */
export function startDailyWork(context: Context): () => Promise<void> {
  const { store, content, log, now } = context;
  const erase = async () => {
    await sweepSessions(store, now());
    await removeBefore(store, captchas, 'expiresAt', now());
    await removeBefore(store, calls, 'until', now());
    await eraseOldData(context);
    await vacuum(store);
    await content.change();
  };
  const work = () => withLock(store, 'daily work', erase);
  return repeat({ every: day, work }, (error) => log.error(error));
}
