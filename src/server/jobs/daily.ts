import { sweepCalls } from '../limits/callCount.ts';
import { sweepCaptchas } from '../limits/captcha.ts';
import { sweepSessions } from '../staff/sessions.ts';
import { withLock } from '../store/lock.ts';
import { vacuum } from '../store/vacuum.ts';
import type { Context } from '../village/context.ts';
import { eraseOldData } from './retention.ts';

const day = 24 * 60 * 60 * 1000;

/** Erases, now and every day, what has run out; gives the way to stop it, which waits for what is being erased. */
export function startDailyWork(context: Context): () => Promise<void> {
  const { store, proofs, content, log, now } = context;
  const erase = async () => {
    await sweepSessions(store, now());
    await sweepCaptchas(store, now());
    await sweepCalls(store, now());
    await eraseOldData(context);
    await proofs.sweep();
    await vacuum(store);
    await content.change();
  };
  const work = async () => {
    try {
      await withLock(store, 'daily work', erase);
    } catch (error) {
      log.error(error);
    }
  };
  let working = work();
  const timer = setInterval(() => {
    working = work();
  }, day).unref();
  return async () => {
    clearInterval(timer);
    await working;
  };
}
