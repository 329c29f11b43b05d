import { describe, expect, test } from 'vitest';
import { expectedIn, type HeldDocument } from './expectedDocuments.ts';
import { type YearlyDocument, yearlyDocuments } from './yearlyDocuments.ts';

const expectation = (changed: Partial<YearlyDocument> = {}): YearlyDocument => ({
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

test.each<[string, YearlyDocument, number, { de: string; a: string; ate: string }]>([
  ['in its own year', april, 2026, { de: '2026-04-01', a: '2026-04-30', ate: '2026-05-31' }],
  ['in the year before', budget, 2026, { de: '2025-11-01', a: '2025-12-31', ate: '2026-01-31' }],
  ['late in the next year', winter, 2026, { de: '2026-11-01', a: '2026-12-31', ate: '2027-01-31' }],
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
  test.each<[string, YearlyDocument[], held: string[], found: string[][], year?: number]>([
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

test('each of the twelve has a name, months and a last day of its own in any year', () => {
  for (const year of [2027, 2028]) {
    const states = expectedIn(year, yearlyDocuments, [], '2026-01-01');
    expect(new Set(states.map(({ nome }) => nome)).size).toBe(12);
    for (const { de, a, ate } of states) {
      expect(a > de && ate >= de, `${de} ${a} ${ate}`).toBe(true);
      expect([de, a, ate].map((day) => new Date(day).toISOString().slice(0, 10))).toEqual([
        ...[de, a, ate],
      ]);
    }
  }
});
