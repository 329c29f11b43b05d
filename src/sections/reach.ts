import type { Values } from '../fields/field.ts';
import { horario } from '../fields/horario.ts';
import { link } from '../fields/link.ts';
import { list } from '../fields/list.ts';
import { lugar } from '../fields/lugar.ts';
import { photo, photos } from '../fields/photo.ts';
import { richText } from '../fields/richText.ts';
import { text } from '../fields/text.ts';
import { tidyNumber } from '../language/phoneNumber.ts';

/** Social networks; people may type the name alone, as `@casa`. */
export const networks = {
  facebook: link('Facebook', { names: 'facebook.com/' }),
  instagram: link('Instagram', { names: 'instagram.com/', help: 'O endereço, ou o nome: @casa.' }),
};

const fold = 'Contactos e redes';

/** How people reach a business or an event. */
export const reach = {
  phoneContacts: list('Contactos telefónicos', { fold, item: 'contacto', tidy: tidyNumber }),
  website: link('Website', { fold }),
  facebook: { ...networks.facebook, fold },
  instagram: { ...networks.instagram, fold },
};

/** When it is open. */
export const hours = horario('Horário', { fold: 'Horário' });

/** Its point on the map. */
export const onMap = lugar('Local no mapa', {
  fold: 'No mapa',
  help: 'Toque no mapa. Em branco, não aparece no mapa da aldeia.',
});

/** The fields that shops and lodgings share. */
export const house = {
  description: richText('Descrição', { required: true }),
  local: text('Local', { required: true }),
  lugar: onMap,
  horario: hours,
  ...reach,
  mainPhoto: photo('Foto principal', { required: true }),
  photos: photos('Outras fotos', { required: true }),
};

/** The values of `reach`. */
export type Reach = Values<typeof reach>;
