import { choice } from '../fields/choice.ts';
import { identifier } from '../fields/identifier.ts';
import { text } from '../fields/text.ts';
import { house } from './reach.ts';
import { collection, section, titles } from './section.ts';

export const alojamentos = collection({
  name: 'alojamentos',
  one: 'alojamento',
  many: 'arrayAlojamentos',
  sections: [
    section({
      name: 'alojamentos',
      menu: 'Alojamentos',
      icon: 'bed',
      fields: {
        name: text('Nome', { required: true }),
        identifier: identifier(),
        type: choice('Tipo', ['Hotel', 'Alojamento Local', 'Turismo Rural', 'Outro'], {
          required: true,
        }),
        ...house,
      },
      heading: 'name',
      ...titles('o', 'Alojamento', 'alojamentos'),
      columns: ['name'],
      secondLine: { of: ['type', 'phoneContacts'] },
      translated: ['name', 'description', 'local'],
      face: {
        path: '/alojamentos',
        label: 'Alojamentos',
        menu: { group: 'Ficar e comer' },
        order: 6,
        landing: { id: 'alojamentos', kicker: 'Ficar' },
        all: 'Todos os alojamentos',
        lead: 'Para acordar com a serra à janela. Reserve diretamente com quem o recebe.',
        description:
          'Onde dormir em {aldeia}: hotéis, alojamento local e turismo rural, com moradas e telefones.',
        empty: {
          text: 'Ainda não há alojamentos neste site. Ligue para a junta: há sempre quem receba.',
          unread: 'Não encontrámos alojamentos. Ligue para a junta: há sempre quem receba.',
          drawing: 'casa',
        },
        searchLabel: 'Alojamento',
        foundBy: ['local', 'phoneContacts', 'type'],
        schemaOrg: { type: 'LodgingBusiness', sortIs: 'additionalType' },
      },
      cancelTo: { add: 'list', edit: 'detail' },
    }),
  ],
});
