import { day } from '../../language/durations.ts';
import { calls } from '../limits/callCount.ts';
import { captchas } from '../limits/captcha.ts';
import { sweepSessions } from '../staff/sessions.ts';
import { removeBefore } from '../store/removeBefore.ts';
import { repeat } from '../store/repeat.ts';
import { vacuum } from '../store/vacuum.ts';
import type { Context } from '../village/context.ts';
import { eraseOldData } from './retention.ts';

/** Erases, now and every day, what has run out; gives the way to stop it. */
export function startDailyWork(context: Context): () => Promise<void> {
  const { store, content, log, now } = context;
  const work = async () => {
    await sweepSessions(store, now());
    await removeBefore(store, captchas, 'expiresAt', now());
    await removeBefore(store, calls, 'until', now());
    await eraseOldData(context);
    await vacuum(store);
    await content.change();
  };
  return repeat(store, { name: 'daily work', every: day, work }, (error) => log.error(error));
}
