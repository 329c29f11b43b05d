import readyServices from '../../src/features/pedidos/readyServices.json' with { type: 'json' };
import { pedidos } from '../../src/features/pedidos/tables.server.ts';
import { saveDefinicoes } from '../../src/server/store/definicoes.ts';
import type { TestApp } from '../startApp.ts';
import { requestsIn } from './requestsIn.ts';

export const servico = 'comunicar-um-problema';
const report = readyServices.find(({ identifier }) => identifier === servico);
export const centre = { lat: 41.7926, lon: -7.8684 };
export const lamp = { lat: 41.793_456, lon: -7.868_123, texto: 'Rua da Fonte' };
export const words = { textoPublico: 'Candeeiro apagado.', ondePublico: 'Rua da Fonte', feito: '' };

/** The village, with a service to report problems to. */
export function problemsIn(t: TestApp) {
  const { asked, send, begin } = requestsIn(t);
  return {
    send,
    async begin() {
      await begin();
      await saveDefinicoes(t.store, { latitude: centre.lat, longitude: centre.lon });
      await t.staff('POST', '/api/servicos', report);
    },
    reported: (respostas: object = {}, changes: object = {}) =>
      asked({
        servico,
        respostas: { assunto: 'Iluminação', onde: lamp, descricao: 'Da Zulmira.', ...respostas },
        ...changes,
      }),
    publish: (_id: string, changes: object = {}) =>
      t.staff('PUT', `/api/pedidos/${_id}/publicacao`, { ...words, fotos: [], ...changes }),
    near: async (perto: string, more = '') =>
      (await t.visitor('GET', `/api/problemas?perto=${perto}${more}`)).body.arrayProblemas,
    read: async (_id: string) => (await t.store.find(pedidos, { _id })) ?? ({} as never),
  };
}
