import type { Values } from '../fields/field.ts';
import { link } from '../fields/link.ts';
import { list } from '../fields/list.ts';
import { photo, photos } from '../fields/photo.ts';
import { richText } from '../fields/richText.ts';
import { text } from '../fields/text.ts';

/** How people reach a business or an event; shared by all that can be rung up or looked up. */
export const reach = {
  phoneContacts: list('Contactos telefónicos', { item: 'contacto' }),
  website: link('Website'),
  facebook: link('Facebook'),
  instagram: link('Instagram'),
};

/** What a house is shown with: what it is, where, how it looks and how to reach it. */
export const house = {
  description: richText('Descrição', { required: true }),
  local: text('Local', { required: true }),
  mainPhoto: photo('Foto principal', { required: true }),
  photos: photos('Outras fotos', { required: true }),
  ...reach,
};

/** The values of the fields by which people are reached. */
export type Reach = Values<typeof reach>;
