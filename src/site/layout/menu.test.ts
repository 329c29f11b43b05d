import { expect, test } from 'vitest';
import { isCurrent, menu, menuWithout } from './menu.ts';

const entries = menu.flatMap((entry) => ('links' in entry ? entry.links : [entry]));
const marked = (pathname: string, section?: string) =>
  entries.filter((entry) => isCurrent(entry, pathname, section)).map(({ label }) => label);

test.each([
  ['/', undefined, []],
  ['/lojas/mel', undefined, ['Lojas']],
  ['/aldeia', undefined, ['A aldeia']],
  ['/executivo', undefined, ['Comunidade']],
  ['/documentos/ata-1', undefined, ['Documentos']],
  ['/noticias_e_eventos', 'noticias', ['Notícias']],
  ['/noticias_e_eventos', 'eventos', ['Eventos']],
  ['/noticias_e_eventos/magusto', 'eventos', ['Eventos']],
  ['/termos_e_condicoes', undefined, []],
])('at %s, of %s, the menu marks %s', (pathname, section, labels) => {
  expect(marked(pathname, section)).toEqual(labels);
});

test('what leads to nothing is not in the menu, and a group goes with the last of it', () => {
  const labels = (empty: string[]) => menuWithout(empty).map(({ label }) => label);
  const all = menu.map(({ label }) => label);
  expect(labels([])).toEqual(all);
  expect(labels(['alojamentos', 'restaurantes', 'avisos'])).toEqual(all);
  expect(labels(['alojamentos', 'restaurantes', 'lojas', 'avisos', 'pessoas'])).toEqual(
    all.filter((label) => label !== 'Ficar e comer' && label !== 'Comunidade'),
  );
});
