import { identifier } from '../fields/identifier.ts';
import { photo, photos } from '../fields/photo.ts';
import { richText } from '../fields/richText.ts';
import { text } from '../fields/text.ts';
import { reach } from './reach.ts';
import { collection, section } from './section.ts';

export const lojas = collection({
  name: 'lojas',
  one: 'loja',
  many: 'arrayLojas',
  sections: [
    section({
      name: 'lojas',
      menu: 'Lojas',
      fields: {
        name: text('Nome', { required: true }),
        identifier: identifier(),
        description: richText('Descrição', { required: true }),
        local: text('Local', { required: true }),
        mainPhoto: photo('Foto principal', { required: true }),
        photos: photos('Outras fotos', { required: true }),
        ...reach,
      },
      heading: 'name',
      addTitle: 'Adicionar loja',
      editTitle: 'Editar loja',
      deleteQuestion: 'Deseja apagar a Loja?',
      emptyMessage: 'Não existem lojas',
      columns: ['name'],
      publicAt: { list: '/lojas', each: true },
      cancelTo: { add: 'list', edit: 'detail' },
    }),
  ],
});
