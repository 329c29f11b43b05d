import { fileURLToPath } from 'node:url';
import { expect, test } from '@playwright/test';
import { inBrowser } from '../../../tests/e2e/inBrowser.ts';

const file = fileURLToPath(new URL('textDifferences.ts', import.meta.url));

const cases: [html: string, lines: string][] = [
  ['', ''],
  ['<p>Um</p><p></p><p>Dois</p>', 'Um\nDois'],
  ['<p style="text-align:center">Um\n dois</p>', 'Um dois'],
  ['<p>Um<br />dois<br>três</p>', 'Um\ndois\ntrês'],
  ['<h2>Um</h2><blockquote><p><strong>d</strong>ois</p></blockquote>', 'Um\ndois'],
  ['<ul><li><p>broa</p></li><li>presunto</li></ul><p>fim</p>', '• broa\n• presunto\nfim'],
  [
    '<p>Veja <a href="https://a.pt/?x=1&amp;y=2"><em>aqui</em></a>.</p>',
    'Veja aqui (https://a.pt/?x=1&y=2).',
  ],
  [
    '<p>Hoje<img src="/f/abcdefghi-a.jpg" alt="1 &gt; 0 > nada" />.</p>',
    'Hoje [imagem: a.jpg, 1 > 0 > nada].',
  ],
  ['<p>P&atilde;o &amp; mel &lt;3 &lt;p&gt;</p>', 'Pão & mel <3 <p>'],
  ['<p>Um<!-- <p>nunca</p> --> dois</p>', 'Um dois'],
  [
    '<table><caption>T</caption><tbody><tr><th><p>a</p></th><td colspan="2"><p>b</p></td></tr><tr><td>c</td></tr></tbody></table>',
    'T\na | b\nc',
  ],
];

test('the words of a formatted text stand in lines, links and pictures among them', async ({
  page,
}) => {
  const tested = await inBrowser<typeof import('./textDifferences.ts')>(page, file);
  const found = await tested.evaluate(
    ({ linesOfHtml }, texts) => texts.map(linesOfHtml),
    cases.map(([html]) => html),
  );
  for (const [index, [html, lines]] of cases.entries()) {
    expect.soft(found[index], html).toBe(lines);
  }
});
