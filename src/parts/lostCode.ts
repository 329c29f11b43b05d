import { minute } from '../language/durations.ts';

const lost = new WeakSet<Error>();

/** Remembers code that failed to load: there is no connection, or an update removed its file. */
export function watchForLostCode(): void {
  addEventListener('vite:preloadError', (event) => lost.add(event.payload));
}

/** Whether an error is such a failure to load code. */
export function isLostCode(error: unknown): boolean {
  return error instanceof Error && lost.has(error);
}

/** Whether the page that is open can be loaded again. */
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

/** Reloads the page after an update, if it is reachable; once in ten minutes, so that it never loops. */
export async function reloadOnce(): Promise<void> {
  const last = Number(sessionStorage.getItem(mark));
  if (Date.now() - last < once || !(await isReachable())) return;
  sessionStorage.setItem(mark, String(Date.now()));
  location.reload();
}
