import { expect, test } from 'vitest';
import { isNight } from '../../tests/night.ts';
import { addDays } from './calendar.ts';
import {
  addWorkingDays,
  easter,
  holidayName,
  isWorkingDay,
  ownDay,
  workingDayFrom,
  workingDaysBetween,
} from './workingDays.ts';

// As printed in almanacs, including the earliest and the latest date possible.
test.each([
  '1818-03-22',
  '1943-04-25',
  '2008-03-23',
  '2011-04-24',
  '2024-03-31',
  '2025-04-20',
  '2026-04-05',
  '2027-03-28',
  '2028-04-16',
  '2030-04-21',
  '2038-04-25',
  '2049-04-18',
])('Easter is on %s', (day) => {
  expect(easter(Number(day.slice(0, 4)))).toBe(day);
});

test.each([
  ['2026-04-03', 'Sexta-feira Santa'],
  ['2026-04-05', 'Páscoa'],
  ['2026-06-04', 'Corpo de Deus'],
  ['2026-12-08', 'Imaculada Conceição'],
  ['2026-02-17', ''],
  ['2026-12-24', ''],
])('on %s the holiday is «%s»', (day, name) => {
  expect(holidayName(day)).toBe(name);
});

test.each([
  ['24/6', '24/06'],
  [' 24-06-2027 ', '24/06/2027'],
  ['29/02', '29/02'],
  ['29/02/2027', ''],
  ['31/04', ''],
  ['São João', ''],
])('a parish writes «%s» for %s', (typed, kept) => {
  expect(ownDay(typed)).toBe(kept);
});

test.each([
  ['2026-06-24', [], true],
  ['2026-06-24', ['24/06'], false],
  ['2026-06-24', ['24/06/2027'], false, '2027-06-24'],
  ['2026-11-21', [], false],
] as [string, string[], boolean, string?][])('%s with %j', (day, own, works, instead = day) => {
  expect(isWorkingDay(instead, own)).toBe(works);
});

test('the working day from a Good Friday on is the Monday after Easter', () => {
  expect(workingDayFrom('2026-04-03')).toBe('2026-04-06');
  expect(workingDayFrom('2026-04-03', ['06/04'])).toBe('2026-04-07');
});

/** The slow way: day by day, with the holidays of each year written out. */
function counted(from: string, days: number, own: string[]): string {
  let [day, left] = [from, Math.abs(days)];
  while (left > 0) {
    day = addDays(day, days < 0 ? -1 : 1);
    const weekday = new Date(day).toUTCString().slice(0, 3);
    const year = day.slice(0, 4);
    const sunday = easter(Number(year));
    const holidays = [
      ...['01-01', '04-25', '05-01', '06-10', '08-15', '10-05', '11-01', '12-01', '12-08'],
      ...['12-25', ...own],
    ].map((each) => `${year}-${each}`);
    holidays.push(addDays(sunday, -2), sunday, addDays(sunday, 60));
    if (weekday !== 'Sat' && weekday !== 'Sun' && !holidays.includes(day)) left--;
  }
  return day;
}

test('working days agree with a slow count over twenty years', () => {
  for (let each = 0; each < (isNight ? 3_000 : 500); each++) {
    const from = addDays('2020-01-01', (each * 7919) % 7305);
    const days = (each % 61) - 20;
    const own = each % 3 === 0 ? ['06-24'] : [];
    const written = own.map((day) => day.split('-').reverse().join('/'));
    expect(addWorkingDays(from, days, written), `${from} ${days}`).toBe(counted(from, days, own));
  }
});

test('what is between two days, added again, leads from one to the other', () => {
  for (let each = 0; each < 1_000; each++) {
    const from = workingDayFrom(addDays('2020-01-01', (each * 7919) % 7305));
    const to = workingDayFrom(addDays(from, (each % 91) - 45));
    expect(addWorkingDays(from, workingDaysBetween(from, to)), `${from} ${to}`).toBe(to);
  }
  expect(workingDaysBetween('2026-04-02', '2026-04-06', ['06/04'])).toBe(0);
});
