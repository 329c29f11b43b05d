import { feature } from '../../sections/feature.ts';

/** Online payments: made on a booking's private page, confirmed by the provider. */
export const pagamentos = feature({
  name: 'pagamentos',
  activity: {
    kind: 'pagamentos',
    label: 'Pagamentos',
    sentences: {
      paymentReceived: 'Registou um pagamento recebido de uma inscrição em «{subject}»',
      paymentStray: 'Recebeu um pagamento de {subject}',
    },
  },
});
