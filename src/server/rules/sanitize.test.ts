import { describe, expect, test } from 'vitest';
import { richText } from '../../fields/richText.ts';
import { text } from '../../fields/text.ts';
import { messages } from '../../language/messages.ts';
import { checkedSafe } from '../api/body.ts';
import { sanitise, sanitiseBody } from './sanitize.ts';

const away = 'target="_blank" rel="noopener noreferrer"';

describe('what the editor makes is kept', () => {
  test.each([
    ['<p>Um <strong>forte</strong>, <em>leve</em> e <u>sublinhado</u></p>'],
    ['<blockquote><p>Uma citação</p></blockquote>'],
    ['<ul><li><p>um</p></li><li><p>dois</p></li></ul>'],
    ['<ol><li><p>um</p></li></ol>'],
    ['<p style="text-align:center">ao meio</p>'],
    ['<p style="text-align:right">à direita</p>'],
    ['<p style="text-align:justify">justo</p>'],
    ['<p>Uma linha<br />outra</p><p></p><p>e outra</p>'],
    [`<p><a href="https://exemplo.pt/a?b=c&amp;d" ${away}>fora</a></p>`],
    ['<p><a href="/restaurantes/forno">dentro</a></p>'],
    ['<p><a href="/lojas/mel" data-registo="lojas/Qd_Vl-PhX">uma loja</a></p>'],
    [`<p><a href="https://youtu.be/dQw4w9WgXcQ" ${away} data-video="1">A festa</a></p>`],
    ['<p><a href="mailto:junta@exemplo.pt">escreva</a> <a href="tel:+351273000000">ligue</a></p>'],
    ['<img src="/f/abcdefghi-a.jpg" alt="A ponte" />'],
    ['<img src="https://exemplo.pt/a.jpg" alt="" />'],
    ['<h2>Horário</h2><p>a</p><h3>No <em>verão</em></h3>'],
    [
      '<table><caption>Preços</caption><tbody><tr><th colspan="2"><p>Dia</p></th></tr><tr><td rowspan="49"><p>1</p></td><td><ul><li><p>2</p></li></ul></td></tr></tbody></table>',
    ],
    ['<p>1 &lt; 2 &amp; "aspas" à 100 %</p>'],
  ])('%s', (html) => {
    expect(sanitise(html)).toBe(html);
  });

  test.each([
    ['<p style="text-align: center">x</p>', '<p style="text-align:center">x</p>'],
    ['<b>a</b><i>b</i>', '<strong>a</strong><em>b</em>'],
    ['<p>a<br>b</p>', '<p>a<br />b</p>'],
    ['<a href="HTTP://exemplo.pt">x</a>', `<a href="HTTP://exemplo.pt" ${away}>x</a>`],
    [
      '<a href="https://exemplo.pt" target="_self" rel="opener">x</a>',
      `<a href="https://exemplo.pt" ${away}>x</a>`,
    ],
    ...['lojas/a b', 'lojas', '../x', 'lojas/a/b', 'lojas/"x', `lojas/${'a'.repeat(41)}`].map(
      (registo) => [`<a href="/x" data-registo='${registo}'>x</a>`, '<a href="/x">x</a>'],
    ),
    ['<a href="https://x.pt" data-registo="lojas/a">x</a>', `<a href="https://x.pt" ${away}>x</a>`],
    ['<a href="//x.pt" data-registo="lojas/a">x</a>', '<a>x</a>'],
    [
      '<a href="https://mau.example/" data-video="1">x</a>',
      `<a href="https://mau.example/" ${away}>x</a>`,
    ],
    [
      '<a href="https://youtu.be/dQw4w9WgXcQ" data-video=\'1" onclick="x\' data-player="javascript:x">x</a>',
      `<a href="https://youtu.be/dQw4w9WgXcQ" ${away}>x</a>`,
    ],
    ['caf&eacute; &copy; &#8364;', 'café © €'],
    ['<p>por fechar', '<p>por fechar</p>'],
    ['<div>bloco</div><span>x</span>', 'blocox'],
    ['<h1>a</h1><h4 style="color:red">b</h4><h6 id="c">c</h6>', '<h2>a</h2><h3>b</h3><h3>c</h3>'],
    [
      '<table border=1 style="width:9999px"><colgroup><col width=64></colgroup><thead><tr height=20><th scope="col" abbr="x" onclick="x()">a</th></tr></thead><tr><td colspan=1 rowspan="2" headers="x" background="x" width=99>b</td></tr></table>',
      '<table><tbody><tr><th>a</th></tr></tbody><tr><td rowspan="2">b</td></tr></table>',
    ],
    ...['0', '50', '1000', '-1', '2e3', '2 onclick=x', 'x'].map((far) => [
      `<table><tr><td colspan="${far}">a</td></tr></table>`,
      '<table><tr><td>a</td></tr></table>',
    ]),
    ['<p class="x" id="y" data-z="1" lang="pt">a</p>', '<p>a</p>'],
  ])('%s becomes %s', (html, expected) => {
    expect(sanitise(html)).toBe(expected);
  });
});

describe('what could do harm is taken out', () => {
  test.each([
    ['<script>alert(1)</script>', ''],
    ['<p>a<script src="//x"></script>b</p>', '<p>ab</p>'],
    ['<style>p{display:none}</style>', ''],
    ['<scr<script>ipt>alert(1)</scr</script>ipt>', 'ipt&gt;alert(1)ipt&gt;'],
    ['<p onclick="x()" onmouseover=x>a</p>', '<p>a</p>'],
    ['<img src="x" onerror="alert(1)">', '<img src="x" />'],
    ['<img src=x onerror=alert(1)//', ''],
    ['<a href="javascript:alert(1)">a</a>', '<a>a</a>'],
    ['<a href="JaVaScRiPt:alert(1)">a</a>', '<a>a</a>'],
    ['<a href="java\nscript:alert(1)">a</a>', '<a>a</a>'],
    ['<a href="&#106;avascript:alert(1)">a</a>', '<a>a</a>'],
    ['<a href=" \u0001javascript:alert(1)">a</a>', '<a>a</a>'],
    ['<a href="data:text/html,<script>x</script>">a</a>', '<a>a</a>'],
    ['<a href="vbscript:x">a</a>', '<a>a</a>'],
    ['<a href="//exemplo.pt">a</a>', '<a>a</a>'],
    ['<img src="data:image/svg+xml;base64,PHN2Zz4=" alt="a">', ''],
    ['<img src="javascript:alert(1)">', ''],
    ['<img src="//exemplo.pt/a.jpg">', ''],
    ['<img alt="sem imagem">', ''],
    ['<img src="/f/a.jpg" srcset="x 1x" style="width:9999px" width="1">', '<img src="/f/a.jpg" />'],
    ['<p style="background:url(javascript:x)">a</p>', '<p>a</p>'],
    [
      '<p style="text-align:center;position:fixed;top:0">a</p>',
      '<p style="text-align:center">a</p>',
    ],
    ['<p style="text-align:expression(x)">a</p>', '<p>a</p>'],
    ['<strong style="text-align:center">a</strong>', '<strong>a</strong>'],
    ['<iframe src="https://exemplo.pt">a</iframe>', ''],
    ['<iframe><b>a</b></iframe>b', 'b'],
    ['<svg onload="x"><circle/></svg>', ''],
    ['<svg><script>x</script></svg>b', 'b'],
    ['<math><mtext><img src=x onerror=y></mtext></math>', '<img src="x" />'],
    ['<object data="x"></object><embed src="x"><form action="x"><input></form>', ''],
    ['<meta http-equiv="refresh" content="0;url=x"><base href="x"><link rel="x">', ''],
    ['<!-- comentário --><p>a</p>', '<p>a</p>'],
    ['<template><p onclick="x">a</p></template>', '<p>a</p>'],
    ['<textarea><img src=x onerror=y></textarea>', ''],
    ['<noscript><p title="</noscript><img src=x onerror=y>">', '<p></p>'],
    ['&lt;script&gt;alert(1)&lt;/script&gt;', '&lt;script&gt;alert(1)&lt;/script&gt;'],
    [
      '<a href="https://x.pt" ping="https://y.pt" download onfocus=x autofocus>a</a>',
      `<a href="https://x.pt" ${away}>a</a>`,
    ],
  ])('%s', (html, expected) => {
    expect(sanitise(html)).toBe(expected);
  });

  test('and nothing more is to be taken out the second time', () => {
    for (const html of [
      '<<script>a',
      '<p title="&quot;><img src=x onerror=y>">',
      '&amp;lt;b&gt;',
    ]) {
      expect(sanitise(sanitise(html) ?? '')).toBe(sanitise(html));
    }
  });
});

/** A text of the greatest allowed length, made of one piece repeated. */
const whole = (piece: string, before = '', after = '') =>
  before + piece.repeat((200_000 - before.length - after.length) / piece.length) + after;

describe('what would take a parser seconds', () => {
  const fields = { description: richText('Descrição', { required: true }) };
  const save = (description: string) => checkedSafe({ fields }, { description });
  const refusedWith = (msg: string) =>
    expect.objectContaining({ status: 422, errors: [{ param: 'description', msg }] });

  test.each([
    ['tags that never close', whole('<b>')],
    ['tags deep in one another', `${'<ul><li>'.repeat(300)}x${'</li></ul>'.repeat(300)}`],
    ['tags closed by others', `${'<b></i>'.repeat(101)}x`],
    ['unknown tags deep in one another', `${'<x>'.repeat(101)}x`],
    ['drawings in drawings', `${'<svg>'.repeat(101)}x`],
    ['nothing but beginnings of tags', whole('<')],
    ['nothing but ends of tags', whole('</b>')],
    ['comments', whole('<!---->')],
    ['comments that never end', whole('<!--')],
    ['entities', whole('&amp;')],
    ['beginnings of entities', whole('&')],
    ['attributes', whole('a=b ', '<p ', '>')],
    ['paragraphs each with a style', whole('<p style=a>')],
    ['frames with something in them', whole('<iframe><b></iframe>')],
    ['blank paragraphs', whole('<p></p>')],
    ['pictures of nothing', whole('<img>')],
  ])(
    '%s, is refused beside its field before it is parsed, or at the hundredth level',
    (_case, html) => {
      expect(() => save(html)).toThrow(refusedWith(messages.tooIntricate));
      expect(sanitise(html)).toBeUndefined();
    },
  );

  test('a text longer than its field takes is refused by its length, whatever it holds', () => {
    for (const piece of ['<b>', '<', '&', 'palavra ', '<!--']) {
      const html = piece.repeat(1_000_000 / piece.length);
      expect(() => save(html)).toThrow(refusedWith(messages.tooLong(200_000)));
    }
  });

  test.each([
    [
      'a style without end',
      whole('text-align:left;', '<p style="', '">x</p>'),
      '<p style="text-align:left">x</p>',
    ],
    ['a style of brackets', whole('{', '<p style="', '">x</p>'), '<p>x</p>'],
    ['a style of quotes', whole('"', "<p style='", "'>x</p>"), '<p>x</p>'],
    ['an address without end', whole('x', '<a href="', '">x</a>'), undefined],
    ['one comment', whole('-', '<!--', '-->x'), 'x'],
    ['an entity without end', whole('1', '&#', ';x'), undefined],
    ['a hundred levels', `${'<em>'.repeat(100)}x${'</em>'.repeat(100)}`, undefined],
  ])('%s is taken, as little as it is', (_case, html, expected) => {
    expect(sanitise(html)).toEqual(expected ?? expect.any(String));
  });

  test('an article of 100 kB with the tables and lists of a word processor is taken whole', () => {
    const row =
      '<tr><td class="MsoNormal" style="width:200px"><p align="center">Rua da Fonte, 12</p></td><td><b>4,50</b></td></tr>';
    const table = `<div><table><tbody>${row.repeat(20)}</tbody></table></div>`;
    const list = `<ul>${'<li><p>Ribeira de Cima<ul><li>Moinho&nbsp;novo</li></ul></p></li>'.repeat(20)}</ul>`;
    const prose = `<p style="text-align: justify; margin: 0cm"><span lang="PT">${'A Assembleia deliberou, por unanimidade. '.repeat(40)}</span></p>`;
    const html = `${table}${list}${prose}`.repeat(20);
    expect(html.length).toBeGreaterThan(100_000);
    const { description } = save(html);
    expect(description.match(/Rua da Fonte/g)).toHaveLength(400);
    expect(description.match(/Moinho/g)).toHaveLength(400);
    expect(description.match(/text-align:justify/g)).toHaveLength(20);
  });
});

test('a body is cleaned in its formatted fields only, and none of its own is lost', () => {
  const fields = { name: text('Nome'), description: richText('Descrição'), note: richText('Nota') };
  const body = { name: '<b>', description: '<b>x</b><script>', note: 5, other: '<script>' };
  expect(sanitiseBody(fields, body)).toEqual({ ...body, description: '<strong>x</strong>' });
  expect(sanitiseBody(fields, {})).toEqual({});
});
