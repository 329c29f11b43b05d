import { identifier } from '../fields/identifier.ts';
import { text } from '../fields/text.ts';
import { house } from './reach.ts';
import { collection, section, titles } from './section.ts';

export const lojas = collection({
  name: 'lojas',
  one: 'loja',
  many: 'arrayLojas',
  sections: [
    section({
      name: 'lojas',
      menu: 'Lojas',
      icon: 'shop',
      fields: {
        name: text('Nome', { required: true }),
        identifier: identifier(),
        ...house,
      },
      heading: 'name',
      ...titles('a', 'Loja', 'lojas'),
      columns: ['name'],
      secondLine: { of: ['local', 'phoneContacts'] },
      translated: ['name', 'description', 'local'],
      face: {
        path: '/lojas',
        label: 'Lojas',
        menu: { group: 'Ficar e comer' },
        order: 8,
        landing: { id: 'lojas', kicker: 'Levar para casa' },
        all: 'Todas as lojas',
        lead: 'O que a serra dá e as mãos fazem. Se vier de longe, confirme o horário por telefone.',
        description: 'As lojas de {aldeia}: o que vendem, onde ficam e em que número atendem.',
        empty: {
          text: 'Ainda não há lojas neste site. Na aldeia dizem-lhe onde se compra.',
          unread: 'Não encontrámos lojas. Talvez seja dia de mercado noutra aldeia.',
          drawing: 'banca',
        },
        searchLabel: 'Loja',
        foundBy: ['local', 'phoneContacts'],
        schemaOrg: { type: 'Store' },
      },
      cancelTo: { add: 'list', edit: 'detail' },
    }),
  ],
});
