import { withLock } from './lock.ts';
import type { Store } from './store.ts';

/**
 * Does some work now and every so often, in one process at a time; gives the way to stop it, which
 * waits for what is under way.
 */
export function repeat(
  store: Store,
  { name, every, work }: { name: string; every: number; work(): Promise<void> },
  logError: (error: unknown) => void,
): () => Promise<void> {
  let working: Promise<unknown>;
  const begin = () => {
    working = withLock(store, name, work).catch(logError);
  };
  begin();
  const timer = setInterval(begin, every).unref();
  return async () => {
    clearInterval(timer);
    await working;
  };
}
