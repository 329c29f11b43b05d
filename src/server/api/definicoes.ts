import type { FastifyInstance } from 'fastify';
import { definicoesFields } from '../../sections/definicoes.ts';
import { note } from '../atividade.ts';
import { sanitiseBody } from '../richText.ts';
import { readDefinicoes, saveDefinicoes, definicoes as table } from '../rules/definicoes.ts';
import { DuplicateError } from '../store/store.ts';
import { actorOf, requireStaff } from './access.ts';
import { bodyOf, checked } from './body.ts';
import type { Context } from './context.ts';

/** What belongs to the one village this site is for. */
export function definicoesRoutes(
  app: FastifyInstance,
  { store, files, config, now }: Context,
): void {
  const answer = async () => {
    const definicoes = await readDefinicoes(store);
    const fotos = await files.describe(definicoesFields, [definicoes]);
    return { definicoes, fotos, enviaEmail: config.smtpUrl !== undefined };
  };

  app.get('/api/definicoes', answer);

  app.put('/api/definicoes', { onRequest: requireStaff }, async (request) => {
    const shape = { fields: definicoesFields };
    const values = checked(shape, sanitiseBody(definicoesFields, bodyOf(request)));
    const save = () =>
      store.transaction(async (trx) => {
        await saveDefinicoes(trx, values);
        const about = { place: table.name, target: table.name };
        await note(trx, actorOf(request, now()), { verb: 'settingsSaved', ...about });
      });
    try {
      await save();
    } catch (error) {
      // Somebody else filled them in for the first time in this very moment.
      if (!(error instanceof DuplicateError)) throw error;
      await save();
    }
    return answer();
  });
}
