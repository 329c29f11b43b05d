import { expect, test } from 'vitest';
import { everyCollection } from '../sections/all.ts';
import { itemPath, listCall, placesOf, publicPath, writeCall } from './place.ts';

const places = placesOf(everyCollection);

function place(name: string) {
  const found = places.find(({ section }) => section.name === name);
  if (!found) throw new Error(name);
  return found;
}

test('the menu has the eleven sections in their order', () => {
  expect(places.map(({ section }) => section.name).join(' ')).toBe(
    'pontos_interesse aqui_perto restaurantes alojamentos lojas noticias eventos avisos essencias contactos pessoas',
  );
});

test.each([
  ['pontos_interesse', '/api/pontosInteresse?type=PONTO_INTERESSE&limit=0'],
  ['aqui_perto', '/api/pontosInteresse?type=AQUI_PERTO&limit=4'],
  ['restaurantes', '/api/restaurantes?limit=0'],
  ['noticias', '/api/noticiasEventos?type=NOTICIA%2CPROJETO&limit=0'],
  ['eventos', '/api/noticiasEventos?type=EVENTO&limit=0'],
  ['pessoas', '/api/pessoas?isExecutivo=false&isActive=false&limit=0'],
])('the list of %s asks for %s', (name, call) => {
  expect(listCall(place(name), false)).toBe(call);
});

test('a list that is cut can be asked for whole', () => {
  expect(listCall(place('aqui_perto'), true)).toBe('/api/pontosInteresse?type=AQUI_PERTO&limit=0');
});

test('news and events are written apart, the rest to its collection', () => {
  expect(writeCall(place('eventos'))).toBe('/api/noticiasEventos/evento');
  expect(writeCall(place('noticias'), 'a b')).toBe('/api/noticiasEventos/noticia/a%20b');
  expect(writeCall(place('lojas'), 'x')).toBe('/api/lojas/x');
});

test('a record is shown to visitors at its own page, or in its list', () => {
  expect(publicPath(place('eventos'), 'x')).toBe('/noticias_e_eventos/x');
  expect(publicPath(place('pessoas'), 'x')).toBe('/executivo');
  expect(publicPath(place('lojas'))).toBe('/lojas');
  expect(itemPath(place('lojas'), 'x')).toBe('/backoffice/lojas/x');
});
