import { identifier } from '../fields/identifier.ts';
import { photo, photos } from '../fields/photo.ts';
import { richText } from '../fields/richText.ts';
import { text } from '../fields/text.ts';
import { collection, section } from './section.ts';

export const essencias = collection({
  name: 'essencias',
  one: 'essencia',
  many: 'arrayEssencias',
  sections: [
    section({
      name: 'essencias',
      menu: 'Essência',
      fields: {
        title: text('Título', { required: true }),
        identifier: identifier(),
        description: richText('Descrição', { required: true }),
        mainPhoto: photo('Foto principal', { required: true }),
        photos: photos('Outras fotos', { required: true }),
      },
      heading: 'title',
      addTitle: 'Adicionar essência',
      editTitle: 'Editar essência',
      deleteQuestion: 'Deseja apagar a Essência?',
      emptyMessage: 'Não existem essências',
      columns: ['title'],
      publicAt: { list: '/essencia', each: true },
      cancelTo: { add: '/backoffice/pontos_interesse', edit: '/backoffice/pontos_interesse' },
    }),
  ],
  computed: { name: text('Nome') },
});
