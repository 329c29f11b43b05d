import { euros, toTheCent } from '../../language/euros.ts';
import { heldFor } from '../inscricoes/bookingMoney.ts';
import { type Pagamento, undoable } from '../inscricoes/pagamentos.ts';
import type { Estado } from './estados.ts';
import type { PedidoValues } from './pedidos.ts';

/** The columns that say what is owed, to be refunded or waived. */
export const moneyFields = ['estado', 'taxa', 'dispensada', 'valorPago', 'totalDevolvido'] as const;

type Account = Pick<PedidoValues, (typeof moneyFields)[number]>;

/** The states in which no fee is due, because the council did not do what was asked. */
export const statesWithoutFee: readonly Estado[] = ['recusado', 'encaminhado', 'retirado'];

/** The fee that is due for a request. */
const costOf = ({ estado, taxa }: Account) => (statesWithoutFee.includes(estado) ? 0 : (taxa ?? 0));

/** What is still to be paid. */
export const owedFor = (pedido: Account) =>
  toTheCent(Math.max(0, costOf(pedido) - heldFor(pedido)));

/** What is to be given back. */
export const refundFor = (pedido: Account) =>
  toTheCent(Math.max(0, heldFor(pedido) - costOf(pedido)));

/** What a payment noted now is of: what is owed, or the fee of a transfer that arrives after nothing is. */
export const payableFor = (pedido: Account) => {
  const isLate = statesWithoutFee.includes(pedido.estado) && !pedido.valorPago;
  return isLate ? (pedido.taxa ?? 0) : owedFor(pedido);
};

/** The sums of a request, in words; those that are zero are left out. */
export function feeFacts(pedido: Account): { label: string; value: string }[] {
  const facts: [string, number][] = [
    ['Taxa a pagar', owedFor(pedido)],
    ['Taxa dispensada', pedido.dispensada ?? 0],
    ['Taxa paga', Math.min(heldFor(pedido), costOf(pedido))],
    ['A devolver pela junta', refundFor(pedido)],
  ];
  return facts.flatMap(([label, sum]) => (sum > 0 ? [{ label, value: euros(sum) }] : []));
}

/** What can be done about a fee: the kinds of payment row, waiving it, and taking that back. */
export const feeSteps = [
  'pagamento',
  'pagamentoAnulado',
  'devolucao',
  'devolucaoAnulada',
  'dispensa',
  'dispensaAnulada',
] as const;

export type FeeStep = (typeof feeSteps)[number];

/**
 * The steps that are possible now, and the columns each changes. Nothing is paid or refunded twice;
 * what is undone is the last payment, or the last refund.
 */
export function feeStepsFrom(
  pedido: Account,
  pagamentos: readonly Pagamento[],
): Partial<Record<FeeStep, Partial<Account>>> {
  const [due, held, back] = [payableFor(pedido), heldFor(pedido), refundFor(pedido)];
  const [paid, given] = [pedido.valorPago ?? 0, pedido.totalDevolvido ?? 0];
  const lastOf = (tipo: 'pagamento' | 'devolucao') => undoable(pagamentos, tipo).at(-1)?.valor ?? 0;
  const [lastPaid, lastGiven] = [Math.min(lastOf('pagamento'), held), lastOf('devolucao')];
  return {
    ...(due > 0 && { pagamento: { valorPago: toTheCent(paid + due) } }),
    ...(costOf(pedido) > 0 && { dispensa: { taxa: null, dispensada: pedido.taxa } }),
    ...((pedido.dispensada ?? 0) > 0 && {
      dispensaAnulada: { taxa: pedido.dispensada, dispensada: null },
    }),
    ...(back > 0 && { devolucao: { totalDevolvido: toTheCent(given + back) } }),
    ...(lastPaid > 0 && { pagamentoAnulado: { valorPago: toTheCent(paid - lastPaid) } }),
    ...(held === 0 &&
      lastGiven > 0 && { devolucaoAnulada: { totalDevolvido: toTheCent(given - lastGiven) } }),
  };
}
