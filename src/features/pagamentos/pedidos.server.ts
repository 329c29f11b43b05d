import { instant } from '../../fields/instant.ts';
import { text } from '../../fields/text.ts';
import { factsIn, holding, type People } from '../../server/people/holding.ts';
import { type Row, table } from '../../server/store/table.ts';
import { referenceOf } from '../inscricoes/inscricoes.ts';
import { pedidoFields } from './pedidos.ts';

/**
 * Payments asked of the provider. Each row is written before the provider is asked, and is kept
 * when its booking is gone: the money may still come.
 */
export const pedidosPagamento = table({
  name: 'pedidosPagamento',
  fields: {
    ...pedidoFields,
    /** The `_id` of the booking. */
    inscricao: text('Reserva'),
    /** `ordem` is the order number given to the provider; `pedido` is the provider's id, '' until it answers. */
    ordem: { ...text('Ordem'), unique: true },
    pedido: text('Identificador na ifthenpay'),
    criadoEm: instant('Pedido em'),
    /** When the provider was last asked what became of it. */
    perguntadoEm: instant('Perguntado em'),
  },
});

export type PedidoPagamentoRow = Row<typeof pedidosPagamento.fields>;

/** The states of payments that may still come. */
export const openStates = ['criado', 'pendente'] as const satisfies PedidoPagamentoRow['estado'][];

export function isOpen({ estado }: Pick<PedidoPagamentoRow, 'estado'>): boolean {
  return (openStates as readonly string[]).includes(estado);
}

/** A person's payments, found through the booking: the rows themselves name nobody. */
export const people: People = {
  ofNobody: [],
  holdings: [
    holding({
      table: pedidosPagamento,
      title: 'Pagamentos pedidos',
      of: 'inscricao',
      tell: async (_context, rows) =>
        rows.map((row) => ({
          titulo: `Reserva ${referenceOf({ _id: row.inscricao })}`,
          factos: factsIn(pedidosPagamento, row, ['meio', 'estado', 'valor', 'criadoEm']),
        })),
    }),
  ],
};
