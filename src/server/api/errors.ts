import type { FastifyError, FastifyInstance, FastifyReply, FastifyRequest } from 'fastify';
import { Refusal, refusal } from '../../calls/refusal.ts';
import { messages } from '../../language/messages.ts';
import { isDiskFull } from '../process/systemErrors.ts';
import { DuplicateError } from '../store/duplicate.ts';

/** The messages for what the framework refuses by itself. */
const byStatus: Record<number, string> = {
  400: messages.badRequest,
  404: messages.notFound,
  413: messages.tooLarge,
  415: messages.mediaType,
  429: messages.slowDown,
};

/** Any failure as a refusal, or undefined when it is the server's own fault. */
function asRefusal(error: FastifyError | Refusal): Refusal | undefined {
  if (error instanceof Refusal) return error;
  if (error instanceof DuplicateError) return refusal(409, error.column, messages.duplicate);
  if (error instanceof SyntaxError || error.code === 'FST_ERR_CTP_INVALID_JSON_BODY') {
    return refusal(400, '', messages.notJson);
  }
  const status = error.statusCode ?? 500;
  return status < 500 ? refusal(status, '', byStatus[status] ?? messages.badRequest) : undefined;
}

/** The refusal for a failure of the server; a full disk has its own, since it does not pass by itself. */
const ownFault = (error: unknown) =>
  isDiskFull(error) ? refusal(507, '', messages.noRoom) : refusal(503, '', messages.unavailable);

function answer(error: FastifyError | Refusal, request: FastifyRequest, reply: FastifyReply) {
  const refused = asRefusal(error);
  if (refused === undefined) {
    // As it is declared: its address may hold a secret.
    const call = `${request.method} ${request.routeOptions.url}`;
    request.log.error({ call, err: error }, 'request failed');
  }
  const { status, errors, more } = refused ?? ownFault(error);
  return reply.status(status).send({ errors, ...more });
}

/** Gives every refusal of the API one shape; a failure of the server is logged and reveals nothing. */
export function answerErrors(app: FastifyInstance): void {
  app.setErrorHandler(answer);
  app.setNotFoundHandler((_request, reply) => {
    reply.status(404).send({ errors: [{ param: '', msg: messages.notFound }] });
  });
}

/** Whether an address is that of a call, with or without a host. */
const isOfCall = (url: string) => /^(?:[a-z]+:\/\/[^/]*)?\/api\//i.test(url);

/** Answers an address that cannot be parsed, before any route is found; people get the not-found page. */
export function answerBadAddress(
  error: FastifyError | Refusal,
  request: FastifyRequest,
  reply: FastifyReply,
): void {
  if (isOfCall(request.url)) answer(error, request, reply);
  else reply.redirect('/not_found');
}

/**
 * Accepts an address only as browsers send it: a path. The router ignores a host before it and a
 * `#` after it, so every page would have endless addresses, each a new key for caches and limits.
 */
export function refuseOddAddresses(app: FastifyInstance): void {
  app.addHook('onRequest', async (request, reply) => {
    if (/^\/[^#]*$/.test(request.url)) return;
    answerBadAddress(refusal(400, '', messages.badRequest), request, reply);
    return reply;
  });
}
