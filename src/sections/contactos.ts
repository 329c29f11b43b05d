import { choice } from '../fields/choice.ts';
import { flag } from '../fields/flag.ts';
import { identifier } from '../fields/identifier.ts';
import { porDia } from '../fields/porDia.ts';
import { text } from '../fields/text.ts';
import { tidyNumber } from '../language/phoneNumber.ts';
import { onMap } from './reach.ts';
import { collection, section, titles } from './section.ts';

/** The type of contact with a timetable: buses, the chemist on duty, the doctor's days. */
const timetable = 'Horário de transporte e serviços';

export const contactos = collection({
  name: 'contactos',
  one: 'contacto',
  many: 'arrayContactos',
  filters: { frontPage: flag('Só os da página principal') },
  sections: [
    section({
      name: 'contactos',
      menu: 'Contactos',
      group: 'A junta',
      icon: 'phone',
      fields: {
        name: text('Nome', { required: true }),
        identifier: identifier(),
        phoneNumber: text('Telefone', { required: true, tidy: tidyNumber }),
        email: text('Email'),
        lugar: onMap,
        type: choice('Tipo', ['Contacto', timetable], { fold: 'Horário', staysIfUnsent: true }),
        porDia: porDia('Horário, dia a dia', {
          fold: 'Horário',
          help: 'Uma linha para cada partida ou serviço: 7h30 para Vila Nova; médico das 9h às 12h.',
        }),
        frontPage: flag('Aparece na página principal', { markers: ['Página Principal', ''] }),
      },
      shownWhen: { porDia: { type: timetable } },
      editableWhen: { porDia: { type: timetable } },
      heading: 'name',
      ...titles('o', 'contacto', 'contactos'),
      columns: ['name', 'frontPage'],
      secondLine: { of: ['phoneNumber', 'email'] },
      listQuery: { frontPage: 'false' },
      translated: ['name', 'porDia'],
      face: {
        path: '/contactos',
        each: false,
        label: 'Contactos',
        menu: { entry: 'Contactos' },
        order: 11,
        kicker: 'Falar connosco',
        landing: { id: 'contactos' },
        all: 'Todos os contactos',
        lead: 'À porta da junta, ao telefone ou por escrito: alguém lhe responde.',
        description:
          'Morada, mapa, horário e telefones da {junta}, e os contactos úteis de {aldeia}.',
        empty: {
          text: 'Ainda não há contactos úteis. Entretanto, a junta atende e encaminha.',
          drawing: 'banco',
        },
        isNeverEmpty: true,
        query: { frontPage: 'false' },
        searchLabel: 'Contacto',
        excerptOf: ['phoneNumber', 'email'],
        foundBy: ['phoneNumber'],
      },
      cancelTo: { add: '/backoffice/pontos_interesse', edit: '/backoffice/pontos_interesse' },
    }),
  ],
});
