import { join } from 'node:path';
import { Readable } from 'node:stream';
import helmet from '@fastify/helmet';
import fastify, { type FastifyInstance, LogController } from 'fastify';
import { backofficeShell } from './backofficeShell.ts';
import { minute } from './language/durations.ts';
import { publicSite } from './publicSite.ts';
import { api } from './server/api/api.ts';
import { answerBadAddress, refuseOddAddresses } from './server/api/errors.ts';
import { fileAccess } from './server/api/fileCookie.ts';
import { longestUpload } from './server/api/files.ts';
import { permissionsPolicy, policy } from './server/pages/browserPolicy.ts';
import { http } from './server/process/http.ts';
import type { Context } from './server/village/context.ts';

/** Longer than an upload may take, which is refused in words. */
const requestTimeout = longestUpload + minute;
/** Longer than proxies keep theirs, so that it is never this side that hangs up on a new request. */
const keepAliveTimeout = 72_000;

/** What answers programs: the API and the files. It needs no build, so the API's tests start here. */
export async function createServer(context: Context): Promise<FastifyInstance> {
  const { config, files, cache, log } = context;
  let closing = false;
  const app = fastify({
    // Addresses that proxies report are believed only as far as the setting says.
    trustProxy: (_address, hop) => hop < config.trustProxy,
    bodyLimit: 1024 * 1024,
    routerOptions: { maxParamLength: 500 },
    frameworkErrors: answerBadAddress,
    logController: new LogController({ disableRequestLogging: true }),
    // Who is being answered when it closes is answered, pages with all they read included.
    return503OnClosing: false,
    loggerInstance: log.child({}, { level: 'warn' }),
    // What is in memory is answered before the framework looks at the request.
    serverFactory: (answer) =>
      http.createServer(
        // A request that brings nothing, as nearly all do, is not made a stream to be read to its end.
        { requestTimeout, keepAliveTimeout, optimizeEmptyRequests: true },
        (request, response) => {
          if (closing || !cache.answer(request, response)) answer(request, response);
        },
      ),
  });
  // One that promised a body by its type alone has ended before the framework waits for that.
  app.addHook('preParsing', async (_request, _reply, body) =>
    'readableEnded' in body && body.readableEnded ? Readable.from([]) : body,
  );
  app.addHook('preClose', async () => {
    closing = true;
  });
  // Whoever is still being answered then is not kept waiting for a next request.
  app.addHook('onSend', async (_request, reply) => {
    if (closing) reply.header('connection', 'close');
  });
  await app.register(helmet, {
    ...policy,
    hsts: config.siteUrl.startsWith('https:'),
    referrerPolicy: { policy: 'strict-origin-when-cross-origin' },
  });
  app.addHook('onRequest', async (_request, reply) => {
    reply.header('permissions-policy', permissionsPolicy);
  });
  refuseOddAddresses(app);
  await files.serve(app, fileAccess(context));
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
