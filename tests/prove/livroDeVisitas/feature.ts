import { feature } from '../feature.ts';
import { monthsOfVisits } from './visitas.ts';

/** What visitors write into the guest book. */
export const livroDeVisitas = feature({
  name: 'livroDeVisitas',
  activity: {
    kind: 'visitas',
    label: 'Livro de visitas',
    sentences: { visitsErased: 'Apagou {subject} {visita|visitas} fora do prazo' },
  },
  menu: [
    {
      ...{ group: 'Atendimento', place: 9, path: '/backoffice/livro_de_visitas' },
      ...{ label: 'Livro de visitas', icon: 'message', reads: 'GET /api/visitas' },
    },
  ],
  help: [
    {
      path: 'livro_de_visitas',
      picture: 'mensagens',
      words: [
        'Aqui lê o que as pessoas escrevem no livro de visitas.',
        'Procure por nome ou por palavra.',
        `Cada página é apagada ao fim de ${monthsOfVisits} meses.`,
      ],
    },
  ],
});
