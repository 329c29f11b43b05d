import { expect, test } from 'vitest';
import { everyCollection } from '../../sections/all.ts';
import { placesIn } from '../../sections/section.ts';
import { itemPath, listCall, publicPath, writeCall } from './source.ts';

const sources = placesIn(everyCollection);

function source(name: string) {
  const found = sources.find(({ section }) => section.name === name);
  if (!found) throw new Error(name);
  return found;
}

/** What every list also asks for. */
const life = 'rascunho,publicarEm,retirarEm,estado&estado=todos';
const asked = (name: string, search = '') =>
  decodeURIComponent(listCall(source(name), new URLSearchParams(search)));

test.each([
  [
    'pontos_interesse',
    `/api/pontosInteresse?type=PONTO_INTERESSE&fields=name,local,mainPhoto,${life}&limit=50&offset=0`,
  ],
  [
    'restaurantes',
    `/api/restaurantes?fields=name,type,phoneContacts,mainPhoto,${life}&limit=50&offset=0`,
  ],
  [
    'noticias',
    `/api/noticiasEventos?type=NOTICIA,PROJETO&fields=title,type,insertionDate,mainPhoto,${life}&limit=50&offset=0`,
  ],
  ['essencias', `/api/essencias?fields=title,mainPhoto,${life}&limit=50&offset=0`],
  [
    'avisos',
    `/api/avisos?frontPage=false&sort=-date&fields=title,type,date,file,isActive,urgencia,urgenteAte,${life}&limit=50&offset=0`,
  ],
  [
    'pessoas',
    `/api/pessoas?isExecutivo=false&isActive=false&fields=name,isExecutivo,isActive,position,photo,${life}&limit=50&offset=0`,
  ],
])('the list of %s asks for %s', (name, call) => {
  expect(asked(name)).toBe(call);
});

test('a list asks for the page, the words and the order that the address says', () => {
  expect(asked('lojas', 'q=mel&ordem=-name&pagina=3')).toBe(
    `/api/lojas?fields=name,local,phoneContacts,mainPhoto,${life}&limit=50&offset=100&q=mel&sort=-name`,
  );
  // It replaces the list's own order.
  expect(asked('avisos', 'ordem=title').match(/sort=[^&]*/g)).toEqual(['sort=title']);
});

test('a list that is cut can be asked for whole, and is searched whole', () => {
  const cut = `/api/pontosInteresse?type=AQUI_PERTO&fields=name,local,mainPhoto,${life}&limit=`;
  expect(asked('aqui_perto')).toBe(`${cut}4&offset=0`);
  expect(asked('aqui_perto', 'todos')).toBe(`${cut}50&offset=0`);
  expect(asked('aqui_perto', 'q=lagoa')).toBe(`${cut}50&offset=0&q=lagoa`);
  expect(asked('aqui_perto', 'estado=rascunho')).toContain('limit=50');
});

test('news and events are written apart, the rest to its collection', () => {
  expect(writeCall(source('eventos'))).toBe('/api/noticiasEventos/evento');
  expect(writeCall(source('noticias'), 'a b')).toBe('/api/noticiasEventos/noticia/a%20b');
  expect(writeCall(source('lojas'), 'x')).toBe('/api/lojas/x');
});

test('a record is shown to visitors at its own page, or in its list', () => {
  expect(publicPath(source('eventos'), 'x')).toBe('/noticias_e_eventos/x');
  expect(publicPath(source('pessoas'), 'x')).toBe('/executivo');
  expect(publicPath(source('lojas'))).toBe('/lojas');
  expect(itemPath(source('lojas'), 'x')).toBe('/backoffice/lojas/x');
});
