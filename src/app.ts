import { join } from 'node:path';
import { Readable } from 'node:stream';
import helmet from '@fastify/helmet';
import fastify, { type FastifyInstance, LogController } from 'fastify';
import { backofficeShell } from './backofficeShell.ts';
import { everyCall } from './calls/all.ts';
import type { Call } from './calls/call.ts';
import { minute } from './language/durations.ts';
import { megabyte } from './language/fileSize.ts';
import { publicSite } from './publicSite.ts';
import { api } from './server/api/api.ts';
import { answerBadAddress, refuseOddAddresses } from './server/api/errors.ts';
import { fileAccess } from './server/api/fileCookie.ts';
import { longestUpload } from './server/api/files.ts';
import { refuseUnmatched } from './server/api/unmatched.ts';
import { permissionsPolicy, policy } from './server/pages/browserPolicy.ts';
import { http } from './server/process/http.ts';
import type { Context } from './server/village/context.ts';

/** Longer than an upload may take, so that a slow upload gets its own error message first. */
const requestTimeout = longestUpload + minute;
/** Longer than proxies keep idle connections, so that this side never closes one that a new request is using. */
const keepAliveTimeout = 72_000;

/** The API and the files. It needs no build, so the API's tests start here. `onCall` is told of each call that has a route. */
export async function createServer(
  context: Context,
  onCall: (call: Call) => void = () => {},
): Promise<FastifyInstance> {
  const { config, files, cache, log } = context;
  let closing = false;
  const app = fastify({
    // Trust only as many proxies, and the addresses they report, as the setting says.
    trustProxy: (_address, hop) => hop < config.trustProxy,
    bodyLimit: megabyte,
    routerOptions: { maxParamLength: 500 },
    frameworkErrors: answerBadAddress,
    logController: new LogController({ disableRequestLogging: true }),
    // Requests under way at closing are still answered, and so are the calls that their pages make.
    return503OnClosing: false,
    loggerInstance: log.child({}, { level: 'warn' }),
    // Cached answers are sent before Fastify looks at the request.
    serverFactory: (answer) =>
      http.createServer(
        // Nearly all requests have no body: Node then skips reading the stream to its end.
        { requestTimeout, keepAliveTimeout, optimizeEmptyRequests: true },
        (request, response) => {
          if (context.welcome?.(request, response)) return;
          if (closing || !cache.answer(request, response)) answer(request, response);
        },
      ),
  });
  app.addHook('onRoute', ({ config }) => {
    if (config?.call) onCall(config.call);
  });
  // A request with a content type but no body has already ended: Fastify would wait for its end.
  app.addHook('preParsing', async (_request, _reply, body) =>
    'readableEnded' in body && body.readableEnded ? Readable.from([]) : body,
  );
  app.addHook('preClose', async () => {
    closing = true;
  });
  // Close connections after their last answer: keeping them alive would delay the stop.
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

/** The whole app: API, files, back-office and public pages. It does not listen by itself. */
export async function createApp(
  context: Context,
  dist = join(import.meta.dirname, '../dist'),
): Promise<FastifyInstance> {
  const routed: Call[] = [];
  const app = await createServer(context, (call) => routed.push(call));
  refuseUnmatched(everyCall(context.collections), routed);
  await backofficeShell(app, context, dist);
  await publicSite(app, context, dist);
  return app;
}
