import type { Values } from '../fields/field.ts';
import { horario } from '../fields/horario.ts';
import { link } from '../fields/link.ts';
import { list } from '../fields/list.ts';
import { lugar } from '../fields/lugar.ts';
import { photo, photos } from '../fields/photo.ts';
import { richText } from '../fields/richText.ts';
import { text } from '../fields/text.ts';
import { tidyNumber } from '../language/phoneNumber.ts';

/** Where a house is found by its name, which people write as `@casa`. */
export const networks = {
  facebook: link('Facebook', { names: 'facebook.com/' }),
  instagram: link('Instagram', { names: 'instagram.com/', help: 'O endereço, ou o nome: @casa.' }),
};

/** How people reach a business or an event; shared by all that can be rung up or looked up. */
export const reach = {
  phoneContacts: list('Contactos telefónicos', { item: 'contacto', tidy: tidyNumber }),
  website: link('Website'),
  ...networks,
};

/** Where it is, to the metre. */
export const onMap = lugar('Local no mapa', {
  help: 'Toque no mapa, escreva as coordenadas ou cole a ligação de um mapa. Em branco, não aparece no mapa da aldeia.',
});

/** What a house is shown with: what it is, where, how to reach it and how it looks. */
export const house = {
  description: richText('Descrição', { required: true }),
  local: text('Local', { required: true }),
  lugar: onMap,
  horario: horario('Horário'),
  ...reach,
  mainPhoto: photo('Foto principal', { required: true }),
  photos: photos('Outras fotos', { required: true }),
};

/** The values of the fields by which people are reached. */
export type Reach = Values<typeof reach>;
