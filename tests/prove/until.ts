import { setTimeout as pause } from 'node:timers/promises';

/** Polls until the answer is yes or the time is over; returns whether it was yes. */
export async function until(
  isSo: () => Promise<boolean> | boolean,
  { patience = 30_000, every = 100 } = {},
): Promise<boolean> {
  const last = Date.now() + patience;
  while (!(await isSo())) {
    if (Date.now() > last) return false;
    await pause(every);
  }
  return true;
}
