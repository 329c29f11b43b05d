import fastify, { type FastifyBaseLogger } from 'fastify';

/** The program's log: lines of JSON on standard error that say what failed, never who asked, or for what. */
export function openLog(): FastifyBaseLogger {
  // The logger comes with the framework, which makes one for nobody but an app.
  const { log } = fastify({
    logger: {
      stream: process.stderr,
      base: { pid: process.pid },
      timestamp: () => `,"time":"${new Date().toISOString()}"`,
      serializers: {
        req: ({ method, routeOptions }) => ({ method, url: routeOptions.url ?? '' }),
        err: ({ name, message, stack = '' }) => ({ type: name, message, stack }),
      },
    },
  });
  return log;
}
