import type { FastifyBaseLogger } from 'fastify';
import { pino } from 'pino';
import { causeInWords } from './causes.ts';

/** What is not met for so long is over. */
const mostQuiet = 10 * 60 * 1000;

const errorIn = (first: unknown): unknown =>
  first instanceof Error ? first : (first as { err?: unknown } | undefined)?.err;

/** Tells whether a line is worth writing: what concerns everyone is said once while it lasts, in clear words. */
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
          // It is in the log as what it came of.
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
