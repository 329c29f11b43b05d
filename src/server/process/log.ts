import type { FastifyBaseLogger } from 'fastify';
import { pino } from 'pino';

/** The program's log: lines of JSON on standard error that say what failed, never who asked, or for what. */
export function openLog(): FastifyBaseLogger {
  return pino(
    {
      base: { pid: process.pid },
      timestamp: () => `,"time":"${new Date().toISOString()}"`,
      serializers: {
        req: ({ method, routeOptions }) => ({ method, url: routeOptions.url ?? '' }),
        err: ({ name, message, stack = '' }) => ({ type: name, message, stack }),
      },
    },
    process.stderr,
  );
}
