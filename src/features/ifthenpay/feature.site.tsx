import type { SiteFeature } from '../../site/feature.ts';
import { island } from '../../site/island.tsx';
import { PayBooking } from './PayBooking.island.tsx';

export const site: SiteFeature = {
  slots: {
    payBooking: {
      async load(read, params) {
        const ways = await read('/api/reservas/:segredo/pagamentos', { params });
        return ways.meios.length > 0 ? ways : undefined;
      },
      Component: island('PayBooking', PayBooking),
    },
  },
};
