import { join } from 'node:path';
import helmet from '@fastify/helmet';
import fastify, { type FastifyInstance, LogController } from 'fastify';
import { backofficeShell } from './backofficeShell.ts';
import { publicSite } from './publicSite.ts';
import { api } from './server/api/api.ts';
import type { Context } from './server/api/context.ts';
import { answerBadAddress } from './server/api/errors.ts';

/** What answers programs: the API and the files. It needs no build, so the API's tests start here. */
export async function createServer(context: Context): Promise<FastifyInstance> {
  const { config, files } = context;
  const app = fastify({
    // Addresses that proxies report are believed only as far as the setting says.
    trustProxy: (_address, hop) => hop < config.trustProxy,
    bodyLimit: 1024 * 1024,
    requestTimeout: 5 * 60 * 1000,
    routerOptions: { maxParamLength: 500 },
    frameworkErrors: answerBadAddress,
    logController: new LogController({ disableRequestLogging: true }),
    // What is logged says what failed, never who asked.
    logger: {
      level: 'warn',
      serializers: {
        req: ({ method, routeOptions }) => ({ method, url: routeOptions.url ?? '' }),
        err: ({ name, message, stack = '' }) => ({ type: name, message, stack }),
      },
    },
  });
  await app.register(helmet, {
    contentSecurityPolicy: {
      useDefaults: false,
      directives: {
        defaultSrc: ["'self'"],
        scriptSrc: ["'self'"],
        // Placeholders of photos and the alignment of formatted text are style attributes.
        styleSrc: ["'self'", "'unsafe-inline'"],
        // A photo may be a typed address elsewhere; the map's tiles are.
        imgSrc: ["'self'", 'https:', 'data:'],
        objectSrc: ["'none'"],
        baseUri: ["'self'"],
        formAction: ["'self'"],
        frameAncestors: ["'self'"],
      },
    },
    hsts: config.siteUrl.startsWith('https:'),
    referrerPolicy: { policy: 'strict-origin-when-cross-origin' },
  });
  await files.serve(app);
  await api(app, context);
  return app;
}

/** Joins everything that answers requests; it listens nowhere by itself. */
export async function createApp(
  context: Context,
  dist = join(import.meta.dirname, '../dist'),
): Promise<FastifyInstance> {
  const app = await createServer(context);
  await backofficeShell(app, context, dist);
  await publicSite(app, context, dist);
  return app;
}
