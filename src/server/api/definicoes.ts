import type { FastifyRequest } from 'fastify';
import { Refusal, refusal } from '../../calls/refusal.ts';
import { definicoesCalls } from '../../calls/village.ts';
import { messages } from '../../language/messages.ts';
import { type Definicoes, definicoesFields } from '../../sections/definicoes.ts';
import { pessoas } from '../../sections/pessoas.ts';
import { withPageLinks } from '../rules/pageLinks.ts';
import { publicPart } from '../rules/rule.ts';
import { changedGuarded, tellGuardedChange } from '../staff/guardedSettings.ts';
import { logActivity } from '../store/atividade.ts';
import {
  definicoesOver,
  inventedDefinicoes,
  readDefinicoes,
  readOwnDefinicoes,
  saveDefinicoes,
  definicoes as table,
  without,
} from '../store/definicoes.ts';
import { unlessDuplicate } from '../store/duplicate.ts';
import type { Store } from '../store/store.ts';
import { keepUncounted, versionsOf } from '../store/versoes.ts';
import type { Context, Routes } from '../village/context.ts';
import { confirmed, isAtTheDesk, staffOf } from './access.ts';
import { checkedSafe } from './body.ts';
import { noteEnds } from './ends.ts';
import { hasLetGo } from './withdrawn.ts';

/** The person responsible for the site: the one the settings name, or else the president of the executive. */
async function responsibleFor(
  { store, rules, now, partialReads }: Pick<Context, 'store' | 'rules' | 'now' | 'partialReads'>,
  { responsible }: Definicoes,
  request: FastifyRequest,
): Promise<string> {
  if (responsible !== '') return responsible;
  const reading = store.list<typeof pessoas.fields>(pessoas, {
    where: { isExecutivo: true },
    only: publicPart(pessoas, rules.pessoas, now()),
    fields: ['name', 'position', 'retirarEm'],
  });
  const executive = await partialReads.readOr(reading, []);
  const president = executive.find(({ position }) => /^presidente\b/i.test(position));
  if (president) noteEnds(request, pessoas, [president], now());
  return president?.name ?? '';
}

/** How many changes of the settings are listed. */
const mostTold = 50;

/** The settings of the village that this site is for. */
export const definicoesRoutes: Routes = (route, context) => {
  const { store, files, config, now } = context;
  const answer = async (request: FastifyRequest) => {
    const asking = {
      isStaff: isAtTheDesk(request),
      now: now(),
    };
    const stored = await readDefinicoes(store);
    const linked = await withPageLinks(context, definicoesFields, [stored], asking);
    const definicoes = linked[0] ?? stored;
    const fotos = await files.describe(definicoesFields, [definicoes]);
    const responsavel = await responsibleFor(context, definicoes, request);
    const inventadas = await inventedDefinicoes(store);
    const enviaEmail = config.smtpUrl !== undefined;
    return { definicoes, inventadas, fotos, responsavel, enviaEmail };
  };

  route(definicoesCalls.read, (_asked, request) => answer(request));

  route(definicoesCalls.versions, async () => {
    const kept = await versionsOf(store, table.name, mostTold + 1);
    const values = kept.map(({ valores }) => JSON.parse(valores) as Record<string, unknown>);
    const pick = (names: readonly string[], from: Record<string, unknown> = {}) =>
      Object.fromEntries(names.map((name) => [name, from[name]]));
    return {
      arrayVersoes: kept.slice(0, mostTold).flatMap(({ numero, quem, em, campos }, index) =>
        // The first version is what was there before any change.
        quem === '' || !values[index + 1]
          ? []
          : [
              {
                numero: numero ?? 0,
                quem,
                em,
                antes: pick(campos, values[index + 1]),
                depois: pick(campos, values[index]),
              },
            ],
      ),
      fotos: await files.describe(definicoesFields, values),
    };
  });

  route(definicoesCalls.save, async ({ body, actor }, request, reply) => {
    // Fields that are not sent stay as they are: each page of the settings saves its own.
    const over = async (trx: Store) => {
      const { values, invented } = await definicoesOver(trx, body);
      const after = checkedSafe({ fields: definicoesFields }, values);
      const before = await readOwnDefinicoes(trx);
      return { after, invented, own: { before, after: without(after, invented) } };
    };

    const { isAdmin } = staffOf(request);
    const stored = await over(store);
    const isConfirmed = isAdmin && changedGuarded(stored.own).length > 0;
    if (isConfirmed) await confirmed(request, reply, context);

    const save = () =>
      store.transaction(async (trx) => {
        await trx.lock(table, {});
        const { after, invented, own } = await over(trx);
        const changed = changedGuarded(own);
        if (changed.length > 0 && !isConfirmed) {
          if (isAdmin) throw refusal(422, 'password', messages.confirmPassword);
          const msg = messages.guardedAdminOnly;
          throw new Refusal(
            403,
            changed.map((param) => ({ param, msg })),
          );
        }
        const before = await readDefinicoes(trx);
        await saveDefinicoes(trx, after, invented);
        await keepUncounted(trx, { ...table, fields: definicoesFields }, { before, after }, actor);
        await logActivity(trx, actor, {
          verb: 'settingsSaved',
          place: table.name,
          target: table.name,
        });
        await tellGuardedChange(trx, context, { ...own, actor });
        // Otherwise a closed site, or its old photo, would still be shown while the program is down.
        if (after.emPreparacao || hasLetGo(before, after)) await trx.afterCommit(context.withdraw);
      });
    // Tried twice: somebody else may be saving them for the first time at this moment.
    await unlessDuplicate(save, save);
    return answer(request);
  });
};
