import { describe, expect, test } from 'vitest';
import { messages } from '../../language/messages.ts';
import { eventos } from '../../sections/noticiasEventos.ts';
import type { Section } from '../../sections/section.ts';
import { checksOf } from './useFieldChecks.ts';

const now = new Date('2026-11-16T12:00:00Z');
const shape = eventos as unknown as Section;
const initial = Object.fromEntries(
  Object.entries(shape.fields).map(([name, field]) => [name, field.initial]),
);
const known = (typed: Record<string, unknown>, previous?: Record<string, unknown>) =>
  checksOf(shape, { ...initial, ...typed }, { now, previous: previous as never });

test('an untouched form is told nothing', () => {
  const { fault, ownFault, remark } = known({});
  for (const name of Object.keys(shape.fields)) {
    expect([fault(name), ownFault(name), remark(name)]).toEqual([undefined, undefined, undefined]);
  }
});

describe('what is wrong beside the others', () => {
  test.each([
    ['startDate', { startDate: '2026-11-15' }, messages.startsInThePast],
    ['startDate', { startDate: '2026-11-16' }, undefined],
    ['endDate', { startDate: '2026-12-05', endDate: '2026-12-04' }, messages.endsBeforeStart],
    ['endDate', { startDate: '31/02/2026', endDate: '2026-12-04' }, undefined],
    ['publicarEm', { publicarEm: '2026-11-16T08:00:00.000Z' }, messages.inThePast],
    ['publicarEm', { publicarEm: '2026-11-1 09:00' }, undefined],
  ])('%s in %j', (name, typed, msg) => {
    expect(known(typed).fault(name)).toBe(msg);
  });

  test('what is stored already is left alone', () => {
    const past = { startDate: '2020-01-01' };
    expect(known(past, past).fault('startDate')).toBeUndefined();
  });
});

test.each([
  ['endDate', '31/02/2026', messages.date],
  ['price', '1,234', messages.price],
  ['price', 12.5, undefined],
  ['title', '', undefined],
])('%s of %j by itself', (name, value, msg) => {
  expect(known({ [name]: value }).ownFault(name)).toBe(msg);
});

test.each([
  ['2026-11-15', '2026-11-20', true, messages.limitInThePast],
  ['2026-11-16', '2026-11-20', true, undefined],
  ['2026-11-15', '2026-11-14', true, undefined],
  ['2026-11-15', '2026-11-20', false, undefined],
])('a limit of %s for a start on %s, with sign-up %s', (limit, startDate, permite, msg) => {
  const typed = { limitEnrollmentDate: limit, startDate, permiteInscricao: permite };
  expect(known(typed).remark('limitEnrollmentDate')?.msg).toBe(msg);
});

test('days that would be refused are known one by one', () => {
  const { refuses } = known({ startDate: '2026-12-05', permiteInscricao: true });
  expect(refuses('endDate', '2026-12-04')).toBe(true);
  expect(refuses('endDate', '2026-12-05')).toBe(false);
  expect(refuses('limitEnrollmentDate', '2026-12-06')).toBe(true);
  expect(refuses('limitEnrollmentDate', '2026-12-05')).toBe(false);
  expect(checksOf({ fields: shape.fields }, initial, { now }).refuses('endDate', 'x')).toBe(false);
});
