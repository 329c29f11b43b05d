import { choice } from '../../fields/choice.ts';
import { instant } from '../../fields/instant.ts';
import { price } from '../../fields/price.ts';
import { text } from '../../fields/text.ts';
import { meioNames } from '../inscricoes/pagamentos.ts';

/** The means that a provider is asked for. */
export const meioPedido = choice('Meio', ['mbway', 'multibanco'], {
  required: true,
  names: { mbway: meioNames.mbway, multibanco: meioNames.multibanco },
});

export type MeioPedido = (typeof meioPedido)['initial'];

/** A payment that a provider was asked for, as whoever is to make it is told. */
export const pedidoFields = {
  meio: meioPedido,
  /** Until the provider has answered it is `criado`; `recusado` is also what nobody paid in time. */
  estado: choice('Estado', ['criado', 'pendente', 'pago', 'recusado'], {
    names: { criado: 'Criado', pendente: 'Pendente', pago: 'Pago', recusado: 'Recusado' },
  }),
  valor: price('Valor'),
  entidade: text('Entidade'),
  referencia: text('Referência'),
  ate: instant('Até'),
} as const;
