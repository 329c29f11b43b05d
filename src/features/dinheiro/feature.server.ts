import { factsIn, holding } from '../../server/people/holding.ts';
import type { ServerFeature } from '../../server/village/feature.ts';
import { movimentos } from './movimentos.server.ts';
import { paidOnline } from './payable.server.ts';

/** The ledger of all other features. */
export const dinheiroServer: ServerFeature = {
  tables: [movimentos],
  people: {
    ofNobody: [],
    holdings: [
      // A person's movements, found through what they are for: the rows themselves name nobody.
      holding({
        table: movimentos,
        title: 'Pagamentos',
        of: 'dono',
        tell: async (_context, rows) =>
          rows.map((row) => ({
            titulo: paidOnline.get(row.de)?.called(row.dono) ?? 'Pagamento ou devolução',
            factos: factsIn(movimentos, row, ['tipo', 'valor', 'meio', 'em']),
          })),
      }),
    ],
  },
};
