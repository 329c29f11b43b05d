import { expect, test } from 'vitest';
import { sanitise } from '../../server/rules/sanitize.ts';
import { storedHtml } from './storedHtml.ts';

test.each([
  '<p>Uma linha<br>e outra</p>',
  '<p style="text-align: center">Ao <strong>centro</strong> e <em><u>mais</u></em></p>',
  '<img src="/f/abc123def-rio.jpg" alt="O rio &amp; a ponte"><p>depois</p>',
  '<img src="https://exemplo.pt/a.jpg?b=1&amp;c=2" alt="">',
  '<p>dois&nbsp;espaços &lt;br&gt; e "aspas"</p>',
  '<ul><li><p>um</p></li></ul><ol><li><p>dois</p></li></ol><blockquote><p>três</p></blockquote>',
  '<p><a href="https://exemplo.pt/" target="_blank" rel="noopener noreferrer">ligação</a></p>',
  '<p><a href="mailto:junta@exemplo.pt">email</a> <a href="/eventos">eventos</a></p>',
  '<p><a href="/lojas/mel" data-registo="lojas/Qd_Vl-PhX">uma loja</a></p>',
  '<p><a href="https://vimeo.com/123456789" target="_blank" rel="noopener noreferrer" data-video="1">A festa</a></p>',
  '<h2>Festas</h2><h3>De verão</h3>',
  '<table><caption contenteditable="false">Preços &lt;caption contenteditable="false"&gt;</caption><tbody><tr><th colspan="2"><p>Dia</p></th></tr><tr><td><p>a<br>b</p></td><td><p></p></td></tr></tbody></table>',
  '<p>antes</p><p></p><p>depois</p>',
])('saving changes nothing in %s', (html) => {
  const stored = storedHtml(html);
  expect(sanitise(stored)).toBe(stored);
  expect(storedHtml(stored)).toBe(stored);
});

test('an editor without words holds nothing', () => {
  expect(storedHtml('<p></p>')).toBe('');
  expect(storedHtml('<p>fim</p><p></p><p></p>')).toBe('<p>fim</p>');
});
