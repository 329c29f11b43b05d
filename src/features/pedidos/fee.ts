import { euros } from '../../language/euros.ts';
import type { PedidoValues } from './pedidos.ts';

type Account = Pick<PedidoValues, 'estado' | 'taxa' | 'valorPago' | 'totalDevolvido'>;

const inCents = (euros: number) => Math.round(euros * 100) / 100;

/** What the council asks for a request: nothing for what it did not do. */
const costOf = ({ estado, taxa }: Account) =>
  ['recusado', 'encaminhado', 'retirado'].includes(estado) ? 0 : (taxa ?? 0);

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

/** What the sums and the fee are after a step; a second payment or a second refund is none. */
export function afterStep(pedido: Account, step: FeeStep): Omit<Account, 'estado'> {
  const { taxa, valorPago, totalDevolvido } = pedido;
  const [paid, back] = [valorPago ?? 0, totalDevolvido ?? 0];
  const steps: Record<FeeStep, Partial<Account>> = {
    pagamento: { valorPago: inCents(paid + owedFor(pedido)) },
    pagamentoAnulado: { valorPago: back },
    devolucao: { totalDevolvido: inCents(back + refundFor(pedido)) },
    devolucaoAnulada: { totalDevolvido: 0 },
    dispensa: { taxa: null },
  };
  return { taxa, valorPago: paid, totalDevolvido: back, ...steps[step] };
}
