import { factsIn, type People, personalData } from '../../server/people/personalData.ts';
import { aparelhos, envios, seguidores } from './tables.server.ts';

/** What is held of those who follow the village. */
export const people: People = {
  // Nothing about a device says whose it is.
  withoutPeople: [envios, aparelhos],
  holdings: [
    personalData({
      table: seguidores,
      title: 'Segue a aldeia',
      who: { fields: ['email'], of: ({ email }) => ({ email }) },
      describe: async (_context, rows) =>
        rows.map((row) => ({
          titulo: row.email,
          factos: factsIn(seguidores, row, [
            'estado',
            'temas',
            'frequencia',
            'pedidoEm',
            'confirmadoEm',
            'consentimento',
          ]),
        })),
      async erase(trx, rows) {
        await trx.remove(seguidores, { _id: rows.map(({ _id }) => _id) });
      },
    }),
  ],
};
