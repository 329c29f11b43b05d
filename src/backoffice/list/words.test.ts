import { expect, test } from 'vitest';
import { noticias } from '../../sections/noticiasEventos.ts';
import { pessoas } from '../../sections/pessoas.ts';
import { matches, wordsOf } from './words.ts';

test('words are found without accents, in any order, and only all together', () => {
  expect(matches('Água da Fonte', 'agua')).toBe(true);
  expect(matches('Água da Fonte', 'FONTE água')).toBe(true);
  expect(matches('Água da Fonte', 'agua ponte')).toBe(false);
  expect(matches('Água da Fonte', '  ')).toBe(true);
});

test('a list is searched and sorted by the words it shows', () => {
  expect(wordsOf(pessoas.fields.isExecutivo, true)).toBe('Executivo');
  expect(wordsOf(pessoas.fields.isActive, false)).toBe('Não');
  expect(wordsOf(noticias.fields.type, 'PROJETO')).toBe('Projeto');
});
