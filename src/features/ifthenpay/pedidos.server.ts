import { sql } from 'kysely';
import { instant } from '../../fields/instant.ts';
import { text } from '../../fields/text.ts';
import { factsIn, type People, personalData } from '../../server/people/personalData.ts';
import { type Row, table } from '../../server/store/table.ts';
import { paidOnline } from '../dinheiro/payable.server.ts';
import { pedidoFields } from './pedidos.ts';

/**
 * Payments asked of the provider. Each row is written before the provider is asked, and is kept
 * when what it is for is gone: the money may still come.
 */
export const pedidosPagamento = table({
  name: 'pedidosPagamento',
  fields: {
    ...pedidoFields,
    /** The name of the table with what it is for, and the `_id` there. */
    de: text('De'),
    dono: text('Dono'),
    /** `ordem` is the order number given to the provider; `pedido` is the provider's id, '' until it answers. */
    ordem: { ...text('Ordem'), unique: true },
    pedido: text('Identificador na ifthenpay'),
    criadoEm: instant('Pedido em'),
    /** When the provider was last asked what became of it. */
    perguntadoEm: instant('Perguntado em'),
  },
  former: { fields: { inscricao: text('Reserva') } },
  steps: {
    '2026-11-owners': async (trx) => {
      await sql`update "pedidosPagamento" set "de" = 'inscricoes', "dono" = "inscricao"`.execute(
        trx,
      );
    },
  },
});

export type PedidoPagamentoRow = Row<typeof pedidosPagamento.fields>;

/** The states of payments that may still come. */
export const openStates = ['criado', 'pendente'] as const satisfies PedidoPagamentoRow['estado'][];

export function isOpen({ estado }: Pick<PedidoPagamentoRow, 'estado'>): boolean {
  return (openStates as readonly string[]).includes(estado);
}

/** A person's payments, found through what they are for: the rows themselves name nobody. */
export const people: People = {
  withoutPeople: [],
  holdings: [
    personalData({
      table: pedidosPagamento,
      title: 'Pagamentos pedidos',
      belongsTo: 'dono',
      describe: async (_context, rows) =>
        rows.map((row) => ({
          titulo: paidOnline.get(row.de)?.called(row.dono) ?? '',
          factos: factsIn(pedidosPagamento, row, ['meio', 'estado', 'valor', 'criadoEm']),
        })),
    }),
  ],
};
