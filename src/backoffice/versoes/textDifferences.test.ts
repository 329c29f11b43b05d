import { expect, test } from 'vitest';
import { type Line, linesOfHtml, textDifferences, withoutUnchanged } from './textDifferences.ts';

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

const compared = (before: string, after: string) =>
  marked(textDifferences(linesOfHtml(before), linesOfHtml(after)));

test.each<[string, string, string, string[]]>([
  ['nothing', '<p>Igual.</p>', '<p>Igual.</p>', ['Igual.']],
  [
    'a word',
    '<p>A festa é no largo.</p>',
    '<p>A festa é no adro.</p>',
    ['A festa é no[-largo-]{+adro+}.'],
  ],
  [
    'a sentence of which only a small word stayed',
    '<p>Traga pão de milho.</p>',
    '<p>Leve queijo de cabra.</p>',
    ['[-Traga pão de milho-]{+Leve queijo de cabra+}.'],
  ],
  ['a paragraph that came', '<p>Um.</p>', '<p>Um.</p><p>Dois.</p>', ['Um.', '{+Dois.+}']],
  ['one that went', '<p>Um.</p><p>Dois.</p>', '<p>Dois.</p>', ['[-Um.-]', 'Dois.']],
  ['everything that went', '<p>Um.</p>', '', ['[-Um.-]']],
  ['everything that came', '', '<p>Um.</p>', ['{+Um.+}']],
  [
    'where a link leads',
    '<p>Veja <a href="https://a.pt/?x=1&amp;y=2">aqui</a>.</p>',
    '<p>Veja <a href="https://b.pt/">aqui</a>.</p>',
    ['Veja aqui (https://[-a-]{+b+}.pt/[-?x=1&y=2-]).'],
  ],
  [
    'a picture',
    '<p>Hoje<img src="/f/abcdefghi-a.jpg" alt="A ponte" /></p>',
    '<p>Hoje<img src="/f/abcdefghi-b.jpg" alt="A ponte" /></p>',
    ['Hoje [imagem:[-a-]{+b+}.jpg, A ponte]'],
  ],
  [
    'an item of a list',
    '<ul><li><p>broa</p></li><li><p>queijo</p></li></ul>',
    '<ul><li><p>broa</p></li><li>presunto</li></ul>',
    ['• broa', '•[-queijo-]{+presunto+}'],
  ],
  [
    'entities as letters',
    '<p>P&atilde;o &amp; mel &lt;3</p>',
    '<p>P&atilde;o &amp; vinho &lt;3</p>',
    ['P&atilde;o &[-mel-]{+vinho+} <3'],
  ],
])('two texts differ in %s', (_case, before, after, lines) => {
  expect(compared(before, after)).toEqual(lines);
});

test.each([
  ['<p>Um</p>', '<p style="text-align:center">Um</p>', true],
  ['<p>Um</p>', '<p>Um</p><p></p>', true],
  ['<p>Um</p>', '<blockquote><p>Um</p></blockquote>', true],
  ['<p>Um</p>', '<p><strong>Um</strong></p>', true],
  ['<p>Um</p>', '<ul><li><p>Um</p></li></ul>', false],
  ['<h2>Um</h2><p>dois</p>', '<p>Um</p><p>dois</p>', true],
  [
    '<table><caption>T</caption><tbody><tr><th><p>a</p></th><td colspan="2"><p>b</p></td></tr><tr><td>c</td></tr></tbody></table>',
    '<p>T</p><p>a | b</p><p>c</p>',
    true,
  ],
  ['<p>Um<br>dois</p>', '<p>Um dois</p>', false],
])('%s and %s: the same words, %s', (before, after, is) => {
  expect(linesOfHtml(before) === linesOfHtml(after)).toBe(is);
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
