import { feature } from '../../sections/feature.ts';

/** How much the site is visited, counted without cookies, scripts or addresses. */
export const visitas = feature({
  name: 'visitas',
  menu: [
    {
      group: 'Registo',
      order: 4,
      path: '/backoffice/visitas',
      label: 'Visitas',
      icon: 'show',
      needs: 'GET /api/visitas',
    },
  ],
  help: [
    {
      path: 'visitas',
      picture: 'visitas',
      words: [
        'Aqui vê quantas visitas teve o site, que páginas viram, de que sites vieram e o que pesquisaram sem encontrar.',
        'Escolha um ano, um mês ou um dia; cada linha leva ao que conta. O ficheiro CSV abre numa folha de cálculo.',
        'Só há somas: não se sabe quem visitou, e nada aqui pode ser mudado. Ao fim de 25 meses apagam-se por si.',
      ],
    },
  ],
});
