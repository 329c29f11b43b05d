import { flag } from '../fields/flag.ts';
import { identifier } from '../fields/identifier.ts';
import { text } from '../fields/text.ts';
import { collection, section } from './section.ts';

export const contactos = collection({
  name: 'contactos',
  one: 'contacto',
  many: 'arrayContactos',
  sections: [
    section({
      name: 'contactos',
      menu: 'Contactos',
      fields: {
        name: text('Nome', { required: true }),
        identifier: identifier(),
        phoneNumber: text('Telefone', { required: true }),
        email: text('Email'),
        frontPage: flag('Aparece na página principal', { markers: ['Página Principal', ''] }),
      },
      heading: 'name',
      addTitle: 'Adicionar contacto',
      editTitle: 'Editar contacto',
      deleteQuestion: 'Deseja apagar o contacto?',
      emptyMessage: 'Não existem contactos',
      columns: ['name', 'frontPage'],
      listQuery: { frontPage: 'false' },
      publicAt: { list: '/contactos', each: false },
      cancelTo: { add: '/backoffice/pontos_interesse', edit: '/backoffice/pontos_interesse' },
    }),
  ],
});
