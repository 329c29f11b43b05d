import type { Reader } from '../calls/all.ts';
import { readPageData } from '../parts/pageData.ts';

export type { Reader };

/** The API said no; 404 means there is no such thing. */
export class ReadError extends Error {
  readonly status: number;
  constructor(path: string, status: number) {
    // What is logged names the call, never what was asked of it, nor a booking's secret.
    super(`${/^\/api\/\w+/.exec(path)?.[0]} answered ${status}`);
    this.status = status;
  }
}

/** Whether a reading failed because there is no such thing. The class may come from another bundle. */
export function isNotFound(error: unknown): boolean {
  return error instanceof Error && 'status' in error && error.status === 404;
}

/** The headers every call carries. */
export function callHeaders(): { APIKEY: string; 'content-type': string } {
  return { APIKEY: readPageData().apiKey, 'content-type': 'application/json' };
}

/** Reads over the network, in the browser. */
export const readOverNetwork: Reader = async (path) => {
  const response = await fetch(path, { headers: callHeaders() });
  if (!response.ok) throw new ReadError(path, response.status);
  return response.json();
};
