import { expect, test } from 'vitest';
import { type Line, textDifferences, withoutUnchanged } from './textDifferences.ts';

/** Lines as a person would mark them with a pencil: what went in [-brackets-], what came in {+braces+}. */
function marked(lines: readonly (Line | number)[] | undefined): string[] | undefined {
  return lines?.map((line) => {
    if (typeof line === 'number') return `… ${line}`;
    const pieces = line.map(({ state, text }) => {
      if (state === 'same') return text;
      return state === 'out' ? `[-${text.trim()}-]` : `{+${text.trim()}+}`;
    });
    return pieces.join('').trim();
  });
}

const compared = (before: string, after: string) => marked(textDifferences(before, after));

test.each<[string, string, string, string[]]>([
  ['nothing', 'Igual.', 'Igual.', ['Igual.']],
  ['a word', 'A festa é no largo.', 'A festa é no adro.', ['A festa é no[-largo-]{+adro+}.']],
  [
    'a sentence of which only a small word stayed',
    'Traga pão de milho.',
    'Leve queijo de cabra.',
    ['[-Traga pão de milho-]{+Leve queijo de cabra+}.'],
  ],
  ['a paragraph that came', 'Um.', 'Um.\nDois.', ['Um.', '{+Dois.+}']],
  ['one that went', 'Um.\nDois.', 'Dois.', ['[-Um.-]', 'Dois.']],
  ['everything that went', 'Um.', '', ['[-Um.-]']],
  ['everything that came', '', 'Um.', ['{+Um.+}']],
  [
    'where a link leads',
    'Veja aqui (https://a.pt/?x=1&y=2).',
    'Veja aqui (https://b.pt/).',
    ['Veja aqui (https://[-a-]{+b+}.pt/[-?x=1&y=2-]).'],
  ],
  [
    'a picture',
    'Hoje [imagem: a.jpg, A ponte]',
    'Hoje [imagem: b.jpg, A ponte]',
    ['Hoje [imagem:[-a-]{+b+}.jpg, A ponte]'],
  ],
  [
    'an item of a list',
    '• broa\n• queijo',
    '• broa\n• presunto',
    ['• broa', '•[-queijo-]{+presunto+}'],
  ],
])('two texts differ in %s', (_case, before, after, lines) => {
  expect(compared(before, after)).toEqual(lines);
});

test('a line that two became is told, with the end that went', () => {
  expect(textDifferences('Um\ndois', 'Um dois')).toEqual([
    [
      { state: 'same', text: 'Um' },
      { state: 'out', text: '\n' },
    ],
    [{ state: 'same', text: ' dois\n' }],
  ]);
});

test('plain lines are compared as they are', () => {
  expect(marked(textDifferences('Um\ndois <p>', 'Um\ntrês <p>'))).toEqual([
    'Um',
    '[-dois-]{+três+} <p>',
  ]);
  expect(textDifferences('', '')).toEqual([]);
});

test('of a long text only what changed is shown, with what stands beside it', () => {
  const text = (changed: string) =>
    Array.from({ length: 9 }, (_, at) => `Parágrafo ${at === 4 ? changed : at}`).join('\n');
  expect(marked(withoutUnchanged(textDifferences(text('velho'), text('novo')) ?? []))).toEqual([
    '… 3',
    'Parágrafo 3',
    'Parágrafo[-velho-]{+novo+}',
    'Parágrafo 5',
    '… 3',
  ]);
});

test('the longest texts with nothing in common are not compared word by word', () => {
  const text = (letter: string) =>
    Array.from({ length: 30_000 }, (_, n) => `${letter}${n}`).join(' ');
  expect(textDifferences(text('a'), text('b'))).toBeUndefined();
});
