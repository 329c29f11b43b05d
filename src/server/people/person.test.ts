import { describe, expect, test } from 'vitest';
import {
  aroundMention,
  type Identity,
  identityTyped,
  mentionsOf,
  normalIdentity,
  peopleMeant,
  withoutMentions,
} from './person.ts';

const blank = { name: '', email: '', phone: '' };

test.each([
  ['ana@exemplo.pt', { email: 'ana@exemplo.pt' }],
  ['  Ana@Exemplo.PT ', { email: 'ana@exemplo.pt' }],
  ['912 345 678', { phone: '912345678' }],
  ['+351 912-345-678', { phone: '912345678' }],
  ['00351912345678', { phone: '912345678' }],
  ['+33 6 12 34 56 78', { phone: '+33612345678' }],
  ['Ângela  da CONCEIÇÃO', { name: 'angela da conceicao' }],
  // Fragments of addresses and numbers are neither.
  ['ana@', { name: 'ana@' }],
  ['@exemplo.pt', { name: '@exemplo.pt' }],
  ['91234567', { name: '91234567' }],
])('«%s» says whom is meant', (typed, meant) => {
  expect(identityTyped(typed)).toEqual({ ...blank, ...meant });
});

test.each(['', '  ', 'an', ' a '])('«%s» says too little', (typed) => {
  expect(identityTyped(typed)).toBeUndefined();
});

test('a recipient is found by the address in its brackets, and what was blanked is nobody', () => {
  expect(normalIdentity({ email: 'Ana <ANA@exemplo.pt>' }).email).toBe('ana@exemplo.pt');
  expect(normalIdentity({ name: '(apagado)' })).toEqual(blank);
});

describe('people', () => {
  const row = (name: string, email = '', phone = '') => ({
    ...normalIdentity({ name, email, phone }),
    shown: [name, email, phone].filter(Boolean).join(' '),
  });
  const rows = [
    row('Ana Silva', 'ana@x.pt', '911111111'),
    row('ANA  SÍLVA', 'outro@x.pt', '+351 911 111 111'),
    row('Ana Silva', 'outro@x.pt'),
    row('Rui Silva', 'ana@x.pt', '922222222'),
    row('Ana Silva', 'homonima@x.pt', '933333333'),
    row('Bia Costa', 'bia@x.pt'),
    row('', 'outro@x.pt'),
    row('Bia Costa'),
    row('ana'),
  ];
  const people = (typed: string) =>
    peopleMeant(rows, identityTyped(typed) as Identity).map(({ rows: theirs }) =>
      [...theirs].map(({ shown }) => shown),
    );
  const ana = [
    'Ana Silva ana@x.pt 911111111',
    'ANA  SÍLVA outro@x.pt +351 911 111 111',
    'Ana Silva outro@x.pt',
  ];

  test.each([
    // By the number, then by the address beside it under the same name.
    ['911111111', [[...ana, 'outro@x.pt']]],
    // Two people share this address and it was asked for, so the rows of both are told.
    ['ana@x.pt', [[ana[0], 'Rui Silva ana@x.pt 922222222', ana[1], ana[2], 'outro@x.pt']]],
    // Rui's number does not lead to Ana, although they share an address.
    ['922222222', [['Rui Silva ana@x.pt 922222222']]],
    // Two people of one name are two.
    ['ana silva', [[...ana, 'outro@x.pt'], ['Ana Silva homonima@x.pt 933333333']]],
    ['Bia Costa', [['Bia Costa bia@x.pt', 'Bia Costa']]],
    ['bia@x.pt', [['Bia Costa bia@x.pt', 'Bia Costa']]],
    // One word of the name: everybody it may mean.
    [
      'silva',
      [
        [...ana, 'outro@x.pt'],
        ['Rui Silva ana@x.pt 922222222'],
        ['Ana Silva homonima@x.pt 933333333'],
      ],
    ],
    ['Sil', [[]]],
    ['ninguem@x.pt', [[]]],
  ])('«%s» means these', (typed, meant) => {
    expect(people(typed)).toEqual(meant);
  });

  test.each([
    ['911111111', { emails: ['outro@x.pt'], phones: ['911111111'], names: [] }],
    ['bia@x.pt', { emails: ['bia@x.pt'], phones: [], names: ['bia costa'] }],
    ['922222222', { emails: [], phones: ['922222222'], names: ['rui silva'] }],
  ])('what «%s» shares with somebody else is looked for in no text', (typed, alone) => {
    expect(peopleMeant(rows, identityTyped(typed) as Identity)).toMatchObject([alone]);
  });
});

describe('words in texts', () => {
  const mentions = mentionsOf({
    emails: ['ana@x.pt'],
    phones: ['912345678'],
    names: ["angela d'avo", 'ze', 'maria & filhos'],
  }) as RegExp;

  test.each([
    ['Diga à Ângela  d’Avó', 'Diga à (apagado)'],
    ["Diga à ÂNGELA d'Avó, por favor", 'Diga à (apagado), por favor'],
    ["Ângela d'Avós", "Ângela d'Avós"],
    ['escreva a ANA@X.PT.', 'escreva a (apagado).'],
    ['joana@x.pt, ana@x.pt.br, ana@x.pt-casa', 'joana@x.pt, ana@x.pt.br, ana@x.pt-casa'],
    ['<a href="mailto:ana@x.pt">', '<a href="mailto:(apagado)">'],
    ['Ligue 912 345 678 ou +351 912-345-678', 'Ligue (apagado) ou (apagado)'],
    ['NIF 9123456789', 'NIF 9123456789'],
    ['O Zé partiu o muro', 'O Zé partiu o muro'],
    ['<b>Maria &amp; Filhos</b>', '<b>(apagado)</b>'],
    ['{"title":"Ângela d\'Avó"}', '{"title":"(apagado)"}'],
  ])('«%s» becomes «%s»', (text, without) => {
    expect(withoutMentions(text, mentions)).toBe(without);
    expect(aroundMention(text, mentions) === '').toBe(text === without);
  });

  test('and are shown with a little around them', () => {
    const text = `${'antes '.repeat(50)}ana@x.pt${' depois'.repeat(50)}`;
    const around = aroundMention(text, mentions);
    expect(around).toMatch(/^… .*ana@x\.pt.* …$/);
    expect(around.length).toBeLessThan(250);
  });

  test('nobody has no words', () => {
    expect(mentionsOf({ emails: [], phones: [], names: ['ze'] })).toBeUndefined();
  });
});
