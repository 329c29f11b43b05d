export type { Reader } from '../calls/all.ts';

/** The API said no; 404 means there is no such thing. */
export class ReadError extends Error {
  readonly status: number;
  /** What failed inside stands in the log as that. */
  readonly isTold: boolean;
  constructor(path: string, status: number) {
    // What is logged names the call, never what was asked of it, nor a booking's secret.
    super(`${/^\/api\/\w+/.exec(path)?.[0]} answered ${status}`);
    this.status = status;
    this.isTold = status >= 500;
  }
}

/** Whether a reading failed because there is no such thing. The class may come from another bundle. */
export function isNotFound(error: unknown): boolean {
  return error instanceof Error && 'status' in error && error.status === 404;
}

/** What a call answers; undefined where there is no such thing. */
export async function orNothing<T>(reading: Promise<T>): Promise<T | undefined> {
  try {
    return await reading;
  } catch (error) {
    if (isNotFound(error)) return undefined;
    throw error;
  }
}
