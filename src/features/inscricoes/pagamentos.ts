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
export const pagamentoFields = {
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

export type Pagamento = Values<typeof pagamentoFields>;

/** The `quem` of a payment that the provider proved; it has a blank, as no account's name can. */
export const theProvider = 'a ifthenpay';

/** The kind of row that undoes a payment or a refund. */
export const undoneBy = { pagamento: 'pagamentoAnulado', devolucao: 'devolucaoAnulada' } as const;

type Kept = Pick<Pagamento, 'tipo' | 'valor' | 'meio' | 'quem'>;

/**
 * The payments, or the refunds, that can still be undone, oldest first, each less what was undone of
 * it: the latest that came by the same means is undone first. What the provider proved is not among
 * them: that money leaves only by a refund.
 */
export function undoable(rows: readonly Kept[], tipo: keyof typeof undoneBy) {
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
  return left.filter(({ valor }) => valor > 0);
}

/** What staff noted as received and can still take back. */
export const receivedByStaff = (rows: readonly Kept[]) =>
  toTheCent(undoable(rows, 'pagamento').reduce((sum, { valor }) => sum + valor, 0));
