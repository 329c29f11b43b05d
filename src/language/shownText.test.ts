import { expect, test } from 'vitest';
import { shownText } from './shownText.ts';

const box = (name: string) => `<div data-table role="group" tabindex="0" aria-label="${name}">`;

test.each([
  ['<h2>a</h2><h3>b</h3>', '<h2 data-rank="0">a</h2><h3 data-rank="1">b</h3>'],
  // Otherwise the title of the page would be followed by a heading of the third level.
  [
    '<h3>a</h3><h2>b</h2><h3>c</h3>',
    '<h2 data-rank="0">a</h2><h2 data-rank="0">b</h2><h3 data-rank="1">c</h3>',
  ],
  [
    '<p><a href="https://youtu.be/dQw4w9WgXcQ" target="_blank" rel="noopener noreferrer" data-video="1">A festa</a></p>',
    '<p data-video><a href="https://youtu.be/dQw4w9WgXcQ" target="_blank" rel="noopener noreferrer" data-player="https://www.youtube-nocookie.com/embed/dQw4w9WgXcQ">A festa</a></p>',
  ],
  // In the middle of a sentence it stays an ordinary link.
  [
    '<p>Veja <a href="https://youtu.be/dQw4w9WgXcQ" data-video="1">a festa</a></p>',
    '<p>Veja <a href="https://youtu.be/dQw4w9WgXcQ" data-video="1">a festa</a></p>',
  ],
  ['<p>h2 e &lt;table&gt;</p>', '<p>h2 e &lt;table&gt;</p>'],
  [
    '<table><tbody><tr><th colspan="2"><p>Dia</p></th></tr><tr><th><p>Sábado</p></th><td></td></tr></tbody></table>',
    `${box('Tabela')}<table><tbody><tr><th colspan="2" scope="col"><p>Dia</p></th></tr><tr><th scope="row"><p>Sábado</p></th><td></td></tr></tbody></table></div>`,
  ],
  [
    '<table><caption> Preços "de" &lt;verão&gt;</caption><tr><th>a</th></tr></table><table><tr><th>b</th></tr></table>',
    `${box('Preços &quot;de&quot; &lt;verão&gt;')}<table><caption> Preços "de" &lt;verão&gt;</caption><tr><th scope="col">a</th></tr></table></div>${box('Tabela')}<table><tr><th scope="col">b</th></tr></table></div>`,
  ],
])('%s is shown as %s', (html, expected) => {
  expect(shownText(html)).toBe(expected);
});

test('under a heading of the page, those of the text begin one level lower', () => {
  expect(shownText('<h2>a</h2><h3>b</h3>', 3)).toBe(
    '<h3 data-rank="0">a</h3><h4 data-rank="1">b</h4>',
  );
});
