import { calls } from '../limits/callCount.ts';
import { captchas } from '../limits/captcha.ts';
import { sweepSessions } from '../staff/sessions.ts';
import { withLock } from '../store/lock.ts';
import { removeBefore } from '../store/removeBefore.ts';
import { vacuum } from '../store/vacuum.ts';
import type { Context } from '../village/context.ts';
import { eraseOldData } from './retention.ts';

const day = 24 * 60 * 60 * 1000;

/** Erases, now and every day, what has run out; gives the way to stop it, which waits for what is being erased. */
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
  let working: Promise<unknown>;
  const work = () => {
    working = withLock(store, 'daily work', erase).catch((error) => log.error(error));
  };
  work();
  const timer = setInterval(work, day).unref();
  return async () => {
    clearInterval(timer);
    await working;
  };
}
