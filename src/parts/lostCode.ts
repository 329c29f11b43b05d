import { minute } from '../language/durations.ts';

const lost = new WeakSet<Error>();

/** Takes note of code that could not be fetched: there is no connection, or an update took its file away. */
export function watchForLostCode(): void {
  addEventListener('vite:preloadError', (event) => lost.add(event.payload));
}

/** Whether this failure is one of them. */
export function isLostCode(error: unknown): boolean {
  return error instanceof Error && lost.has(error);
}

/** Whether the page that is open can be had again. */
export async function isReachable(): Promise<boolean> {
  try {
    const answer = await fetch(location.href, { method: 'HEAD', cache: 'no-store' });
    return answer.ok;
  } catch {
    return false;
  }
}

const mark = 'recarregada';
const once = 10 * minute;

/** Loads the page anew after an update, if it can be had; code that stays away is not asked for without end. */
export async function reloadOnce(): Promise<void> {
  const last = Number(sessionStorage.getItem(mark));
  if (Date.now() - last < once || !(await isReachable())) return;
  sessionStorage.setItem(mark, String(Date.now()));
  location.reload();
}
