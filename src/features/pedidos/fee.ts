import { euros } from '../../language/euros.ts';
import type { Estado } from './estados.ts';
import type { PedidoValues } from './pedidos.ts';

/** What tells how a request stands with its fee. */
export const moneyFields = ['estado', 'taxa', 'valorPago', 'totalDevolvido'] as const;

type Account = Pick<PedidoValues, (typeof moneyFields)[number]>;

const inCents = (euros: number) => Math.round(euros * 100) / 100;

/** The states of what the council did not do, which nobody pays for. */
export const unpaidFor: readonly Estado[] = ['recusado', 'encaminhado', 'retirado'];

/** What the council asks for a request. */
const costOf = ({ estado, taxa }: Account) => (unpaidFor.includes(estado) ? 0 : (taxa ?? 0));

/** What it holds for it. */
export const heldFor = ({ valorPago, totalDevolvido }: Account) =>
  inCents((valorPago ?? 0) - (totalDevolvido ?? 0));

/** What is still to be paid, and what is to be given back. */
export const owedFor = (pedido: Account) => inCents(Math.max(0, costOf(pedido) - heldFor(pedido)));
export const refundFor = (pedido: Account) =>
  inCents(Math.max(0, heldFor(pedido) - costOf(pedido)));

/** The money of a request, in words; nothing where there is none. */
export function feeFacts(pedido: Account): { label: string; value: string }[] {
  const facts: [string, number][] = [
    ['Taxa a pagar', owedFor(pedido)],
    ['Taxa paga', Math.min(heldFor(pedido), costOf(pedido))],
    ['A devolver pela junta', refundFor(pedido)],
  ];
  return facts.flatMap(([label, sum]) => (sum > 0 ? [{ label, value: euros(sum) }] : []));
}

/** What can be done about a fee: what its rows tell, and letting somebody off it. */
export const feeSteps = [
  'pagamento',
  'pagamentoAnulado',
  'devolucao',
  'devolucaoAnulada',
  'dispensa',
] as const;

export type FeeStep = (typeof feeSteps)[number];

/** The steps that can be taken as things stand, and what each changes: nothing is paid or given back twice. */
export function feeStepsFrom(pedido: Account): Partial<Record<FeeStep, Partial<Account>>> {
  const [owed, held, back] = [owedFor(pedido), heldFor(pedido), refundFor(pedido)];
  const [paid, given] = [pedido.valorPago ?? 0, pedido.totalDevolvido ?? 0];
  return {
    ...(owed > 0 && { pagamento: { valorPago: inCents(paid + owed) } }),
    ...(costOf(pedido) > 0 && { dispensa: { taxa: null } }),
    ...(back > 0 && { devolucao: { totalDevolvido: inCents(given + back) } }),
    ...(held > 0 && { pagamentoAnulado: { valorPago: given } }),
    ...(held === 0 && given > 0 && { devolucaoAnulada: { totalDevolvido: 0 } }),
  };
}
