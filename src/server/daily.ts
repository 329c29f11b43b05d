import type { Context } from './api/context.ts';
import { sweepCaptchas } from './captcha.ts';
import { eraseOldData } from './rules/retention.ts';
import { sweepSessions } from './sessions.ts';

const day = 24 * 60 * 60 * 1000;

/** Erases, now and every day, what has run out; gives the way to stop it. */
export function startDailyWork(
  { store, proofs, now }: Context,
  complain: (error: unknown) => void,
) {
  const work = async () => {
    try {
      await sweepSessions(store, now());
      await sweepCaptchas(store, now());
      await eraseOldData(store, now());
      await proofs.sweep();
    } catch (error) {
      complain(error);
    }
  };
  void work();
  const timer = setInterval(work, day).unref();
  return () => clearInterval(timer);
}
