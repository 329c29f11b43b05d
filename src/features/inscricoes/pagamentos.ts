import { choice } from '../../fields/choice.ts';
import type { Values } from '../../fields/field.ts';
import { instant } from '../../fields/instant.ts';
import { price } from '../../fields/price.ts';
import { text } from '../../fields/text.ts';

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
