export type { Reader } from '../calls/all.ts';

/** The API refused; 404 means that the thing does not exist. */
export class ReadError extends Error {
  readonly status: number;
  /** The API has already logged its own failures. */
  readonly isTold: boolean;
  constructor(path: string, status: number) {
    // The log names the call but not its parameters, since they may hold what was searched for or a booking's
    // secret.
    super(`${/^\/api\/\w+/.exec(path)?.[0]} answered ${status}`);
    this.status = status;
    this.isTold = status >= 500;
  }
}

/**
 * Whether a read failed because the thing does not exist. It goes by the status, not by the class, which may
 * come from another bundle.
 */
export function isNotFound(error: unknown): boolean {
  return error instanceof Error && 'status' in error && error.status === 404;
}

/** What a call answers; undefined if the thing does not exist. */
export async function orNothing<T>(reading: Promise<T>): Promise<T | undefined> {
  try {
    return await reading;
  } catch (error) {
    if (isNotFound(error)) return undefined;
    throw error;
  }
}
