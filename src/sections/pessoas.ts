import { flag } from '../fields/flag.ts';
import { photo } from '../fields/photo.ts';
import { text } from '../fields/text.ts';
import { collection, section, titles } from './section.ts';

export const pessoas = collection({
  name: 'pessoas',
  one: 'pessoa',
  many: 'arrayPessoas',
  filters: {
    isExecutivo: flag('Só quem é, ou só quem não é, do executivo'),
    isActive: flag('Com false, também quem já não está ativo (só para o pessoal)'),
  },
  sections: [
    section({
      name: 'pessoas',
      menu: 'Pessoas',
      group: 'A junta',
      icon: 'people',
      fields: {
        name: text('Nome', { required: true }),
        position: text('Cargo', { required: true }),
        photo: photo('Foto', { required: true, square: true, help: 'De preferência quadrada.' }),
        isExecutivo: flag('Pertence ao executivo', {
          initial: true,
          markers: ['Executivo', 'Não'],
        }),
        isActive: flag('Ativo', { initial: true, markers: ['Ativo', 'Não'] }),
      },
      heading: 'name',
      ...titles('a', 'pessoa', 'pessoas'),
      columns: ['name', 'isExecutivo', 'isActive'],
      secondLine: { of: ['position'] },
      listQuery: { isExecutivo: 'false', isActive: 'false' },
      face: {
        path: '/executivo',
        each: { isExecutivo: '/#comunidade' },
        label: 'Pessoas',
        order: 10,
        within: '/comunidade',
        kicker: 'Comunidade',
        all: 'Quem trabalha na freguesia',
        lead: 'Quem abre portas, cuida das ruas e atende o telefone. Conhece-as da praça; aqui ficam os nomes.',
        description: 'As pessoas que trabalham pela comunidade de {aldeia}.',
        empty: {
          text: 'Ainda não há pessoas neste site. Na junta apresentamo-nos de viva voz.',
          unread: 'As pessoas responsáveis voltam já. Foram só ver como está o tempo.',
          drawing: 'banco',
        },
        query: { isExecutivo: 'false' },
        searchLabel: 'Pessoa',
        excerptOf: ['position'],
      },
    }),
  ],
});
