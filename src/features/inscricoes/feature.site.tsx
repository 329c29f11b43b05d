import type { SiteFeature } from '../../site/feature.ts';
import { EventPlaces, EventSignUp } from './EventSignUp.site.tsx';
import { reserva } from './reserva.site.tsx';

export const site: SiteFeature = {
  slots: { eventFacts: { Component: EventPlaces }, eventActions: { Component: EventSignUp } },
  pages: [{ path: '/inscricao/:segredo', page: reserva }],
};
