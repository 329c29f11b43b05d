import { choice } from '../fields/choice.ts';
import { identifier } from '../fields/identifier.ts';
import { list } from '../fields/list.ts';
import { photo, photos } from '../fields/photo.ts';
import { richText } from '../fields/richText.ts';
import { text } from '../fields/text.ts';
import { hours, onMap, reach } from './reach.ts';
import { collection, section, titles } from './section.ts';

export const restaurantes = collection({
  name: 'restaurantes',
  one: 'restaurante',
  many: 'arrayRestaurantes',
  sections: [
    section({
      name: 'restaurantes',
      menu: 'Restaurantes',
      icon: 'plate',
      fields: {
        name: text('Nome', { required: true }),
        identifier: identifier(),
        type: choice('Tipo', ['Pratos Tradicionais', 'Grelhados', 'Tapas/Sandes', 'Outro'], {
          required: true,
        }),
        description: richText('Descrição', { required: true }),
        local: text('Local', { required: true }),
        lugar: onMap,
        horario: hours,
        pratos: list('Pratos principais', { required: true, item: 'prato', most: 3 }),
        ...reach,
        mainPhoto: photo('Logótipo', { required: true }),
        photos: photos('Fotos', { required: true }),
      },
      heading: 'name',
      ...titles('o', 'Restaurante', 'restaurantes'),
      columns: ['name'],
      secondLine: { of: ['type', 'phoneContacts'] },
      translated: ['name', 'description', 'local', 'pratos'],
      face: {
        path: '/restaurantes',
        label: 'Restaurantes',
        menu: { group: 'Ficar e comer' },
        order: 7,
        landing: { id: 'restaurantes', kicker: 'Comer' },
        all: 'Todos os restaurantes',
        lead: 'Lume aceso, mesa posta e o prato da casa. Ao fim de semana, é melhor telefonar antes.',
        description:
          'Onde comer em {aldeia}: pratos principais, moradas e telefones dos restaurantes.',
        empty: {
          text: 'Ainda não há restaurantes neste site. Na junta sabem dizer-lhe onde se come bem.',
          unread: 'Não encontrámos restaurantes. Na junta sabem dizer-lhe onde se come bem.',
          drawing: 'mesa',
        },
        searchLabel: 'Restaurante',
        foundBy: ['local', 'phoneContacts', 'type', 'pratos'],
        schemaOrg: { type: 'Restaurant', sortIs: 'servesCuisine', hasMenu: 'pratos' },
      },
      cancelTo: { add: 'list', edit: 'detail' },
    }),
  ],
});
