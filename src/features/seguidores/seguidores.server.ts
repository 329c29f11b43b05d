import type { FastifyInstance } from 'fastify';
import { sql } from 'kysely';
import { notFound, refusal } from '../../calls/refusal.ts';
import { day } from '../../language/durations.ts';
import { messages } from '../../language/messages.ts';
import { captchaGate } from '../../server/limits/captcha.ts';
import { writeLetter } from '../../server/mail/outbox.ts';
import { newSecret } from '../../server/process/newSecret.ts';
import { readDefinicoesForLetters } from '../../server/store/definicoes.ts';
import { unlessDuplicate } from '../../server/store/duplicate.ts';
import type { Store } from '../../server/store/store.ts';
import type { Context, Routes } from '../../server/village/context.ts';
import { noStore } from '../../server/village/route.ts';
import { countOne } from './envios.server.ts';
import { confirmLetter } from './letters.server.ts';
import { seguidorCalls } from './seguidorCalls.ts';
import { refusals } from './seguidores.ts';
import { aparelhos, envios, type Seguidor, seguidores } from './tables.server.ts';
import { consent, daysToConfirm, everyTopic, reachedBy, type Topic } from './topics.ts';

/** Whether it was asked for too long ago to be confirmed. */
function isStale({ estado, pedidoEm }: Pick<Seguidor, 'estado' | 'pedidoEm'>, now: Date) {
  return estado !== 'confirmado' && now.getTime() - Date.parse(pedidoEm) > daysToConfirm * day;
}

/** Anybody can type anybody's address, so its owner reads of it once, and not again on the same day. */
const oneADay = { most: 1, within: day };

/** Removes a follower at once, with the letters that wait for them. Returns whether there was one. */
export async function leave(store: Store, segredo: string): Promise<boolean> {
  return store.transaction(async (trx) => {
    const [gone] = await trx.remove(seguidores, { segredo });
    if (gone?.ultimoEnvio) await countOne(trx, gone.ultimoEnvio, 'saidas');
    return gone !== undefined;
  });
}

/** How many followers a record with these topics would reach at once, and how many in the weekly letter. */
function reachIn(all: readonly Seguidor[], of: readonly Topic[]) {
  const reached = all.map((each) => reachedBy(of, each));
  const count = (when: string) => reached.filter((each) => each === when).length;
  return { logo: count('logo'), semana: count('semana') };
}

/** Following the village: asking for it, confirming, changing, leaving; and how many there are. */
export const seguidorRoutes: Routes = (route, { store, config, now }) => {
  /** Only the letter says whether the address follows already, so that strangers cannot find out. */
  async function askToFollow(trx: Store, wish: Pick<Seguidor, 'email' | 'temas' | 'frequencia'>) {
    const caixa = wish.email.toLowerCase();
    const known = await trx.lock(seguidores, { caixa });
    const follower = {
      ...wish,
      estado: 'por-confirmar' as const,
      pedidoEm: now().toISOString(),
      consentimento: consent.version,
    };
    if (known?.estado === 'confirmado') return known;
    if (known) return trx.changeOne(seguidores, { _id: known._id }, follower);
    return trx.create(seguidores, { ...follower, caixa, segredo: newSecret() });
  }

  route(seguidorCalls.follow, async ({ body: { captcha, ...wish } }) => {
    const spendCaptcha = captchaGate(config, captcha, 'seguidores', now());
    const save = () =>
      store.transaction(async (trx) => {
        if (!(await spendCaptcha(trx))) throw refusal(422, 'captcha', messages.captcha);
        const seguidor = await askToFollow(trx, wish);
        const definicoes = await readDefinicoesForLetters(trx);
        const letter = confirmLetter(seguidor, { definicoes, siteUrl: config.siteUrl });
        await writeLetter(trx, letter, {
          now: now(),
          cap: config.limits ? oneADay : undefined,
        });
      });
    // Two calls with one address can race; the second then finds the row of the first.
    await unlessDuplicate(save, save);
    return { seguidor: { recebido: true as const } };
  });

  noStore(route)(seguidorCalls.read, async ({ params }) => {
    const row = await store.find(seguidores, params);
    return { seguidor: row && !isStale(row, now()) ? row : null };
  });

  route(seguidorCalls.confirm, async ({ params }) => {
    const row = await store.transaction(async (trx) => {
      const found = await trx.lock(seguidores, params);
      if (!found) throw notFound('segredo');
      if (found.estado === 'confirmado') return found;
      if (isStale(found, now())) throw refusal(422, 'segredo', refusals.tooLate);
      const confirmed = { estado: 'confirmado' as const, confirmadoEm: now().toISOString() };
      return trx.changeOne(seguidores, { _id: found._id }, confirmed);
    });
    return { seguidor: row };
  });

  route(seguidorCalls.change, async ({ params, body }) => {
    const [row] = await store.change(seguidores, { ...params, estado: 'confirmado' }, body);
    if (!row) throw notFound('segredo');
    return { seguidor: row };
  });

  route(seguidorCalls.leave, async ({ params: { segredo } }) => {
    if (!(await leave(store, segredo))) throw notFound('segredo');
    return { seguidor: { saiu: true as const } };
  });

  route(seguidorCalls.list, async ({ query: { temas = '' } }) => {
    const follower = everyTopic.filter((topic) => temas.split(',').includes(topic));
    const all = await store.list(seguidores, {
      where: { estado: 'confirmado' },
      fields: ['temas', 'frequencia'],
    });
    const devices = await store.list(aparelhos, { where: { prova: '' }, fields: ['temas'] });
    const hasAsked = ({ temas: own }: { temas: Topic[] }) =>
      own.some((topic) => follower.includes(topic));
    const newest = [sql`"em" desc`, sql`"sequence" desc`];
    const sent = await store.list(envios, { order: newest, limit: 50 });
    const count = (estado: Seguidor['estado']) => store.count(seguidores, { where: { estado } });
    return {
      contagens: {
        confirmados: all.length,
        porConfirmar: await count('por-confirmar'),
        devolvidos: await count('devolvido'),
        aparelhos: devices.length,
        temas: Object.fromEntries(
          everyTopic.map((topic) => [topic, reachIn(all, [topic])]),
        ) as Record<Topic, ReturnType<typeof reachIn>>,
      },
      alcance: { ...reachIn(all, follower), aparelhos: devices.filter(hasAsked).length },
      arrayEnvios: sent,
    };
  });
};

/** One-click unsubscribe from a mail program (RFC 8058): without key or cookie. Doing it twice is no error. */
export function leaveByMail(app: FastifyInstance, { store }: Context): void {
  app.register(async (scope) => {
    // The body is always the same, so it is not read.
    scope.addContentTypeParser('*', (_request, stream, done) => {
      stream.resume();
      done(null);
    });
    scope.post<{ Params: { segredo: string } }>(
      '/seguir/:segredo/sair',
      async ({ params: { segredo } }, reply) => {
        await leave(store, segredo);
        return reply.header('cache-control', 'no-store').send('');
      },
    );
  });
}
