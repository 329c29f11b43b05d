import { fixed } from '../fields/choice.ts';
import { identifier } from '../fields/identifier.ts';
import { photo, photos } from '../fields/photo.ts';
import { richText } from '../fields/richText.ts';
import { text } from '../fields/text.ts';
import { collection, section } from './section.ts';

const lugar = {
  name: text('Nome', { required: true }),
  identifier: identifier(),
  description: richText('Descrição', { required: true }),
  local: text('Local', { required: true, help: 'Onde fica e como lá chegar.' }),
  mainPhoto: photo('Foto principal', { required: true }),
  photos: photos('Outras fotos', { required: true }),
};

/** Places in the village. */
export const pontos_interesse = section({
  name: 'pontos_interesse',
  menu: 'Pontos de interesse',
  fields: { ...lugar, type: fixed('Tipo', 'PONTO_INTERESSE') },
  heading: 'name',
  addTitle: 'Adicionar ponto de interesse',
  editTitle: 'Editar ponto de interesse',
  deleteQuestion: 'Deseja apagar o Ponto de Interesse?',
  emptyMessage: 'Não existem pontos de interesse',
  columns: ['name'],
  publicAt: { list: '/pontos_interesse', each: true },
});

/** Places worth the drive. */
export const aqui_perto = section({
  name: 'aqui_perto',
  menu: 'Aqui perto',
  fields: { ...lugar, type: fixed('Tipo', 'AQUI_PERTO') },
  heading: 'name',
  addTitle: 'Adicionar ponto aqui perto',
  editTitle: 'Editar ponto aqui perto',
  deleteQuestion: 'Deseja apagar o Ponto Aqui Perto?',
  emptyMessage: 'Não existem pontos aqui perto',
  columns: ['name'],
  listLimit: 4,
  publicAt: { list: '/aqui_perto', each: true },
});

export const pontosInteresse = collection({
  name: 'pontosInteresse',
  one: 'pontoInteresse',
  many: 'arrayPontos',
  sections: [pontos_interesse, aqui_perto],
});
