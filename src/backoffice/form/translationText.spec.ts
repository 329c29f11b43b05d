import { fileURLToPath } from 'node:url';
import { expect, test } from '@playwright/test';
import { inBrowser } from '../../../tests/e2e/inBrowser.ts';
import type { Field } from '../../fields/field.ts';
import { list } from '../../fields/list.ts';
import { blankPorDia, porDia } from '../../fields/porDia.ts';
import { richText } from '../../fields/richText.ts';
import { text } from '../../fields/text.ts';
import type { Clip } from './translationText.ts';

type Exports = typeof import('./translationText.ts');
const file = fileURLToPath(new URL('translationText.ts', import.meta.url));

const declared = [
  text('Nome'),
  richText('Descrição'),
  list('Pratos', { item: 'prato' }),
  text('Horário', { lines: true }),
];
// What a page can be handed of a field: no functions. The real type is too deep for `evaluate`.
const plain = (field: Field) =>
  ({
    label: field.label,
    initial: field.initial,
    isHtml: field.isHtml,
    ...('lines' in field && { lines: field.lines }),
  }) as never;
const fields = declared.map(plain);

const said = {
  name: 'Ponte & Moinho',
  description:
    '<h2>História</h2><p>Tem <strong>dois</strong> arcos.<br />E um moinho.</p><ul><li><p>de pedra</p></li><li><p>de água</p></li></ul><ol><li><p>sobe</p></li><li><p>desce</p></li></ol><p><a href="/mapa">No mapa</a></p>',
  dishes: ['Caldo verde', 'Cabrito'],
  hours: 'Segunda: 9h\nTerça: 10h',
};
const texts = Object.values(said).map((value, index) => ({
  number: index + 1,
  label: declared[index]?.label ?? '',
  field: fields[index] as never,
  value,
}));

test('texts are copied each below its number, and come back as they left', async ({ page }) => {
  const tested = await inBrowser<Exports>(page, file);
  const { copied, back } = await tested.evaluate(
    ({ joined, split }, given) => {
      const copied = joined(given.texts);
      return { copied, back: [...split({ html: copied.html, plain: '' }, given.fields).values()] };
    },
    { texts, fields },
  );
  expect(copied.plain).toBe(`[1] Nome
Ponte & Moinho

[2] Descrição
História

Tem dois arcos.
E um moinho.

- de pedra
- de água

1. sobe
2. desce

No mapa

[3] Pratos
Caldo verde
Cabrito

[4] Horário
Segunda: 9h
Terça: 10h`);
  expect(copied.html).toContain(
    '<p><strong>[1] Nome</strong></p><p>Ponte &amp; Moinho</p><p><strong>[2] Descrição</strong></p><h2>História</h2>',
  );
  expect(back).toEqual(Object.values(said));
});

const cases: Record<string, [Partial<Clip>, Record<number, unknown>]> = {
  'plain text, as the box of a translator gives it': [
    {
      plain:
        '[1] Name\r\nOld Bridge\r\n\r\n[2] Description\r\nIt has <two> arches.\r\nAnd a mill.\r\n\r\n- of stone\r\n- of water\r\n\r\nThe end.\r\n\r\n[3] Dishes\r\nGreen broth\r\nKid\r\n\r\n[4] Hours\r\nMonday: 9 am\r\nTuesday: 10 am\r\n\r\nTranslated with DeepL.com (free version)',
    },
    {
      0: 'Old Bridge',
      1: '<p>It has &lt;two&gt; arches.<br />And a mill.</p><ul><li><p>of stone</p></li><li><p>of water</p></li></ul><p>The end.</p>',
      2: ['Green broth', 'Kid'],
      3: 'Monday: 9 am\nTuesday: 10 am',
    },
  ],
  'numbers in any order, loosely written, and one missing': [
    {
      plain:
        'Here it is:\n\n2] Description\nArches.\n\n**[ 1 ] Name**\nBridge\n\n【4】 Hours\n9 am',
    },
    { 0: 'Bridge', 1: '<p>Arches.</p>', 3: '9 am' },
  ],
  'a number that stands for nothing, or stands there twice, is text': [
    { plain: '[2] Description\nSee note\n[7] below.\n\n[2] again' },
    { 1: '<p>See note<br />[7] below.</p><p>[2] again</p>' },
  ],
  'a number with nothing below it': [
    { plain: '[1] Name\n\n[2] Description\nArches.' },
    { 1: '<p>Arches.</p>' },
  ],
  'round brackets, but not a list that is numbered so': [
    { plain: '(1) Name\nOld Bridge\n\n(2) Description\nArches:\n\n1) wide\n\n2) low' },
    { 0: 'Old Bridge', 1: '<p>Arches:</p><p>1) wide</p><p>2) low</p>' },
  ],
  'a text without numbers': [{ plain: 'Old Bridge', html: '<p>Old Bridge</p>' }, {}],
  Word: [
    {
      html: `<html xmlns:o="urn:schemas-microsoft-com:office:office"><head><style><!-- p.MsoNormal {margin:0cm;} --></style></head><body lang=PT><!--StartFragment--><p class=MsoNormal><b><span lang=EN-GB style='mso-ansi-language:EN-GB'>[1] Name<o:p></o:p></span></b></p><p class=MsoNormal><span lang=EN-GB>Old
Bridge<o:p></o:p></span></p><p class=MsoNormal><o:p>&nbsp;</o:p></p><p class=MsoNormal><b>[2]&nbsp;Description</b></p><h1>History</h1><p class=MsoNormal>It has <b>two</b> arches &amp; a <i>mill</i>.</p><p class=MsoListParagraph style='text-indent:-18.0pt;mso-list:l0 level1 lfo1'><![if !supportLists]><span style='font-family:Symbol'>·<span style='font:7.0pt "Times New Roman"'>&nbsp;&nbsp; </span></span><![endif]>of stone</p><!--EndFragment--></body></html>`,
      plain: '[1] Name\r\nOld Bridge\r\n',
    },
    {
      0: 'Old Bridge',
      1: '<h2>History</h2><p>It has <strong>two</strong> arches &amp; a <em>mill</em>.</p><ul><li><p>of stone</p></li></ul>',
    },
  ],
  'Google Docs': [
    {
      html: `<meta charset='utf-8'><b style="font-weight:normal;" id="docs-internal-guid-1"><p dir="ltr" style="line-height:1.38;"><span style="font-size:11pt;font-weight:700;">[1] Name</span></p><p dir="ltr"><span style="font-weight:400;">Old Bridge</span></p><br /><p dir="ltr"><span style="font-weight:700;">[2] Description</span></p><p dir="ltr"><span style="font-weight:400;">It has </span><span style="font-weight:700;">two</span><span style="font-weight:400;"> arches: </span><a href="https://example.org/?a=1&amp;b=2"><span>map</span></a></p></b>`,
    },
    {
      0: 'Old Bridge',
      1: '<p>It has <strong>two</strong> arches: <a href="https://example.org/?a=1&amp;b=2">map</a></p>',
    },
  ],
  'a page of a translator, with breaks for lines': [
    {
      html: '<span class="HwtZe" lang="en"><span>[1] Name</span><br><span>Old Bridge</span><br><br><span>[2] Description</span><br><span>It has two arches.</span><br><br><span>And a mill.</span></span>',
    },
    { 0: 'Old Bridge', 1: '<p>It has two arches.</p><p>And a mill.</p>' },
  ],
  'HTML in which the numbers were lost': [
    { html: '<ol><li>Name</li></ol><p>Old Bridge</p>', plain: '[1] Name\nOld Bridge' },
    { 0: 'Old Bridge' },
  ],
  'letters as entities, and links without quotes': [
    {
      html: '<p>[1] Nome</p><p>Caf&eacute; &euro;</p><p>[2] Description</p><p>Pr&eacute; <a href=https://example.org/>map</a></p>',
    },
    { 0: 'Café €', 1: '<p>Pré <a href="https://example.org/">map</a></p>' },
  ],
  'tags that are never closed, and a sign that is none': [
    { html: '<p>[1] Nome<p>Bridge <3<p>[2] Description<ul><li>stone<li>water</ul>' },
    { 0: 'Bridge <3', 1: '<ul><li><p>stone</p></li><li><p>water</p></li></ul>' },
  ],
  'a table': [
    {
      html: '<p>[2] Description</p><table><tr><th>a</th><td>b</td></tr></table><p>end</p>',
    },
    {
      1: '<table><tbody><tr><th><p>a</p></th><td><p>b</p></td></tr></tbody></table><p>end</p>',
    },
  ],
  'no scripts, and no addresses of scripts': [
    {
      html: '<p>[2] Description</p><script>steal()</script><p onclick="x()"><a href="javascript:x()">Arches</a></p>',
    },
    { 1: '<p>Arches</p>' },
  ],
};

test('a translation is pasted from wherever it was made', async ({ page }) => {
  const tested = await inBrowser<Exports>(page, file);
  const clips = Object.values(cases).map(([clip]) => ({ html: '', plain: '', ...clip }));
  const found = await tested.evaluate(
    ({ split }, given) => given.clips.map((clip) => Object.fromEntries(split(clip, given.fields))),
    { clips, fields },
  );
  for (const [index, [how, [, values]]] of Object.entries(cases).entries()) {
    expect.soft(found[index], how).toEqual(values);
  }
});

test('a text for each day of the week is read, but not copied', async ({ page }) => {
  const tested = await inBrowser<Exports>(page, file);
  const field = plain(porDia('Horário'));
  const found = await tested.evaluate(
    ({ isCopied, wordsOf }, given) => ({
      copied: [given.field, ...given.fields].map(isCopied),
      words: wordsOf(given.field, given.value),
    }),
    { field, fields, value: { ...blankPorDia, seg: '7h30' } },
  );
  expect(found.copied).toEqual([false, true, true, true, true]);
  expect(found.words).toMatch(/^\S+: 7h30$/);
});
