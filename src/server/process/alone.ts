import { day, second } from '../../language/durations.ts';

/** How long a web server in front may go on showing an answer while the program is dead. */
const longestAlone = 7 * day;

/**
 * What a web server in front may do with an answer that is the same for everyone: send it for a second, then
 * ask whether it is still good, and without the program send it until something in it ends.
 */
export function alone(ends: number): string {
  const left = Math.floor(Math.min(Math.max(ends - Date.now(), 0), longestAlone) / second);
  return `s-maxage=${Math.min(left, 1)}, must-revalidate, stale-if-error=${left}`;
}

/** The end that such a header speaks of: of an answer that another one is made of. */
export function endIn(caching: string): number {
  const [, seconds = '0'] = /stale-if-error=(\d+)/.exec(caching) ?? [];
  const left = Number(seconds) * second;
  return left < longestAlone ? Date.now() + left : Number.POSITIVE_INFINITY;
}
