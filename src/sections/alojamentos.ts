import { choice } from '../fields/choice.ts';
import { identifier } from '../fields/identifier.ts';
import { photo, photos } from '../fields/photo.ts';
import { richText } from '../fields/richText.ts';
import { text } from '../fields/text.ts';
import { reach } from './reach.ts';
import { collection, section } from './section.ts';

export const alojamentos = collection({
  name: 'alojamentos',
  one: 'alojamento',
  many: 'arrayAlojamentos',
  sections: [
    section({
      name: 'alojamentos',
      menu: 'Alojamentos',
      fields: {
        name: text('Nome', { required: true }),
        identifier: identifier(),
        type: choice('Tipo', ['Hotel', 'Alojamento Local', 'Turismo Rural', 'Outro'], {
          required: true,
        }),
        description: richText('Descrição', { required: true }),
        local: text('Local', { required: true }),
        mainPhoto: photo('Foto principal', { required: true }),
        photos: photos('Outras fotos', { required: true }),
        ...reach,
      },
      heading: 'name',
      addTitle: 'Adicionar alojamento',
      editTitle: 'Editar alojamento',
      deleteQuestion: 'Deseja apagar o Alojamento?',
      emptyMessage: 'Não existem alojamentos',
      columns: ['name'],
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
          text: 'Não encontrámos alojamentos. Ligue para a junta: há sempre quem receba.',
          drawing: 'casa',
        },
        foundAs: 'Alojamento',
        foundBy: ['local', 'phoneContacts', 'type'],
        schemaOrg: { type: 'LodgingBusiness', sortIs: 'additionalType' },
      },
      cancelTo: { add: 'list', edit: 'detail' },
    }),
  ],
});
