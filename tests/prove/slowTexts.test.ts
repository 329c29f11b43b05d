import { setTimeout as pause } from 'node:timers/promises';
import { test } from 'vitest';
import { lojas } from '../../src/sections/lojas.ts';
import type { Section } from '../../src/sections/section.ts';
import { validBody } from '../validBody.ts';
import { call } from './call.ts';
import { record } from './report.ts';
import { villageFor } from './villageFor.ts';
import { workOf } from './workOf.ts';

const most = 250;

/** A text of this length: `piece` over and over, between `before` and `after`. */
const full = (length: number, piece: string, before = '', after = '') =>
  before + piece.repeat((length - before.length - after.length) / piece.length) + after;

/** Texts made to keep a parser busy: each once as long as a call may be, and once as a formatted text may be. */
const texts = Object.entries({
  'tags that never close': ['<b>'],
  'unknown tags': ['<x>'],
  'drawings in drawings': ['<svg>'],
  'lists in lists': ['<ul><li>'],
  'ends of tags': ['</p>'],
  'beginnings of tags': ['<'],
  comments: ['<!---->'],
  entities: ['&amp;'],
  'beginnings of entities': ['&'],
  attributes: ['a=b ', '<p ', '>x</p>'],
  'attributes without values': ['ab ', '<p ', '>x</p>'],
  'an address without end': ['x', '<a href="', '">x</a>'],
  'a style of brackets': ['{', '<p style="', '">x</p>'],
  'a style of rules': ['@a;', '<p style="', '">x</p>'],
  'paragraphs with a style': ['<p style=a>'],
  frames: ['<iframe><b></iframe>'],
  'pictures of nothing': ['<p><img></p>'],
  'accents upon accents': ['\u0301\u0323', '<p>a', '</p>'],
  'plain words': ['palavra ', '<p>', '</p>'],
}).flatMap(([what, [piece = '', before = '', after = '']]) =>
  [1_000_000, 200_000].map((length) => {
    // Combining accents take two bytes each.
    const fits = piece.includes('\u0301') ? length / 2 : length;
    return { what: `${what}, ${length / 1000} kB`, text: full(fits, piece, before, after) };
  }),
);

test(`no text that is sent takes more than ${most} ms of the processor, taken or refused`, async () => {
  const { village, office } = await villageFor('sqlite', { pages: true });
  const { pid } = village.process;
  const section = lojas.sections[0] as unknown as Section;
  let number = 0;
  const ways: Record<string, (text: string) => Promise<{ status: number; body: string }>> = {
    save: (description) =>
      office.send('POST', '/api/lojas', { ...validBody(section, `Loja ${++number}`), description }),
    settings: (longText) => office.send('PUT', '/api/definicoes', { longText }),
    preview: (description) => office.send('POST', '/api/previsao/lojas', { description }),
    draft: (description) =>
      office.send('PUT', '/api/rascunhos/lojas', {
        registo: `r${++number}`,
        revisao: 'a',
        valores: JSON.stringify({ description }),
        antes: '{}',
        desde: '',
      }),
    message: (mensagem) =>
      call('POST', `${village.url}/api/mensagens`, {
        name: 'Ana',
        email: 'ana@example.com',
        subject: 'Olá',
        mensagem,
        captcha: 'x',
      }),
  };
  for (const send of Object.values(ways)) await send('<p>Para aquecer</p>');

  const taken: { what: string; cost: number; status: number }[] = [];
  for (const { what, text } of texts) {
    for (const [way, send] of Object.entries(ways)) {
      const before = workOf(pid);
      const { status } = await send(text);
      await pause(5);
      taken.push({ what: `${what} as a ${way}`, cost: workOf(pid) - before, status });
    }
  }
  const dearest = taken.toSorted((one, other) => other.cost - one.cost);
  for (const { what, cost, status } of dearest.slice(0, 12)) {
    console.log(`${cost.toFixed(0)} ms, ${status}: ${what}`);
  }
  const beyond = dearest.filter(({ cost }) => cost > most);
  const failed = taken.filter(({ status }) => status === 0 || status >= 500);
  record({
    promise: 'Nobody outside can end or fill it',
    proof: `${texts.length} texts made to keep a parser busy, up to 1 MB, each sent in ${Object.keys(ways).length} ways: to be saved, kept as a draft, shown ahead, as a setting and as a visitor's message`,
    reached: `${beyond.length} beyond it, the dearest ${Math.round(dearest[0]?.cost ?? 0)} ms (${dearest[0]?.what}); ${taken.filter(({ status }) => status === 422).length} refused beside their field, ${failed.length} failed`,
    promised: `none takes more than ${most} ms of the processor, none fails`,
    ok: beyond.length + failed.length === 0,
  });
});
