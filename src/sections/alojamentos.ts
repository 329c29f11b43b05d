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
      publicAt: { list: '/alojamentos', each: true },
      cancelTo: { add: 'list', edit: 'detail' },
    }),
  ],
});
