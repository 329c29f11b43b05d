import { factsIn, personalData } from '../../server/people/personalData.ts';
import type { ServerFeature } from '../../server/village/feature.ts';
import { movimentos } from './movimentos.server.ts';
import { paidOnline } from './payable.server.ts';

/** The ledger of all other features. */
export const dinheiroServer: ServerFeature = {
  tables: [movimentos],
  people: {
    withoutPeople: [],
    holdings: [
      // A person's movements, found through what they are for: the rows themselves name nobody.
      personalData({
        table: movimentos,
        title: 'Pagamentos',
        belongsTo: 'dono',
        describe: async (_context, rows) =>
          rows.map((row) => ({
            titulo: paidOnline.get(row.de)?.called(row.dono) ?? 'Pagamento ou devolução',
            factos: factsIn(movimentos, row, ['tipo', 'valor', 'meio', 'em']),
          })),
      }),
    ],
  },
};
