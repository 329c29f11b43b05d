import { feature } from '../../sections/feature.ts';

/** Online payments through the provider of this name: made on a private page, confirmed by the provider. */
export const ifthenpay = feature({
  name: 'ifthenpay',
  activity: {
    kind: 'pagamentos',
    label: 'Pagamentos',
    sentences: {
      paymentStray: 'Recebeu um pagamento de {subject}',
    },
  },
});
