import { choice } from '../../fields/choice.ts';
import { instant } from '../../fields/instant.ts';
import { price } from '../../fields/price.ts';
import { text } from '../../fields/text.ts';
import { meioNames } from '../dinheiro/movimentos.ts';

/** The means of payment that go through the provider. */
export const meioPedido = choice('Meio', ['mbway', 'multibanco'], {
  required: true,
  names: { mbway: meioNames.mbway, multibanco: meioNames.multibanco },
});

export type MeioPedido = (typeof meioPedido)['initial'];

/** A payment asked of the provider, as its payer sees it. */
export const pedidoFields = {
  meio: meioPedido,
  /** `criado` until the provider answers; `recusado` also if nobody paid in time. */
  estado: choice('Estado', ['criado', 'pendente', 'pago', 'recusado'], {
    names: { criado: 'Criado', pendente: 'Pendente', pago: 'Pago', recusado: 'Recusado' },
  }),
  valor: price('Valor'),
  entidade: text('Entidade'),
  referencia: text('Referência'),
  ate: instant('Até'),
} as const;
