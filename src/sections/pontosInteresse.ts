import { fixed } from '../fields/choice.ts';
import { identifier } from '../fields/identifier.ts';
import { photo, photos } from '../fields/photo.ts';
import { richText } from '../fields/richText.ts';
import { text } from '../fields/text.ts';
import { hours, onMap } from './reach.ts';
import { collection, section, titles } from './section.ts';

const ponto = {
  name: text('Nome', { required: true }),
  identifier: identifier(),
  description: richText('Descrição', { required: true }),
  local: text('Local', { required: true, help: 'Onde fica e como lá chegar.' }),
  lugar: onMap,
  horario: { ...hours, help: 'Só se abre e fecha: uma igreja, um museu.' },
  mainPhoto: photo('Foto principal', { required: true }),
  photos: photos('Outras fotos', { required: true }),
};

/** Places in the village. */
export const pontos_interesse = section({
  name: 'pontos_interesse',
  menu: 'Pontos de interesse',
  icon: 'pin',
  fields: { ...ponto, type: fixed('Tipo', 'PONTO_INTERESSE') },
  heading: 'name',
  ...titles('o', 'Ponto de Interesse', 'pontos de interesse'),
  columns: ['name'],
  secondLine: { of: ['local'] },
  translated: ['name', 'description', 'local'],
  face: {
    path: '/pontos_interesse',
    label: 'Pontos de interesse',
    menu: { group: 'Descobrir' },
    order: 1,
    landing: { id: 'pontos_interesse', kicker: 'A pé, sem pressa' },
    all: 'Todos os pontos de interesse',
    lead: 'Lugares a que se chega a pé, com tempo e calçado bom.',
    description: 'O que ver em {aldeia}: os lugares da aldeia, onde ficam e o que contam.',
    empty: {
      text: 'Ainda não há pontos de interesse neste site. Na aldeia há sempre quem os mostre.',
      unread:
        'Os nossos pontos de interesse estão em reconstrução. Volte em breve para os descobrir.',
      drawing: 'andaimes',
    },
    drawnAs: 'places',
    searchLabel: 'Ponto de interesse',
    schemaOrg: { type: 'TouristAttraction' },
  },
});

/** Places outside the village. */
export const aqui_perto = section({
  name: 'aqui_perto',
  menu: 'Aqui perto',
  icon: 'compass',
  fields: { ...ponto, type: fixed('Tipo', 'AQUI_PERTO') },
  heading: 'name',
  ...titles('o', 'Ponto Aqui Perto', 'pontos aqui perto'),
  columns: ['name'],
  secondLine: { of: ['local'] },
  listLimit: 4,
  translated: ['name', 'description', 'local'],
  face: {
    path: '/aqui_perto',
    label: 'Aqui perto',
    menu: { group: 'Descobrir' },
    order: 3,
    landing: { id: 'aqui_perto' },
    all: 'Todos os lugares aqui perto',
    lead: 'Para ir e voltar no mesmo dia, com a aldeia à espera ao fim da tarde.',
    description: 'O que visitar perto de {aldeia}: lugares a que se vai e volta no mesmo dia.',
    empty: {
      text: 'Ainda não há lugares aqui perto neste site. Na aldeia sabem quais valem a viagem.',
      unread:
        'De momento, os lugares aqui perto estão inacessíveis. Espere que o nevoeiro levante.',
      drawing: 'nevoeiro',
    },
    drawnAs: 'places',
    searchLabel: 'Aqui perto',
    schemaOrg: { type: 'TouristAttraction' },
  },
});

export const pontosInteresse = collection({
  name: 'pontosInteresse',
  one: 'pontoInteresse',
  many: 'arrayPontos',
  sections: [pontos_interesse, aqui_perto],
});
