import type { SiteFeature } from '../../site/feature.ts';
import { island } from '../../site/island.tsx';
import { ContactForm } from './ContactForm.island.tsx';

export const site: SiteFeature = {
  slots: { contact: { Component: island('ContactForm', ContactForm) } },
};
