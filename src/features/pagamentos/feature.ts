import { feature } from '../feature.ts';

/** Payments that confirm themselves: asked of a provider on the private page of a booking. */
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
