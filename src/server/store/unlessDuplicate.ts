import { DuplicateError } from './store.ts';

/** Does some work or, where another was first with what no two rows may share, something else instead. */
export async function unlessDuplicate<T>(
  work: () => Promise<T>,
  instead: () => T | Promise<T>,
): Promise<T> {
  try {
    return await work();
  } catch (error) {
    if (!(error instanceof DuplicateError)) throw error;
    return instead();
  }
}
