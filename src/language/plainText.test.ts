import { describe, expect, test } from 'vitest';
import { excerpt, plainText } from './plainText.ts';

describe('the words of a formatted text', () => {
  test.each([
    ['', ''],
    ['<p>Um</p><p>Dois</p>', 'Um Dois'],
    ['<ul><li>a</li><li>b</li></ul>', 'a b'],
    [
      '<table><caption>a</caption><tr><th>b</th><td>c</td></tr><tr><td>d</td></tr></table>',
      'a b c d',
    ],
    ['Linha<br>outra<br/>mais', 'Linha outra mais'],
    ['par<strong>ti</strong>do', 'partido'],
    [
      '<p>a &amp; b &lt;c&gt; &quot;d&quot; &#39;e&#39; &#x2014; f&nbsp;g</p>',
      'a & b <c> "d" \'e\' — f g',
    ],
    ['&amp;lt;', '&lt;'],
    ['  muitos \n\t brancos\u00a0 ', 'muitos brancos'],
    [
      '&desconhecida; &constructor; &__proto__; &toString;',
      '&desconhecida; &constructor; &__proto__; &toString;',
    ],
    ['&#0;&#x110000;&#99999999;x', 'x'],
    ['<p title="a">x</p><img src="/f/a.jpg" alt="b">', 'x'],
  ])('%s', (html, expected) => {
    expect(plainText(html)).toBe(expected);
  });
});

describe('an excerpt', () => {
  const family = '👨‍👩‍👧‍👦';
  test.each([
    ['is the whole text when it fits', '<p>Festa</p>', 5, 'Festa'],
    ['ends in an ellipsis when it does not', '<p>Festas</p>', 5, 'Festa…'],
    ['has no blank before the ellipsis', 'Festa da aldeia', 6, 'Festa…'],
    ['counts a letter and its accent as one', 'e\u0301e\u0301e\u0301', 2, 'e\u0301e\u0301…'],
    ['counts a letter and its accent as one, exactly', 'e\u0301e\u0301', 2, 'e\u0301e\u0301'],
    ['never cuts a picture of several signs', `${family}${family}b`, 1, `${family}…`],
    ['never cuts a flag', '🇵🇹🇪🇸x', 2, '🇵🇹🇪🇸…'],
    ['never cuts an entity', 'a &amp;&amp;&amp; b', 4, 'a &&…'],
    ['never cuts a tag', '<p>ab<a href="https://exemplo.pt">cd</a></p>', 3, 'abc…'],
  ])('%s', (_case, html, most, expected) => {
    expect(excerpt(html, most)).toBe(expected);
  });

  test.each([80, 250, 500])('of %i letters has that many', (most) => {
    expect(excerpt(`<p>${'ã'.repeat(most)}</p>`, most)).toBe('ã'.repeat(most));
    expect(excerpt(`<p>${'ã'.repeat(most + 1)}</p>`, most)).toBe(`${'ã'.repeat(most)}…`);
  });
});
