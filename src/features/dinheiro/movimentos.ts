import { choice } from '../../fields/choice.ts';
import type { Values } from '../../fields/field.ts';
import { instant } from '../../fields/instant.ts';
import { price } from '../../fields/price.ts';
import { text } from '../../fields/text.ts';
import { toTheCent } from '../../language/euros.ts';

/** The means of payment; '' if nobody said. */
export const meioField = choice('Meio', ['', 'numerario', 'transferencia', 'mbway', 'multibanco'], {
  names: {
    '': 'Sem indicação',
    numerario: 'Numerário',
    transferencia: 'Transferência',
    mbway: 'MB WAY',
    multibanco: 'Multibanco',
  },
});

export type Meio = (typeof meioField)['initial'];

/** The name shown for each means. */
export const meioNames = meioField.names as Readonly<Record<Meio, string>>;

/** A payment or refund, or one that is undone: rows are added, never changed. */
export const movimentoFields = {
  tipo: choice('Tipo', ['pagamento', 'pagamentoAnulado', 'devolucao', 'devolucaoAnulada'], {
    names: {
      pagamento: 'Recebido',
      pagamentoAnulado: 'Recebido, anulado',
      devolucao: 'Devolvido',
      devolucaoAnulada: 'Devolvido, anulado',
    },
  }),
  valor: price('Valor'),
  meio: meioField,
  em: instant('Quando'),
  quem: text('Quem'),
} as const;

/** A row of the ledger as staff read it. */
export type Movimento = Values<typeof movimentoFields>;

/** What is to be written into the ledger. */
export type Move = Pick<Movimento, 'tipo' | 'valor' | 'meio'>;

/** The `quem` of a payment that the provider proved; it has a blank, as no account's name can. */
export const theProvider = 'a ifthenpay';

/** The kind of row that undoes a payment or a refund. */
const undoneBy = { pagamento: 'pagamentoAnulado', devolucao: 'devolucaoAnulada' } as const;

type Moved = Pick<Movimento, 'tipo' | 'valor' | 'meio' | 'quem'>;

/** All that came in, and all that was given back, less what was undone. */
export type Sums = { valorPago: number | null; totalDevolvido: number | null };

/** The sums of an owner's movements. */
export function sumsOf(rows: readonly Pick<Movimento, 'tipo' | 'valor'>[]) {
  const of = (kind: Movimento['tipo']) =>
    rows.reduce((sum, { tipo, valor }) => sum + (tipo === kind ? (valor ?? 0) : 0), 0);
  return {
    valorPago: toTheCent(of('pagamento') - of('pagamentoAnulado')),
    totalDevolvido: toTheCent(of('devolucao') - of('devolucaoAnulada')),
  };
}

/** What the council holds, in euros. */
export function heldFor({ valorPago, totalDevolvido }: Sums): number {
  return toTheCent((valorPago ?? 0) - (totalDevolvido ?? 0));
}

/** What is held of something that costs so much, what is still owed for it, and what is to be refunded. */
export function balance({ cost, ...sums }: Sums & { cost: number }) {
  const held = heldFor(sums);
  return {
    held,
    owed: toTheCent(Math.max(0, cost - held)),
    refund: toTheCent(Math.max(0, held - cost)),
  };
}

/**
 * What undoes the last payment, or the last refund, as far as nothing of it was undone before (the latest by the
 * same means first) and at most this much. What the provider proved is not undone: that money leaves only by a refund.
 */
export function undo(
  rows: readonly Moved[],
  tipo: keyof typeof undoneBy,
  most: number,
): Move | undefined {
  const left: { valor: number; meio: Meio }[] = [];
  for (const { tipo: kind, quem, meio, valor } of rows) {
    if (kind === tipo && quem !== theProvider) left.push({ valor: valor ?? 0, meio });
    let undone = kind === undoneBy[tipo] ? (valor ?? 0) : 0;
    for (const each of left.toReversed()) {
      const part = each.meio === meio ? Math.min(each.valor, undone) : 0;
      each.valor = toTheCent(each.valor - part);
      undone = toTheCent(undone - part);
    }
  }
  const last = left.findLast(({ valor }) => Math.min(valor, most) > 0);
  return last && { tipo: undoneBy[tipo], valor: Math.min(last.valor, most), meio: last.meio };
}
