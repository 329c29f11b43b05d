import { expect, test } from 'vitest';
import { softHyphens } from './softHyphens.ts';

test.each([
  ['Contactos', 'Con-tac-tos'],
  ['Termos e condições', 'Termos e con-di-ções'],
  ['Restaurantes', 'Res-tau-ran-tes'],
  ['Caminhada das Estrelas', 'Cami-nhada das Estrelas'],
  ['Acessibilidade', 'Aces-si-bi-li-dade'],
  ['Comunicação', 'Comu-ni-ca-ção'],
  ['Pedregulho', 'Pedre-gu-lho'],
  ['PASSAGEIROS', 'PAS-SA-GEI-ROS'],
  ['Ponte Velha', 'Ponte Velha'],
  ['', ''],
])('%s can be broken as %s', (heading, broken) => {
  expect(softHyphens(heading).replaceAll('\u00ad', '-')).toBe(broken);
});
