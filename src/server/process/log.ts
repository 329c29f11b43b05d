import type { FastifyBaseLogger } from 'fastify';
import { pino } from 'pino';
import { causeInWords } from './systemErrors.ts';

/** A cause that has not been met for this long counts as over. */
const mostQuiet = 10 * 60 * 1000;

const errorIn = (first: unknown): unknown =>
  first instanceof Error ? first : (first as { err?: unknown } | undefined)?.err;

/** Tells whether to write a line: a cause that concerns the whole site is logged once while it lasts. */
function sayOnce() {
  const met = new Map<string, number>();
  return (words: string) => {
    const last = met.get(words) ?? Number.NEGATIVE_INFINITY;
    met.set(words, performance.now());
    return performance.now() - last > mostQuiet;
  };
}

/** The program's log: lines of JSON on standard error that say what failed, never who asked, or for what. */
export function openLog(into: { write(line: string): void } = process.stderr): FastifyBaseLogger {
  const isNews = sayOnce();
  return pino(
    {
      base: { pid: process.pid },
      timestamp: () => `,"time":"${new Date().toISOString()}"`,
      serializers: {
        req: ({ method, routeOptions }) => ({ method, url: routeOptions.url ?? '' }),
        err: ({ name, message, stack = '' }) => ({ type: name, message, stack }),
      },
      hooks: {
        logMethod(args, write) {
          const err = errorIn(args[0]);
          // Its cause is in the log already.
          if ((err as { isTold?: boolean } | undefined)?.isTold) return;
          const words = causeInWords(err);
          if (!words) write.apply(this, args);
          else if (isNews(words)) write.apply(this, [{ err }, words]);
        },
      },
    },
    into,
  );
}
