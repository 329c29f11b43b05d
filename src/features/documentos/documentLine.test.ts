import { expect, test } from 'vitest';
import { recordWith } from '../../../tests/recordWith.ts';
import { pdfLine } from '../../site/parts/pdfLine.ts';
import { documentLine, groupedBy } from './documentLine.ts';

test.each([
  ['3/2024', 'Ata · Junta · n.º\u00a03/2024'],
  ['', 'Ata · Junta'],
  ['Aditamento A', 'Ata · Junta · Aditamento A'],
])('a document with the number %j is %j', (numero, line) => {
  expect(documentLine({ type: 'Ata', orgao: 'Junta', numero })).toBe(line);
});

test.each([
  [{ size: 86_000, pages: 3 }, '84 KB, 3 páginas'],
  [{ size: 1, pages: 1 }, '1 KB, 1 página'],
  [{ size: 1_300_000, pages: null }, '1,2 MB'],
])('of a PDF with %j people read %j', (facts, line) => {
  expect(pdfLine({ sha256: '', problemas: [], ...facts })).toBe(line);
});

test('of a PDF that nothing is known of, nothing is said', () => {
  expect(pdfLine(undefined)).toBe('');
});

test('documents stand under their years, or under the months of one year', () => {
  const on = (date: string) => recordWith('documentos', { date });
  const documentos = [on('2025-02-01'), on('2025-01-31'), on('2025-01-01'), on('1998-12-31')];
  const keys = (unit: 'year' | 'month') =>
    groupedBy(documentos, unit).map((group) => [group.date, group.documentos.length]);
  expect(keys('year')).toEqual([
    ['2025', 3],
    ['1998', 1],
  ]);
  expect(keys('month')).toEqual([
    ['2025-02', 1],
    ['2025-01', 2],
    ['1998-12', 1],
  ]);
});
