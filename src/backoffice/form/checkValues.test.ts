import { expect, test } from 'vitest';
import { eventos } from '../../sections/noticiasEventos.ts';
import type { Section } from '../../sections/section.ts';
import { checkValues, sendable } from './checkValues.ts';

const evento: Section = eventos as unknown as Section;

const valid = {
  title: 'Magusto',
  description: '<p>Castanhas</p>',
  mainPhoto: '/f/abcdefghi-foto.jpg',
  startDate: '2999-11-11',
  location: 'Praça',
};

function faults(values: Record<string, unknown>, previous?: Record<string, unknown>) {
  return checkValues(evento, values, previous).map(({ param }) => param);
}

test('faults come in the order of the form', () => {
  expect(faults({})).toEqual(['title', 'description', 'startDate', 'location', 'mainPhoto']);
});

test('what is hidden is never at fault, whatever was left in it', () => {
  expect(faults({ ...valid, permiteInscricao: false, price: 'abc' })).toEqual([]);
  expect(sendable(evento, { permiteInscricao: false, price: 'abc' }, 'price')).toBeNull();
  expect(sendable(evento, { permiteInscricao: false, price: 5 }, 'price')).toBe(5);
});

test('what is bound across fields is checked too', () => {
  expect(faults({ ...valid, endDate: '2999-11-10' })).toEqual(['endDate']);
  const savedDraft = { ...valid, startDate: '2020-01-01' };
  expect(faults(savedDraft)).toEqual(['startDate']);
  expect(faults(savedDraft, savedDraft)).toEqual([]);
});
