import rateLimit from '@fastify/rate-limit';
import type { FastifyInstance, FastifyRequest } from 'fastify';
import { addressOf } from '../../calls/address.ts';
import type { Answer } from '../../calls/call.ts';
import { notFound, refusal } from '../../calls/refusal.ts';
import { captchaActions, captchaCall } from '../../calls/village.ts';
import { messages } from '../../language/messages.ts';
import { callCounter } from '../limits/callCount.ts';
import { makeChallenge } from '../limits/captcha.ts';
import { negotiate, prepare } from '../pages/prepared.ts';
import { isSameSecret } from '../process/isSameSecret.ts';
import type { Context, Routes } from '../village/context.ts';
import { healthOf, isReady } from '../village/health.ts';
import { controlAccess, tokenOf } from './access.ts';
import { anexoRoutes } from './anexos.ts';
import { atividadeRoute } from './atividade.ts';
import { authRoutes } from './auth.ts';
import { queryOf } from './body.ts';
import { cartaRoutes } from './cartas.ts';
import { contaRoutes } from './contas.ts';
import { copiaRoutes } from './copia.ts';
import { definicoesRoutes } from './definicoes.ts';
import { demonstracaoRoute } from './demonstracao.ts';
import { docsRoute } from './docs.ts';
import { draftRoutes } from './drafts.ts';
import { duplicationRoute } from './duplicar.ts';
import { answerErrors } from './errors.ts';
import { fileRoutes } from './files.ts';
import { hojeRoute } from './hoje.ts';
import { factorRoutes, ownAccountRoutes, sessionRoutes } from './ownAccount.ts';
import { pesquisaRoute } from './pesquisa.ts';
import { pessoaDadosRoutes } from './pessoaDados.ts';
import { previsaoRoute } from './previsao.ts';
import { procuraRoute } from './procura.ts';
import { publicacaoRoutes } from './publicacoes.ts';
import { binRoutes } from './reciclagem.ts';
import { recordRoutes } from './records.ts';
import { resumoRoute } from './resumo.ts';
import { routesOn } from './route.ts';
import { traducoesRoute } from './traducoes.ts';
import { urgentesRoute } from './urgentes.ts';
import { versionRoutes } from './versoes.ts';

declare module 'fastify' {
  interface FastifyRequest {
    /** The generation of the cache that the answer belongs to. */
    generation: number;
  }
}

const captchaRoute: Routes = (route, { config, now }) => {
  route(captchaCall, async ({ query }, _request, reply) => {
    const { for: action = '' } = query;
    if (!captchaActions.includes(action)) throw refusal(422, 'for', messages.invalid);
    reply.header('cache-control', 'no-store');
    // The library's type says less than what it makes.
    return makeChallenge(config, action, now()) as Promise<Answer<typeof captchaCall>>;
  });
};

const ownRoutes: Routes[] = [
  cartaRoutes,
  anexoRoutes,
  authRoutes,
  contaRoutes,
  ownAccountRoutes,
  sessionRoutes,
  factorRoutes,
  binRoutes,
  draftRoutes,
  publicacaoRoutes,
  atividadeRoute,
  definicoesRoutes,
  resumoRoute,
  hojeRoute,
  procuraRoute,
  copiaRoutes,
  demonstracaoRoute,
  pessoaDadosRoutes,
  captchaRoute,
  pesquisaRoute,
  urgentesRoute,
  traducoesRoute,
  previsaoRoute,
  fileRoutes,
];

/** Accepts only JSON; a body may be empty where a call needs none, as when toggling a payment. */
function parseJson(app: FastifyInstance): void {
  app.removeContentTypeParser('text/plain');
  const strict = app.getDefaultJsonParser('error', 'error');
  app.addContentTypeParser('application/json', { parseAs: 'string' }, (request, body, done) => {
    if (body.length === 0) done(null, {});
    else strict(request, body as string, done);
  });
}

const isReading = ({ method }: FastifyRequest) => method === 'GET' || method === 'HEAD';

/** Other pages are made after a write that changes them, and after every write letters may have to leave. */
function announceWrites(app: FastifyInstance, { content, sender }: Context): void {
  app.addHook('onSend', async (request, reply) => {
    const { call } = request.routeOptions.config;
    if (isReading(request) || reply.statusCode >= 400) return;
    // Before the answer leaves, so that the caller finds the pages already changed.
    if (!call?.changesNothing) await content.change();
    sender.poke();
  });
}

/** The address an answer is cached under: only the declared parameters, each once, in the order of declaration. */
function cacheAddress(request: FastifyRequest): string {
  const { call } = request.routeOptions.config;
  if (!call) return request.url;
  const params = request.params as Record<string, string>;
  return addressOf(call.path, { params, query: queryOf(request, Object.keys(call.query ?? {})) });
}

/** Whether the answer is for everyone; those to staff and to writes are not. */
const isForEveryone = (request: FastifyRequest) => isReading(request) && tokenOf(request) === '';

/** Compresses and caches what is read without a token, unless its route says otherwise; the rest is `no-store`. */
function cacheReadings(app: FastifyInstance, { cache }: Context): void {
  app.decorateRequest('generation', 0);
  app.decorateRequest('ends', Number.POSITIVE_INFINITY);
  app.addHook('onRequest', async (request) => {
    request.generation = cache.generation();
  });
  app.addHook('preHandler', async (request, reply) => {
    if (!isForEveryone(request)) return;
    const address = cacheAddress(request);
    // Under its exact address the cache would have answered before the request came here.
    const known = address === request.url ? undefined : cache.find(address);
    if (known) return reply.send(await negotiate(request, reply, known));
  });
  app.addHook('onSend', async (request, reply, payload) => {
    if (!isForEveryone(request)) reply.header('cache-control', 'no-store');
    if (reply.hasHeader('cache-control')) return payload;
    if (reply.statusCode !== 200 || typeof payload !== 'string') {
      reply.header('cache-control', 'no-cache');
      return payload;
    }
    const type = String(reply.getHeader('content-type'));
    const { ends } = request;
    const prepared = prepare({ status: 200, type, text: payload, ends, isCall: true });
    // What lacks a part, or was read before a change, is good for this caller alone.
    if (cache.generation() !== request.generation) reply.header('cache-control', 'no-cache');
    cache.put(cacheAddress(request), prepared, request.generation);
    return negotiate(request, reply, prepared);
  });
}

/** Everything under /api, and the health check. */
export async function api(app: FastifyInstance, context: Context): Promise<void> {
  answerErrors(app);
  app.get('/saude', ({ headers: { authorization = '' } }) => {
    const isTrusted = isSameSecret(authorization, `Bearer ${context.config.healthKey}`);
    return isTrusted ? healthOf(context) : isReady(context);
  });
  docsRoute(app, context);
  for (const outside of context.outside) outside(app, context);

  await app.register(async (calls) => {
    calls.addHook('onRequest', async (_request, reply) => {
      reply.header('x-robots-tag', 'noindex');
    });
    controlAccess(calls, context);
    parseJson(calls);
    // Each route sets its own limit.
    await calls.register(rateLimit, {
      global: false,
      // One process counts in memory; several count together in the database.
      ...(context.store.engine === 'postgres' && { store: callCounter(context) }),
      errorResponseBuilder: () => refusal(429, '', messages.slowDown),
    });
    announceWrites(calls, context);
    cacheReadings(calls, context);
    const route = routesOn(calls, context);
    for (const collection of context.collections) {
      recordRoutes(route, context, collection);
      versionRoutes(route, context, collection);
      duplicationRoute(route, context, collection);
    }
    for (const routes of [...ownRoutes, ...context.routes]) routes(route, context);
    // A route, so that an unknown call is refused only after its API key was checked.
    calls.all('/api/*', async () => {
      throw notFound('');
    });
  });
}
