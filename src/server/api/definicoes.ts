import type { FastifyInstance } from 'fastify';
import { definicoesFields } from '../../sections/definicoes.ts';
import { sanitiseBody } from '../richText.ts';
import { readDefinicoes, saveDefinicoes } from '../rules/definicoes.ts';
import { requireStaff } from './access.ts';
import { bodyOf, checked } from './body.ts';
import type { Context } from './context.ts';

/** What belongs to the one village this site is for. */
export function definicoesRoutes(app: FastifyInstance, { store, files }: Context): void {
  const answer = async () => {
    const definicoes = await readDefinicoes(store);
    return { definicoes, fotos: await files.describe(definicoesFields, [definicoes]) };
  };

  app.get('/api/definicoes', answer);

  app.put('/api/definicoes', { onRequest: requireStaff }, async (request) => {
    const shape = { fields: definicoesFields };
    await saveDefinicoes(store, checked(shape, sanitiseBody(definicoesFields, bodyOf(request))));
    return answer();
  });
}
