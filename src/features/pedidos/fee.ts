import { euros } from '../../language/euros.ts';
import {
  balance,
  heldFor,
  type Meio,
  type Move,
  type Movimento,
  undo,
} from '../dinheiro/movimentos.ts';
import type { Estado } from './estados.ts';
import type { PedidoValues } from './pedidos.ts';

/** What is owed for a request, or to be refunded, follows from these. */
type Account = Pick<PedidoValues, 'estado' | 'taxa' | 'valorPago' | 'totalDevolvido'>;

/** The same, and what was waived. */
type Waivable = Account & Pick<PedidoValues, 'dispensada'>;

/** The states in which no fee is due, because the council did not do what was asked. */
export const statesWithoutFee: readonly Estado[] = ['recusado', 'encaminhado', 'retirado'];

/** The fee that is due for a request. */
const costOf = ({ estado, taxa }: Account) => (statesWithoutFee.includes(estado) ? 0 : (taxa ?? 0));

const balanceOf = (pedido: Account) => balance({ ...pedido, cost: costOf(pedido) });

/** What is still to be paid. */
export const owedFor = (pedido: Account) => balanceOf(pedido).owed;

/** What is to be given back. */
export const refundFor = (pedido: Account) => balanceOf(pedido).refund;

/** What a payment noted now is of: what is owed, or the fee of a transfer that arrives after nothing is. */
export const payableFor = (pedido: Account) => {
  const isLate = statesWithoutFee.includes(pedido.estado) && !pedido.valorPago;
  return isLate ? (pedido.taxa ?? 0) : owedFor(pedido);
};

/** The sums of a request, in words; those that are zero are left out. */
export function feeFacts(pedido: Waivable): { label: string; value: string }[] {
  const facts: [string, number][] = [
    ['Taxa a pagar', owedFor(pedido)],
    ['Taxa dispensada', pedido.dispensada ?? 0],
    ['Taxa paga', Math.min(heldFor(pedido), costOf(pedido))],
    ['A devolver pela junta', refundFor(pedido)],
  ];
  return facts.flatMap(([label, sum]) => (sum > 0 ? [{ label, value: euros(sum) }] : []));
}

/** What can be done about a fee: the kinds of movement, waiving it, and taking that back. */
export const feeSteps = [
  'pagamento',
  'pagamentoAnulado',
  'devolucao',
  'devolucaoAnulada',
  'dispensa',
  'dispensaAnulada',
] as const;

export type FeeStep = (typeof feeSteps)[number];

/** What a step writes into the ledger, or changes in the request. */
type Deed = { move: Move } | { change: Pick<Waivable, 'taxa' | 'dispensada'> };

/**
 * The steps that are possible now. Nothing is paid or refunded twice; what is undone is the last
 * payment, or the last refund.
 */
export function feeStepsFrom(
  pedido: Waivable,
  movimentos: readonly Movimento[],
  meio: Meio = '',
): Partial<Record<FeeStep, Deed>> {
  const { taxa, dispensada } = pedido;
  const [due, held, back] = [payableFor(pedido), heldFor(pedido), refundFor(pedido)];
  const undonePayment = undo(movimentos, 'pagamento', held);
  const undoneRefund = held === 0 && undo(movimentos, 'devolucao', pedido.totalDevolvido ?? 0);
  return {
    ...(due > 0 && { pagamento: { move: { tipo: 'pagamento', valor: due, meio } } }),
    ...(costOf(pedido) > 0 && { dispensa: { change: { taxa: null, dispensada: taxa } } }),
    ...((dispensada ?? 0) > 0 && {
      dispensaAnulada: { change: { taxa: dispensada, dispensada: null } },
    }),
    ...(back > 0 && { devolucao: { move: { tipo: 'devolucao', valor: back, meio } } }),
    ...(undonePayment && { pagamentoAnulado: { move: undonePayment } }),
    ...(undoneRefund && { devolucaoAnulada: { move: undoneRefund } }),
  };
}
