import { day, second } from '../../language/durations.ts';

/** How long a web server in front may go on showing an answer while the program is dead. */
const longestAlone = 7 * day;

/** An answer is good for a second before it counts as stale, and nginx counts in whole seconds. */
const margin = 2 * second;

/**
 * What a web server in front may do with an answer that is the same for everyone: send it for a second, then
 * ask whether it is still good, and without the program send it until something in it ends. The second never
 * shrinks before that: beside 304, nginx takes none for no word at all and goes by what the answer said before.
 */
export function alone(ends: number): string {
  const left = ends - Date.now();
  const seconds = Math.floor(Math.min(Math.max(left - margin, 0), longestAlone) / second);
  return `s-maxage=${left > 0 ? 1 : 0}, must-revalidate, stale-if-error=${seconds}`;
}

/** The end that such a header speaks of: of an answer that another one is made of. */
export function endIn(caching: string): number {
  const [, seconds = '0'] = /stale-if-error=(\d+)/.exec(caching) ?? [];
  const left = Number(seconds) * second;
  return left < longestAlone ? Date.now() + left + margin : Number.POSITIVE_INFINITY;
}
