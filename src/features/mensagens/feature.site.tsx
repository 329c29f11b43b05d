import { island } from '../../site/island.tsx';
import type { SiteFeature } from '../feature.site.ts';
import { ContactForm } from './ContactForm.island.tsx';

export const site: SiteFeature = { slots: { contact: island('ContactForm', ContactForm) } };
