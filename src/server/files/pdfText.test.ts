import { expect, test } from 'vitest';
import { textOf } from './pdfText.ts';

const linesOf = (text: string) => text.split('\n').map((str) => ({ str, hasEOL: true }));

test.each([
  ['a word broken at the end of a line', 'a delibe-\nração', 'a deliberação'],
  [
    'one broken by a soft hyphen',
    'o cemi\u00ad\ntério e o cemi\u00adtério',
    'o cemitério e o cemitério',
  ],
  ['one broken by a hyphen of typesetters', 'orça\u2010\nmento', 'orçamento'],
  ['a day of the week', 'na segunda-\nfeira', 'na segunda-feira'],
  ['a verb and its pronoun', 'reuniu-\nse e entregou-\nlhes', 'reuniu-se e entregou-lhes'],
  ['the hyphen written twice, as school teaches', 'dar-\n-lhe', 'dar-lhe'],
  ['what begins as a pronoun does', 'co-\nmeça', 'começa'],
  ['an office', 'o vice-\npresidente', 'o vice-presidente'],
  ['a range and a name', '2023-\n2024, Trás-\nOs-Montes', '2023-\n2024, Trás-Os-Montes'],
  ['a dash at the end of a line', 'presentes -\na saber', 'presentes -\na saber'],
  ['spaces of every kind', '  a\u00a0b \t c  \n  d ', 'a b c\nd'],
  ['many empty lines', 'a\n\n\n\n\nb', 'a\n\nb'],
  ['accents apart from their letters', 'a\u0301gua', 'água'],
  ['what no database takes, and no one reads', 'a\u0000b\u0007c\ue0b7d\ufffee', 'a b c d e'],
  ['half a letter', 'a\ud800b', 'a\ufffdb'],
])('%s', (_what, given, text) => {
  expect(textOf(linesOf(given))).toBe(text);
});

test('pieces of a line stand as they come', () => {
  const pieces = ['Taxa', ' ', '12,50'].map((str) => ({ str, hasEOL: false }));
  expect(textOf(pieces)).toBe('Taxa 12,50');
});
