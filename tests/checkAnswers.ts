import { subscribe } from 'node:diagnostics_channel';
import type { FastifyInstance, FastifyReply, FastifyRequest } from 'fastify';
import type { Call } from '../src/calls/call.ts';

/** How an answer differs from what its call declares; undefined if it does not. */
function faultIn(call: Call, request: FastifyRequest, reply: FastifyReply, payload: unknown) {
  const type = String(reply.getHeader('content-type')).split(';')[0] ?? '';
  if (reply.statusCode !== (call.status ?? 200)) return `status ${reply.statusCode}`;
  if (!('parse' in call.answers)) return call.answers.includes(type) ? undefined : type;
  if (typeof payload !== 'string' || type !== 'application/json') return `${type}, not JSON`;
  const isCut = (request.query as { fields?: string }).fields;
  const schema = (isCut && call.answersPartial) || call.answers;
  return schema.safeParse(JSON.parse(payload)).error?.message;
}

/** Checks every answer of every app in this process against its call; `tell` gets those that differ. */
export function checkAnswers(tell: (fault: string) => void): void {
  subscribe('fastify.initialization', (message) => {
    const { fastify } = message as { fastify: FastifyInstance };
    fastify.addHook('onRoute', ({ method, url, config }) => {
      const isCall = url.startsWith('/api/') && url !== '/api/docs' && url !== '/api/*';
      if (isCall && !config?.call) tell(`${method} ${url} is not declared`);
    });
    // Added before any other `onSend` hook, since a later one compresses the payload.
    fastify.addHook('onSend', async (request, reply, payload) => {
      const { call } = request.routeOptions.config;
      if (!call || request.method === 'HEAD' || reply.statusCode >= 400) return;
      // Answers from the cache have an ETag; they were checked when they were made.
      if (reply.hasHeader('etag')) return;
      const fault = faultIn(call, request, reply, payload);
      if (fault) tell(`${call.method} ${call.path}: ${fault}`);
    });
  });
}
