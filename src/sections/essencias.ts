import { identifier } from '../fields/identifier.ts';
import { photo, photos } from '../fields/photo.ts';
import { richText } from '../fields/richText.ts';
import { text } from '../fields/text.ts';
import { collection, section, titles } from './section.ts';

export const essencias = collection({
  name: 'essencias',
  one: 'essencia',
  many: 'arrayEssencias',
  sections: [
    section({
      name: 'essencias',
      menu: 'Essência',
      icon: 'leaf',
      fields: {
        title: text('Título', { required: true }),
        identifier: identifier(),
        description: richText('Descrição', { required: true }),
        mainPhoto: photo('Foto principal', { required: true }),
        photos: photos('Outras fotos', { required: true }),
      },
      heading: 'title',
      ...titles('a', 'Essência', 'essências'),
      columns: ['title'],
      translated: ['title', 'description'],
      face: {
        path: '/essencia',
        label: 'Essência',
        menu: { group: 'Descobrir' },
        order: 2,
        landing: { id: 'essencia', kicker: 'Aquilo de que somos feitos' },
        all: 'Toda a essência',
        lead: 'Aquilo de que somos feitos, contado devagar.',
        description:
          'Aquilo de que {aldeia} é feita: histórias da terra, dos ofícios e das pessoas.',
        empty: {
          text: 'Ainda estamos a escrever sobre aquilo de que somos feitos. Volte em breve.',
          drawing: 'casa',
        },
        drawnAs: 'stories',
        searchLabel: 'Essência',
      },
      cancelTo: { add: '/backoffice/pontos_interesse', edit: '/backoffice/pontos_interesse' },
    }),
  ],
  computed: { name: text('Nome') },
});
