import type { FastifyInstance, FastifyRequest } from 'fastify';
import type { Body, Call, Params } from '../../calls/call.ts';
import { refusal } from '../../calls/refusal.ts';
import { messages } from '../../language/messages.ts';
import type { Context } from '../village/context.ts';
import type { Handler, Route } from '../village/route.ts';
import { actorOf, confirmed, guardFor } from './access.ts';
import { bodyOf, bodyOrEmpty, checkedSafe, queryOf, wantedFlag } from './body.ts';
import { onlyDeclared } from './onlyDeclared.ts';

declare module 'fastify' {
  interface FastifyContextConfig {
    /** The declaration of the route. */
    call?: Call;
  }
}

/** How often one address may call in ten minutes: writing is generous for a family, tight for a program. */
const limits = { write: 30, work: 200 };

function bodyFor({ takes }: Call, request: FastifyRequest): unknown {
  if (takes === undefined || takes === 'file') return undefined;
  // There are several shapes: the handler finds out which one it is.
  if (!('fields' in takes)) return bodyOf(request);
  if (!('toggles' in takes)) {
    const isNeeded = Object.values(takes.fields).some(({ required }) => required);
    return checkedSafe(takes, isNeeded ? bodyOf(request) : bodyOrEmpty(request));
  }
  const wanted = wantedFlag(request, takes.toggles);
  if (wanted === undefined && takes.fields[takes.toggles]?.required) {
    throw refusal(422, takes.toggles, messages.required);
  }
  const { [takes.toggles]: _, ...others } = takes.fields;
  return { ...checkedSafe({ fields: others }, bodyOrEmpty(request)), [takes.toggles]: wanted };
}

/** Makes the function that adds routes to this app. */
export function routesOn(
  app: FastifyInstance,
  context: Pick<Context, 'config' | 'store' | 'now'>,
): Route {
  return <C extends Call>(call: C, handle: Handler<C>) => {
    const rateLimit =
      call.limit && context.config.limits
        ? { max: limits[call.limit], timeWindow: '10 minutes' }
        : false;
    const known = Object.keys(call.query ?? {});
    const cut = onlyDeclared(call.answers);
    const add = (scope: FastifyInstance) => {
      scope.route({
        method: call.method,
        url: call.path,
        config: { call, rateLimit },
        onRequest: guardFor(call.who),
        async handler(request, reply) {
          const body = bodyFor(call, request) as Body<C>;
          if (call.password === 'always') await confirmed(request, reply, context);
          if (call.status) reply.status(call.status);
          const answer = await handle(
            {
              params: request.params as Params<C['path']>,
              query: queryOf(request, known),
              body,
              get actor() {
                return actorOf(request, context.now());
              },
            },
            request,
            reply,
          );
          // Don't await the reply: it has already been sent.
          if (reply.sent) return reply;
          // By a null at the top of its answer a GET says that there is no such record, so it is a 404.
          const isMissing = Object.values(answer).includes(null);
          if (call.method === 'GET' && isMissing) reply.status(404);
          return cut(answer);
        },
      });
    };
    if (call.takes !== 'file') add(app);
    else {
      app.register(async (scope) => {
        // `receiveOne` reads the stream; calls that take no file do not accept this type.
        scope.addContentTypeParser('multipart/form-data', (_request, stream, done) =>
          done(null, stream),
        );
        add(scope);
      });
    }
  };
}
