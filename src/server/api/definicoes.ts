import { Refusal, refusal } from '../../calls/refusal.ts';
import { definicoesCalls } from '../../calls/village.ts';
import { messages } from '../../fields/messages.ts';
import { type Definicoes, definicoesFields } from '../../sections/definicoes.ts';
import { pessoas } from '../../sections/pessoas.ts';
import { changedGuarded, tellGuardedChange } from '../staff/guardedSettings.ts';
import { isInState } from '../store/life.ts';
import type { Store } from '../store/store.ts';
import { unlessDuplicate } from '../store/unlessDuplicate.ts';
import { logActivity } from '../tables/atividade.ts';
import {
  definicoesOver,
  inventedDefinicoes,
  readDefinicoes,
  readOwnDefinicoes,
  saveDefinicoes,
  definicoes as table,
  without,
} from '../tables/definicoes.ts';
import type { Context } from '../village/context.ts';
import { confirmed, staffOf } from './access.ts';
import { checked } from './body.ts';
import type { Routes } from './route.ts';
import { sanitiseBody } from './sanitize.ts';

/** Who answers for what the site says: whom the settings name, or else the president among the executive. */
async function responsibleFor(
  { store, now }: Pick<Context, 'store' | 'now'>,
  { responsible }: Definicoes,
): Promise<string> {
  if (responsible !== '') return responsible;
  const executive = await store.list(pessoas, {
    where: { isExecutivo: true, isActive: true },
    only: { holds: isInState('publicado', now()) },
    fields: ['name', 'position'],
  });
  return executive.find(({ position }) => /^presidente\b/i.test(position))?.name ?? '';
}

/** What belongs to the one village this site is for. */
export const definicoesRoutes: Routes = (route, context) => {
  const { store, files, config } = context;
  const answer = async () => {
    const definicoes = await readDefinicoes(store);
    const fotos = await files.describe(definicoesFields, [definicoes]);
    const responsavel = await responsibleFor(context, definicoes);
    const inventadas = await inventedDefinicoes(store);
    return { definicoes, inventadas, fotos, responsavel, enviaEmail: config.smtpUrl !== undefined };
  };

  route(definicoesCalls.read, answer);

  route(definicoesCalls.save, async ({ body, actor }, request, reply) => {
    const sent = sanitiseBody(definicoesFields, body);
    // What is not named stays as it is: each page of the settings saves its own.
    const over = async (trx: Store) => {
      const { values, invented } = await definicoesOver(trx, sent);
      const after = checked({ fields: definicoesFields }, values);
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
        await saveDefinicoes(trx, after, invented);
        await logActivity(trx, actor, {
          verb: 'settingsSaved',
          place: table.name,
          target: table.name,
        });
        await tellGuardedChange(trx, context, { ...own, actor });
      });
    // Somebody else may fill them in for the first time in this very moment.
    await unlessDuplicate(save, save);
    return answer();
  });
};
