import { expect, test } from 'vitest';
import { isCurrent, menu } from './menu.ts';

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
