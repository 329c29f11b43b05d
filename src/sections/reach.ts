import type { Values } from '../fields/field.ts';
import { link } from '../fields/link.ts';
import { list } from '../fields/list.ts';

/** How people reach a business or an event; shared by all that can be rung up or looked up. */
export const reach = {
  phoneContacts: list('Contactos telefónicos', { item: 'contacto' }),
  website: link('Website'),
  facebook: link('Facebook'),
  instagram: link('Instagram'),
};

/** The values of these fields. */
export type Reach = Values<typeof reach>;
