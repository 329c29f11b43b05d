import { addDays, lisbonDay, lisbonInstant, lisbonTime, nearDay } from './calendar.ts';
import { day as oneDay } from './durations.ts';
import { type Phrase, t } from './speaking.ts';
import { isHoliday } from './workingDays.ts';

export const weekdays = ['seg', 'ter', 'qua', 'qui', 'sex', 'sab', 'dom'] as const;

export type Weekday = (typeof weekdays)[number];

/** From one time of day to another, as `HH:mm`; an end that is not later than the start is on the next day. */
export type Span = [from: string, to: string];

export type Week = Record<Weekday, Span[]>;

/** A part of every year, from and to `MM-DD`, with its own weekly hours. */
export type Season = { de: string; ate: string; semana: Week };

/** Days on which it is closed, and why. */
export type Closure = { de: string; ate: string; motivo: string };

/** When something is open. */
export type Horario = {
  semana: Week;
  epocas: Season[];
  /** Whether it closes on holidays. */
  feriados: boolean;
  fechos: Closure[];
  notas: string;
};

export const dayNames = {
  seg: 'segunda-feira',
  ter: 'terça-feira',
  qua: 'quarta-feira',
  qui: 'quinta-feira',
  sex: 'sexta-feira',
  sab: 'sábado',
  dom: 'domingo',
} as const satisfies Record<Weekday, Phrase>;

/** Which day of the week a day is. */
export function weekdayOf(day: string): Weekday {
  return weekdays[(new Date(`${day}T00:00:00Z`).getUTCDay() + 6) % 7] as Weekday;
}

/** Whether a day lies between two others; a season may run over the New Year. */
const isWithin = (day: string, { de, ate }: { de: string; ate: string }) =>
  de <= ate ? day >= de && day <= ate : day >= de || day <= ate;

/** The season that a day lies in, if any. */
export const seasonOn = ({ epocas }: Horario, day: string): Season | undefined =>
  epocas.find((each) => isWithin(day.slice(5), each));

/** The spans that begin on a day. A span from the day before runs on, even into a closed day. */
export function spansOn(horario: Horario, day: string, ownDays: readonly string[] = []): Span[] {
  const isClosed =
    horario.fechos.some((closure) => isWithin(day, closure)) ||
    (horario.feriados && isHoliday(day, ownDays));
  if (isClosed) return [];
  return (seasonOn(horario, day)?.semana ?? horario.semana)[weekdayOf(day)];
}

type Interval = { start: number; end: number };

/** How many days ahead to look for the next opening. */
const mostDays = 400;

/** The intervals in which it is open, in order, from the day before `from` on; touching ones are merged. */
function* intervalsFrom(
  horario: Horario,
  from: string,
  ownDays: readonly string[],
): Generator<Interval> {
  let last: Interval | undefined;
  for (let days = -1; days < mostDays; days++) {
    const day = addDays(from, days);
    for (const [opens, closes] of spansOn(horario, day, ownDays)) {
      const start = Date.parse(lisbonInstant(day, opens));
      const lastDay = closes <= opens ? addDays(day, 1) : day;
      const end = Date.parse(lisbonInstant(lastDay, closes));
      if (last && start <= last.end) last.end = Math.max(last.end, end);
      else {
        if (last && last.start < last.end) yield last;
        last = { start, end };
      }
    }
    // `last` cannot grow any more: it ends before the next day, and no later span begins earlier.
    if (last && last.end < Date.parse(lisbonInstant(addDays(day, 1), '00:00'))) {
      if (last.start < last.end) yield last;
      last = undefined;
    }
  }
  if (last) yield last;
}

/** A time as people type it (`9`, `9h30`, `0930`), as `HH:mm`; anything else is returned as typed. */
export function readTime(typed: string): string {
  const [, hour = '', minute = '00'] =
    /^(\d{1,2})\s*(?:[:h.,]?\s*(\d{2}))?\s*h?$/i.exec(typed.trim()) ?? [];
  return hour === '' || Number(hour) > 23 || Number(minute) > 59
    ? typed
    : `${hour.padStart(2, '0')}:${minute}`;
}

/** A time of day as people say it: `9h00`. */
function hourInWords(time: string): string {
  const [hour, minute] = time.split(':');
  return t('{hora}h{minuto}', { hora: Number(hour), minuto: minute ?? '' });
}

function inWords(now: number, { start, end }: Interval): string {
  if (start <= now) {
    const isLong = end - now > oneDay;
    return isLong
      ? t('Aberto agora')
      : t('Aberto agora, fecha às {hora}', {
          hora: hourInWords(lisbonTime(new Date(end))),
        });
  }
  const today = lisbonDay(new Date(now));
  const day = lisbonDay(new Date(start));
  const hora = hourInWords(lisbonTime(new Date(start)));
  if (day === today) return t('Fechado agora, abre às {hora}', { hora });
  if (day === addDays(today, 1)) return t('Abre amanhã às {hora}', { hora });
  return day <= addDays(today, 6)
    ? t('Abre {dia} às {hora}', { dia: t(dayNames[weekdayOf(day)]), hora })
    : t('Abre a {dia} às {hora}', { dia: nearDay(day), hora });
}

/** Whether it is open until the moment `ate`, and the sentence to show until then. */
type Turn = { ate: number; aberto: boolean; texto: string };

/** The turns of so many days from now on: one ends whenever it opens or closes, and at midnight. */
export function turnsFrom(
  horario: Horario,
  now: Date,
  { days, ownDays = [] }: { days: number; ownDays?: readonly string[] },
): Turn[] {
  const today = lisbonDay(now);
  const last = Date.parse(lisbonInstant(addDays(today, days), '00:00'));
  const midnights = Array.from({ length: days }, (_, index) =>
    Date.parse(lisbonInstant(addDays(today, index + 1), '00:00')),
  );
  const turns: Turn[] = [];
  let at = now.getTime();
  for (const interval of intervalsFrom(horario, today, ownDays)) {
    while (at < interval.end && at < last) {
      const aberto = interval.start <= at;
      const next = [...midnights, aberto ? interval.end : interval.start].filter(
        (each) => each > at,
      );
      const ate = Math.min(...next);
      turns.push({ ate, aberto, texto: inWords(at, interval) });
      at = ate;
    }
    if (at >= last) break;
  }
  return turns;
}

const spanInWords = ([from, to]: Span) =>
  from === to ? t('24 horas') : `${hourInWords(from)}–${hourInWords(to)}`;

/** The hours of a day in words. */
const spansInWords = (spans: readonly Span[]) =>
  spans.length === 0 ? t('Fechado') : spans.map(spanInWords).join(` ${t('e')} `);

const short = (day: Weekday) => t(dayNames[day]).replace('-feira', '');
const capital = (word: string) => word.charAt(0).toUpperCase() + word.slice(1);

function daysInWords(days: readonly Weekday[]): string {
  const [first = 'seg', last = first] = [days[0], days.at(-1)];
  if (days.length === 7) return t('Todos os dias');
  if (days.length === 1) return capital(t(dayNames[first]));
  const between = days.length === 2 ? t('e') : t('a');
  return capital(`${short(first)} ${between} ${short(last)}`);
}

/** Groups days in a row that have the same value. */
function linesOf<Value>(
  week: Record<Weekday, Value>,
): { days: Weekday[]; dias: string; value: Value }[] {
  const groups: Weekday[][] = [];
  for (const day of weekdays) {
    const group = groups.at(-1);
    const isLike = group?.[0] && JSON.stringify(week[group[0]]) === JSON.stringify(week[day]);
    if (isLike) group.push(day);
    else groups.push([day]);
  }
  return groups.map((days) => ({ days, dias: daysInWords(days), value: week[days[0] as Weekday] }));
}

/** A week as people read it. */
export function weekInWords(semana: Week): { dias: string; horas: string; days: Weekday[] }[] {
  return linesOf(semana).map(({ value, ...line }) => ({ ...line, horas: spansInWords(value) }));
}

/** The usual week and a note on one line, for letters and search engines. */
export function hoursOnOneLine(horario: Horario, note: string): string {
  const week = isBlank(horario) ? [] : weekInWords(horario.semana);
  const lines = week.map(({ dias, horas }) => `${dias}: ${horas}`);
  return [...lines, ...note.split(/\s*\n\s*/)].filter((line) => line !== '').join('; ');
}

/** A text for each day of a week as rows, equal days in a row together; days without text are left out. */
export function daysInRows(week: Record<Weekday, string>) {
  return linesOf(week)
    .filter(({ value }) => value !== '')
    .map(({ value, ...line }) => ({ ...line, horas: value.split(/\s*\n\s*/).join(' · ') }));
}

/** Some days as people read them, without the year: `3 de maio` or `3 a 5 de maio`. */
export function daysOfClosure({ de, ate }: Pick<Closure, 'de' | 'ate'>): string {
  if (de === ate) return nearDay(de);
  const first = de.slice(0, 7) === ate.slice(0, 7) ? String(Number(de.slice(8))) : nearDay(de);
  return t('{primeiro} a {ultimo}', { primeiro: first, ultimo: nearDay(ate) });
}

/** The closed days that begin within a fortnight and are not over, the next first. */
export function closuresAhead({ fechos }: Horario, now: Date): Closure[] {
  const today = lisbonDay(now);
  const soon = addDays(today, 14);
  return fechos
    .filter(({ de, ate }) => ate >= today && de <= soon)
    .toSorted((one, other) => (one.de < other.de ? -1 : 1));
}

/** Whether nothing at all has been filled in. */
export function isBlank({ semana, epocas, fechos, notas }: Horario): boolean {
  const isShut = (week: Week) => weekdays.every((day) => week[day].length === 0);
  return (
    isShut(semana) &&
    epocas.every((each) => isShut(each.semana)) &&
    fechos.length === 0 &&
    notas === ''
  );
}
