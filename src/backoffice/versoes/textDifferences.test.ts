import { expect, test } from 'vitest';
import { type Block, isOnlyLayout, textDifferences, withoutTheSame } from './textDifferences.ts';
import { type Token, tokensOfHtml, tokensOfLines } from './textTokens.ts';

function written(token: Token): string {
  switch (token.is) {
    case 'word': {
      const set = token.marks.reduce((text, mark) => `<${mark}>${text}</${mark}>`, token.text);
      return `${token.isSpaced ? ' ' : ''}${set}`;
    }
    case 'address':
      return ` (${token.text})`;
    case 'image':
      return `[${token.src}]`;
    case 'break':
      return '↵';
    case 'end':
      return '';
  }
}

/** Blocks as a person would mark them with a pencil: what went in [-brackets-], what came in {+braces+}. */
function marked(blocks: readonly (Block | number)[] | undefined): string[] | undefined {
  return blocks?.map((block) => {
    if (typeof block === 'number') return `… ${block}`;
    const pieces = block.pieces.map(({ state, tokens }) => {
      const text = tokens
        .filter(({ is }) => state !== 'same' || is !== 'address')
        .map(written)
        .join('');
      if (text === '' || state === 'same') return text;
      return state === 'out' ? `[-${text.trim()}-]` : `{+${text.trim()}+}`;
    });
    return `${block.kind === 'p' ? '' : `${block.kind}: `}${pieces.join('').trim()}`;
  });
}

const compared = (before: string, after: string) =>
  marked(textDifferences(tokensOfHtml(before), tokensOfHtml(after)));

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
    'how a word is set',
    '<p>Venha <strong>cedo</strong>.</p>',
    '<p>Venha <em>cedo</em>.</p>',
    ['Venha[-<strong>cedo</strong>-]{+<em>cedo</em>+}.'],
  ],
  [
    'where a link leads',
    '<p>Veja <a href="https://a.pt/?x=1&amp;y=2">aqui</a>.</p>',
    '<p>Veja <a href="https://b.pt/">aqui</a>.</p>',
    ['Veja <a>aqui</a>[-(https://a.pt/?x=1&y=2)-]{+(https://b.pt/)+}.'],
  ],
  [
    'a picture',
    '<p><img src="/f/a.jpg" alt="" /></p>',
    '<p><img src="/f/b.jpg" alt="" /></p>',
    ['[-[/f/a.jpg]-]{+[/f/b.jpg]+}'],
  ],
  [
    'an item of a list',
    '<ul><li><p>broa</p></li><li><p>queijo</p></li></ul>',
    '<ul><li><p>broa</p></li><li>presunto</li></ul>',
    ['li: broa', 'li: [-queijo-]{+presunto+}'],
  ],
  [
    'a quotation',
    '<blockquote><p>Sim.</p></blockquote>',
    '<blockquote><p>Não.</p></blockquote>',
    ['quote: [-Sim-]{+Não+}.'],
  ],
  [
    'entities as letters',
    '<p>P&atilde;o &amp; mel &lt;3</p>',
    '<p>P&atilde;o &amp; vinho &lt;3</p>',
    ['P&atilde;o &[-mel-]{+vinho+} <3'],
  ],
  ['lines', '<p>Um<br />dois</p>', '<p>Um dois</p>', ['Um[-↵-] dois']],
])('two texts differ in %s', (_case, before, after, blocks) => {
  expect(compared(before, after)).toEqual(blocks);
});

test.each([
  ['<p>Um</p>', '<p style="text-align:center">Um</p>', true],
  ['<p>Um</p>', '<p>Um</p><p></p>', true],
  ['<p>Um</p>', '<blockquote><p>Um</p></blockquote>', true],
  ['<p>Um</p>', '<p><strong>Um</strong></p>', false],
  ['<p>Um<br>dois</p>', '<p>Um dois</p>', false],
])('%s and %s: only the layout, %s', (before, after, is) => {
  const blocks = textDifferences(tokensOfHtml(before), tokensOfHtml(after));
  expect(isOnlyLayout(blocks ?? [])).toBe(is);
  expect(before).not.toBe(after);
});

test('plain lines are paragraphs', () => {
  const blocks = textDifferences(tokensOfLines('Um\ndois <p>'), tokensOfLines('Um\ntrês <p>'));
  expect(marked(blocks)).toEqual(['Um', '[-dois-]{+três+} <p>']);
  expect(tokensOfLines('')).toEqual([]);
});

test('of a long text only what changed is shown, with what stands beside it', () => {
  const text = (changed: string) =>
    Array.from(
      { length: 9 },
      (_, index) => `<p>Parágrafo ${index === 4 ? changed : index}</p>`,
    ).join('');
  const blocks = textDifferences(tokensOfHtml(text('velho')), tokensOfHtml(text('novo'))) ?? [];
  expect(marked(withoutTheSame(blocks))).toEqual([
    '… 3',
    'Parágrafo 3',
    'Parágrafo[-velho-]{+novo+}',
    'Parágrafo 5',
    '… 3',
  ]);
});

test('the longest texts with nothing in common are not compared word by word', () => {
  const text = (letter: string) =>
    `<p>${Array.from({ length: 30_000 }, (_, n) => `${letter}${n}`).join(' ')}</p>`;
  expect(textDifferences(tokensOfHtml(text('a')), tokensOfHtml(text('b')))).toBeUndefined();
});
