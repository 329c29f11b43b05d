import { instant } from '../../fields/instant.ts';
import { text } from '../../fields/text.ts';
import { factsIn, holding, type People } from '../../server/people/holding.ts';
import { type Row, table } from '../../server/store/table.ts';
import { referenceOf } from '../inscricoes/inscricoes.ts';
import { pedidoFields } from './pedidos.ts';

/**
 * Payments that the provider was asked for, each written before it is asked. They outlive their booking:
 * money may come for it when it is gone.
 */
export const pedidosPagamento = table({
  name: 'pedidosPagamento',
  fields: {
    ...pedidoFields,
    /** The `_id` of the booking. */
    inscricao: text('Reserva'),
    /** What we call it to the provider, and what the provider calls it; '' while its answer is missing. */
    ordem: { ...text('Ordem'), unique: true },
    pedido: text('Identificador na ifthenpay'),
    criadoEm: instant('Pedido em'),
    /** When the provider was last asked what became of it. */
    perguntadoEm: instant('Perguntado em'),
  },
});

export type PedidoRow = Row<typeof pedidosPagamento.fields>;

/** The states in which money is still waited for. */
export const open = ['criado', 'pendente'] as const satisfies PedidoRow['estado'][];

export function isOpen({ estado }: Pick<PedidoRow, 'estado'>): boolean {
  return (open as readonly string[]).includes(estado);
}

/** What they hold of whoever booked; without the booking nothing in them says whose they are. */
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
