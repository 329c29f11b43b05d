import { island } from '../island.tsx';
import { ContactForm } from './ContactForm.tsx';

/** The form as pages show it. */
export const LiveContactForm = island('contact', ContactForm);
