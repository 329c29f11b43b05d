import { describe, expect, test } from 'vitest';
import { isNight } from '../../tests/night.ts';
import { addDays, lisbonClock, lisbonInstant } from './calendar.ts';
import {
  closuresAhead,
  daysInRows,
  type Horario,
  readTime,
  type Span,
  spansOn,
  turnsFrom,
  type Week,
  weekdays,
  weekInWords,
} from './openingHours.ts';
import { holidayName } from './workingDays.ts';

const shut: Week = { seg: [], ter: [], qua: [], qui: [], sex: [], sab: [], dom: [] };
const blank: Horario = { semana: shut, epocas: [], feriados: false, fechos: [], notas: '' };
const office: Span[] = [
  ['09:00', '12:30'],
  ['14:00', '17:00'],
];
const council: Horario = {
  ...blank,
  semana: {
    ...shut,
    seg: office,
    ter: office,
    qua: office,
    qui: office,
    sex: [['09:00', '12:30']],
  },
  feriados: true,
};
/** The sentence shown when the clock in Lisbon shows this day and time. */
const said = (horario: Horario, day: string, time: string, ownDays: string[] = []) =>
  turnsFrom(horario, new Date(lisbonInstant(day, time)), { days: 2, ownDays })[0]?.texto;

describe('what is said of opening hours', () => {
  const tavern: Horario = { ...blank, semana: { ...shut, sex: [['19:00', '02:00']] } };
  const always: Horario = {
    ...blank,
    semana: Object.fromEntries(weekdays.map((day) => [day, [['00:00', '00:00']]])) as Week,
  };
  test.each<[string, Horario, string, string, string | undefined]>([
    ['open', council, '2026-11-17', '16:59', 'Aberto agora, fecha às 17h00'],
    ['the minute it opens', council, '2026-11-17', '09:00', 'Aberto agora, fecha às 12h30'],
    ['the minute it closes', council, '2026-11-17', '12:30', 'Fechado agora, abre às 14h00'],
    ['in the evening', council, '2026-11-17', '17:00', 'Abre amanhã às 9h00'],
    ['before a weekend', council, '2026-11-20', '12:30', 'Abre segunda-feira às 9h00'],
    ['before a holiday', council, '2026-11-30', '17:00', 'Abre quarta-feira às 9h00'],
    ['on a holiday', council, '2026-12-01', '10:00', 'Abre amanhã às 9h00'],
    ['past midnight', tavern, '2026-11-21', '01:59', 'Aberto agora, fecha às 2h00'],
    ['a week ahead', tavern, '2026-11-21', '02:00', 'Abre sexta-feira às 19h00'],
    ['always open', always, '2026-11-21', '02:00', 'Aberto agora'],
    ['never open', blank, '2026-11-21', '02:00', undefined],
  ])('%s', (_when, horario, day, time, words) => {
    expect(said(horario, day, time)).toBe(words);
  });

  test('closed days, the parish’s own and seasons', () => {
    const closed = {
      ...council,
      fechos: [{ de: '2026-11-18', ate: '2026-11-30', motivo: 'Férias' }],
    };
    expect(said(closed, '2026-11-17', '17:00')).toBe('Abre a 2 de dezembro às 9h00');
    expect(said(council, '2026-11-17', '17:00', ['18/11'])).toBe('Abre quinta-feira às 9h00');
    const winter = {
      de: '11-01',
      ate: '02-28',
      semana: { ...shut, ter: [['10:00', '11:00']] as Span[] },
    };
    const seasonal = { ...council, epocas: [winter] };
    expect(said(seasonal, '2027-01-05', '10:30')).toBe('Aberto agora, fecha às 11h00');
    expect(said(seasonal, '2027-03-02', '10:30')).toBe('Aberto agora, fecha às 12h30');
    expect(closuresAhead(closed, new Date('2026-11-03T12:00:00Z'))).toEqual([]);
    expect(closuresAhead(closed, new Date('2026-11-30T12:00:00Z'))).toHaveLength(1);
  });

  test.each([
    ['9', '09:00'],
    ['9h30', '09:30'],
    ['0930', '09:30'],
    [' 14:00 ', '14:00'],
    ['14.15', '14:15'],
    ['8h', '08:00'],
    ['24:00', '24:00'],
    ['meio-dia', 'meio-dia'],
    ['', ''],
  ])('the time %j is read as %j', (typed, time) => expect(readTime(typed)).toBe(time));

  test('a week in lines', () => {
    expect(weekInWords(council.semana).map(({ dias, horas }) => `${dias}: ${horas}`)).toEqual([
      'Segunda a quinta: 9h00–12h30 e 14h00–17h00',
      'Sexta-feira: 9h00–12h30',
      'Sábado e domingo: Fechado',
    ]);
    expect(weekInWords(always.semana)).toMatchObject([
      { dias: 'Todos os dias', horas: '24 horas' },
    ]);
  });
});

/** Pseudo-random numbers from a seed, so that every run is the same. */
function dice(seed: number) {
  let state = seed;
  return (sides: number) => {
    state = (state * 1_103_515_245 + 12_345) % 2_147_483_648;
    return Math.floor((state / 2_147_483_648) * sides);
  };
}

const timeOf = (minutes: number) => {
  const padded = (figure: number) => String(figure).padStart(2, '0');
  return `${padded(Math.floor(minutes / 60) % 24)}:${padded(minutes % 60)}`;
};

/** A week somebody might type: one or two spans on some days, the last of them perhaps past midnight. */
function someWeek(roll: (sides: number) => number): Week {
  const day = (): Span[] => {
    const spans = roll(4) === 0 ? 0 : 1 + roll(2);
    const [one = 0, two = 0, three = 0, four = 0] = Array.from(
      { length: 4 },
      () => roll(288) * 5,
    ).sort((a, b) => a - b);
    if (spans === 0) return [];
    if (spans === 1) return [[timeOf(one), timeOf(roll(3) === 0 ? one - roll(one + 1) : four)]];
    return one < two && two < three && three < four
      ? [
          [timeOf(one), timeOf(two)],
          [timeOf(three), timeOf(roll(3) === 0 ? roll(one + 1) : four)],
        ]
      : [[timeOf(one), timeOf(one)]];
  };
  return Object.fromEntries(weekdays.map((each) => [each, day()])) as Week;
}

/** For a week and two days on each side: the first minute at which the clock in Lisbon shows each time. */
const firstShown = new Map<string, Map<string, number>>();
function shownAround(monday: string): Map<string, number> {
  const known = firstShown.get(monday) ?? new Map<string, number>();
  if (known.size > 0) return known;
  const first = Date.parse(`${addDays(monday, -2)}T00:00:00Z`);
  for (let minute = 0; minute < 11 * 24 * 60; minute++) {
    const at = first + minute * 60_000;
    const clock = lisbonClock(new Date(at));
    if (!known.has(clock)) known.set(clock, at);
  }
  firstShown.set(monday, known);
  return known;
}

/** The slow way: each minute from when the clock first shows a span's start until it first shows its end. */
function openMinutes(horario: Horario, monday: string, ownDays: string[]): Set<number> {
  const shown = shownAround(monday);
  // A time in the hour that the clock skips means an hour later.
  const atOf = (day: string, time: string): number =>
    shown.get(`${day} ${time}`) ??
    (shown.get(
      `${day} ${timeOf(Number(time.slice(0, 2)) * 60 + 60 + Number(time.slice(3)))}`,
    ) as number);
  const open = new Set<number>();
  for (let index = -1; index < 7; index++) {
    const day = addDays(monday, index);
    const isOff =
      horario.fechos.some(({ de, ate }) => de <= day && day <= ate) ||
      (horario.feriados &&
        (holidayName(day) !== '' || ownDays.includes(`${day.slice(8)}/${day.slice(5, 7)}`)));
    if (isOff) continue;
    const weekday = weekdays[(new Date(`${day}T12:00:00Z`).getUTCDay() + 6) % 7] ?? 'seg';
    const date = day.slice(5);
    // The only season used here is a winter, which runs over the New Year.
    const season = horario.epocas.find(({ de, ate }) => date >= de || date <= ate);
    for (const [from, to] of (season?.semana ?? horario.semana)[weekday]) {
      const begins = atOf(day, from);
      const ends = atOf(to > from ? day : addDays(day, 1), to);
      for (let at = begins; at < ends; at += 60_000) open.add(at);
    }
  }
  return open;
}

// Weeks with both clock changes, the New Year and movable holidays; two in eight are random.
const mondays = [
  '2026-03-23',
  '2026-10-19',
  '2026-12-28',
  '2027-03-22',
  '2027-05-24',
  '2028-02-28',
];

test('weeks are reckoned as a slow and obvious way reckons them, minute by minute', () => {
  const weeks = isNight ? 2_000 : 200;
  let compared = 0;
  for (let week = 0; week < weeks; week++) {
    const roll = dice(week + 1);
    const monday = mondays[week % 8] ?? addDays('2026-01-05', 49 * roll(24));
    const closedFrom = addDays(monday, roll(9) - 1);
    const horario: Horario = {
      semana: someWeek(roll),
      feriados: roll(2) === 0,
      notas: '',
      epocas: roll(3) === 0 ? [{ de: '10-20', ate: '04-05', semana: someWeek(roll) }] : [],
      fechos:
        roll(3) === 0 ? [{ de: closedFrom, ate: addDays(closedFrom, roll(3)), motivo: '' }] : [],
    };
    const ownDays = roll(4) === 0 ? ['24/06'] : [];
    const slow = openMinutes(horario, monday, ownDays);
    const from = Date.parse(lisbonInstant(monday, '00:00'));
    const turns = turnsFrom(horario, new Date(from), { days: 7, ownDays });
    let turn = 0;
    // Some hundred minutes of each week are sampled here, and below those around each change.
    for (let at = from; turn < turns.length; at += 60_000 * (1 + roll(25))) {
      while ((turns[turn]?.ate ?? Number.POSITIVE_INFINITY) <= at) turn++;
      if (turn >= turns.length) break;
      if (turns[turn]?.aberto !== slow.has(at)) {
        throw new Error(`week ${week}, ${lisbonClock(new Date(at))}: ${JSON.stringify(horario)}`);
      }
      compared++;
    }
    for (const { ate } of turns.slice(0, -1)) {
      for (const at of [ate - 60_000, ate]) {
        const now = turns.find((each) => each.ate > at && at >= from);
        if (at >= from && now?.aberto !== slow.has(at))
          throw new Error(`week ${week}: ${lisbonClock(new Date(at))}`);
      }
    }
    // The spans that the screen shows for a day do open on that day.
    for (const each of spansOn(horario, monday, ownDays)) {
      expect(slow.has(Date.parse(lisbonInstant(monday, each[0])))).toBe(true);
    }
  }
  expect(compared).toBeGreaterThan(250 * weeks);
}, 600_000);

test('what is written day by day is read in lines, and days without a word are left out', () => {
  const [both, one] = ['7h15 ida\n17h40 volta', '9h00 ida'];
  const week = { seg: both, ter: both, qua: both, qui: one, sex: both, sab: '', dom: '' };
  expect(daysInRows(week)).toMatchObject([
    { dias: 'Segunda a quarta', horas: '7h15 ida · 17h40 volta' },
    { dias: 'Quinta-feira', horas: '9h00 ida' },
    { dias: 'Sexta-feira', horas: '7h15 ida · 17h40 volta' },
  ]);
});
