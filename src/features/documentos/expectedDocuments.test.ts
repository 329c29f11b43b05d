import { describe, expect, test } from 'vitest';
import type { Expectation } from '../../fields/expected.ts';
import { validate } from '../../fields/validate.ts';
import { definicoesFields } from '../../sections/definicoes.ts';
import { documentTypes, orgaos } from './documentos.ts';
import { expectedIn, type HeldDocument } from './expectedDocuments.ts';
import { suggestedDocuments } from './suggestedDocuments.ts';

const expectation = (changed: Partial<Expectation> = {}): Expectation => ({
  nome: 'Ata de {ano}',
  tipo: 'Ata',
  orgao: 'Assembleia',
  deMes: 4,
  aMes: 4,
  anoAnterior: false,
  atrasoDia: 31,
  atrasoMes: 5,
  ...changed,
});
const minutes = (day: string): HeldDocument => ({
  title: 'Ata',
  type: 'Ata',
  orgao: 'Assembleia',
  day,
});
const april = expectation();
const june = expectation({ deMes: 6, aMes: 6, atrasoDia: 31, atrasoMes: 7 });
const budget = expectation({ deMes: 11, aMes: 12, atrasoMes: 1, anoAnterior: true });
const winter = expectation({ deMes: 11, aMes: 12, atrasoMes: 1 });

test.each<[string, Expectation, number, { de: string; a: string; ate: string }]>([
  ['in its own year', april, 2026, { de: '2026-04-01', a: '2026-04-30', ate: '2026-05-31' }],
  ['in the year before', budget, 2026, { de: '2025-11-01', a: '2025-12-31', ate: '2026-01-31' }],
  ['late in the next year', winter, 2026, { de: '2026-11-01', a: '2026-12-31', ate: '2027-01-31' }],
  [
    'in February of a leap year',
    expectation({ deMes: 2, aMes: 2, atrasoDia: 30, atrasoMes: 2 }),
    2028,
    { de: '2028-02-01', a: '2028-02-29', ate: '2028-02-29' },
  ],
  [
    'in February of another',
    expectation({ deMes: 2, aMes: 2, atrasoDia: 29, atrasoMes: 2 }),
    2027,
    { de: '2027-02-01', a: '2027-02-28', ate: '2027-02-28' },
  ],
])('an act is expected %s', (_case, each, year, days) => {
  expect(expectedIn(year, [each], [], '2026-01-01')).toMatchObject([days]);
});

test.each<[string, HeldDocument[], string, string]>([
  ['before it is due', [], '2026-01-01', 'aTempo'],
  ['on its last day', [], '2026-05-31', 'aTempo'],
  ['the day after', [], '2026-06-01', 'emAtraso'],
  ['once it is there', [minutes('2026-04-24')], '2026-06-01', 'publicado'],
  [
    'with that of another organ',
    [{ ...minutes('2026-04-24'), orgao: 'Junta' }],
    '2026-06-01',
    'emAtraso',
  ],
  ['with another type', [{ ...minutes('2026-04-24'), type: 'Edital' }], '2026-06-01', 'emAtraso'],
  [
    'with that of an extraordinary session',
    [{ ...minutes('2026-04-24'), title: 'Sessão Extraordinária' }],
    '2026-06-01',
    'emAtraso',
  ],
  ['with that of last year', [minutes('2025-04-24')], '2026-06-01', 'emAtraso'],
])('how it stands %s', (_case, documents, today, estado) => {
  expect(expectedIn(2026, [april], documents, today)).toMatchObject([{ estado }]);
});

describe('a document', () => {
  test.each<[string, Expectation[], held: string[], found: string[][], year?: number]>([
    [
      'is there beside another of the same session',
      [april],
      ['2026-04-30', '2026-04-02'],
      [['2026-04-02', '2026-04-30']],
    ],
    ['does not count twice', [april, april], ['2026-04-24'], [['2026-04-24'], []]],
    [
      'leaves the second to who has none',
      [april, april],
      ['2026-04-02', '2026-04-24'],
      [['2026-04-02'], ['2026-04-24']],
    ],
    [
      'goes to whoever waits for it most narrowly',
      [expectation({ deMes: 1, aMes: 12 }), april],
      ['2026-04-24', '2026-08-01'],
      [['2026-08-01'], ['2026-04-24']],
    ],
    [
      'of a session held a month late is that session’s',
      [april, june],
      ['2026-05-28'],
      [['2026-05-28'], []],
    ],
    [
      'of a session held two months late is the next one’s',
      [april, june],
      ['2026-06-26'],
      [[], ['2026-06-26']],
    ],
    ['that came in January is last winter’s', [budget], ['2026-01-12'], [['2026-01-12']]],
    [
      'that came in January counts in one year alone',
      [winter, expectation({ deMes: 1, aMes: 1 })],
      ['2026-01-12'],
      [[], []],
      2025,
    ],
    ['that was early is nobody’s', [april], ['2026-03-31'], [[]]],
    ['from the first days of a village is enough', [april], [], [[]]],
  ])('%s', (_case, expectations, held, found, year = 2026) => {
    const states = expectedIn(year, expectations, held.map(minutes), '2026-11-16');
    expect(states.map(({ documentos }) => documentos.map(({ day }) => day))).toEqual(found);
  });
});

test('a name says the years it is about', () => {
  const accounts = expectation({ nome: 'Contas de {ano anterior}, vistas em {ano}' });
  expect(expectedIn(2026, [accounts], [], '2026-01-01')).toMatchObject([
    { nome: 'Contas de 2025, vistas em 2026' },
  ]);
});

test('what is suggested passes its own check, and names types and organs that there are', () => {
  const { documentosEsperados } = definicoesFields;
  const checked = validate(
    { fields: { documentosEsperados } },
    { documentosEsperados: suggestedDocuments },
  );
  expect(checked).toMatchObject({ ok: true, values: { documentosEsperados: suggestedDocuments } });
  for (const { tipo, orgao } of suggestedDocuments) {
    expect(documentTypes).toContain(tipo);
    expect(orgaos).toContain(orgao);
  }
});

test.each<[string, object]>([
  ['a month that does not exist', { deMes: 13 }],
  ['an end before its beginning', { deMes: 5, aMes: 4 }],
  ['a type that nobody knows', { tipo: 'Bula' }],
  ['a day that no month has', { atrasoDia: 32 }],
  ['a name that is endless', { nome: 'a'.repeat(151) }],
])('%s is refused', (_case, wrong) => {
  const { documentosEsperados } = definicoesFields;
  const sent = { documentosEsperados: [{ ...april, ...wrong }] };
  expect(validate({ fields: { documentosEsperados } }, sent)).toMatchObject({ ok: false });
});
