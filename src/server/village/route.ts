import type { FastifyReply, FastifyRequest } from 'fastify';
import type { Answer, Body, Call, Params } from '../../calls/call.ts';
import type { Query } from '../rules/rule.ts';
import type { Actor } from '../store/atividade.ts';

/** What a handler is given. All of it is checked, except the query, which is only cut to the declared names. */
type HandlerInput<C extends Call> = {
  params: Params<C['path']>;
  query: Query;
  body: Body<C>;
  /** Who calls, for the activity log; only for calls that need a session. */
  readonly actor: Actor;
};

export type Handler<C extends Call> = (
  input: HandlerInput<C>,
  request: FastifyRequest,
  reply: FastifyReply,
) => Promise<Answer<C> | FastifyReply>;

/** Gives a declared call its route: access, limits and body are checked before the handler runs. */
export type Route = <C extends Call>(call: C, handle: Handler<C>) => void;

/** Like `Route`, for answers to the holder of a secret, which no cache may keep. */
export const noStore =
  (declared: Route): Route =>
  (call, handle) =>
    declared(call, (input, request, reply) => {
      reply.header('cache-control', 'no-store');
      return handle(input, request, reply);
    });
