import { hour } from './durations.ts';
import { perLocale } from './speaking.ts';

const lisbon = new Intl.DateTimeFormat('sv-SE', {
  timeZone: 'Europe/Lisbon',
  dateStyle: 'short',
  timeStyle: 'short',
});

/** The wall clock in Lisbon as `YYYY-MM-DD HH:mm`, whatever the server's own time zone. */
export function lisbonClock(now: Date): string {
  return lisbon.format(now);
}

/** The day it is in Lisbon, as `YYYY-MM-DD`. */
export function lisbonDay(now: Date): string {
  return lisbonClock(now).slice(0, 10);
}

/** The time it is in Lisbon, as `HH:mm`. */
export function lisbonTime(now: Date): string {
  return lisbonClock(now).slice(11);
}

/**
 * The instant at which the clock in Lisbon shows a day and a time (`HH:mm`). If the clock shows
 * it twice, the first; if the clock skips it, the moment an hour later.
 */
export function lisbonInstant(day: string, time: string): string {
  const inWinter = Date.parse(`${day}T${time}:00Z`);
  const inSummer = new Date(inWinter - hour);
  const isSummer = lisbonClock(inSummer) === `${day} ${time}`;
  return (isSummer ? inSummer : new Date(inWinter)).toISOString();
}

/** The day a number of days after another; both as `YYYY-MM-DD`. */
export function addDays(day: string, days: number): string {
  const date = new Date(`${day}T00:00:00Z`);
  date.setUTCDate(date.getUTCDate() + days);
  return date.toISOString().slice(0, 10);
}

/** The same day a number of months later, or the month's last day if it has no such day. */
export function addMonths(day: string, months: number): string {
  const date = new Date(`${day}T00:00:00Z`);
  const wanted = date.getUTCDate();
  date.setUTCMonth(date.getUTCMonth() + months);
  if (date.getUTCDate() !== wanted) date.setUTCDate(0);
  return date.toISOString().slice(0, 10);
}

/** Some years in whole weeks: adding them keeps the day of the week and about the same date. */
export function weeksIn(years: number): number {
  return Math.round((years * 365.2425) / 7);
}

/** The moment a number of months ago. */
export function monthsBefore(now: Date, months: number): Date {
  const date = new Date(now);
  date.setUTCMonth(date.getUTCMonth() - months);
  return date;
}

/** A day as `YYYY-MM-DD`, not checked: it may not exist in the calendar. */
export function dayOf(year: number, month: number, day: number): string {
  const padded = (figure: number, length: number) => String(figure).padStart(length, '0');
  return `${padded(year, 4)}-${padded(month, 2)}-${padded(day, 2)}`;
}

/** True for a `YYYY-MM-DD` that exists in the calendar (31 February does not). */
export function isDay(value: string): boolean {
  if (!/^\d{4}-\d{2}-\d{2}$/.test(value)) return false;
  const date = new Date(`${value}T00:00:00Z`);
  return !Number.isNaN(date.getTime()) && date.toISOString().startsWith(value);
}

/** The earliest of some days or moments, without those that are ''; '' if none is left. */
export function earliest(...times: string[]): string {
  return times.filter(Boolean).sort()[0] ?? '';
}

/** Whether something that starts then is still ahead; without a time, it is until its day ends. */
export function isAhead(startDate: string, startTime: string, now: Date): boolean {
  if (startDate === '') return false;
  return startTime === ''
    ? startDate >= lisbonDay(now)
    : `${startDate} ${startTime}` > lisbonClock(now);
}

const longDay = perLocale(
  (locale) =>
    new Intl.DateTimeFormat(locale, {
      day: locale === 'pt-PT' ? '2-digit' : 'numeric',
      month: 'long',
      year: 'numeric',
      timeZone: 'UTC',
    }),
);

/** A day as people read it: `05 de março de 2027`. Takes a day or an instant. */
export function longDate(value: string): string {
  const day = value.length > 10 ? lisbonDay(new Date(value)) : value;
  return longDay().format(new Date(`${day}T00:00:00Z`));
}

/** An instant as people read it: `05 de março de 2027, 14:30`, by the clock of Lisbon. */
export function longMoment(instant: string): string {
  return `${longDate(instant)}, ${lisbonTime(new Date(instant))}`;
}

/** An instant in figures: `05/03/2027, 14:30`. */
export function shortMoment(instant: string): string {
  const at = new Date(instant);
  return `${lisbonDay(at).split('-').reverse().join('/')}, ${lisbonTime(at)}`;
}

const inLisbon = (options: Intl.DateTimeFormatOptions) =>
  perLocale((locale) => new Intl.DateTimeFormat(locale, { timeZone: 'Europe/Lisbon', ...options }));
const weekday = inLisbon({ weekday: 'long' });
const dayOfMonth = inLisbon({ day: 'numeric', month: 'long' });

/** A day near today, so without the year: `5 de março`. */
export function nearDay(day: string): string {
  // Noon UTC is the same day in Lisbon.
  return dayOfMonth().format(new Date(`${day}T12:00:00Z`));
}

/** An instant of the next days, as one says it: `sexta 21h00`; a later one is `5 de março, 21:00`. */
export function soonMoment(instant: string, now: Date): string {
  const { weekday, moment } = nearMoment(instant);
  const [today, day] = [lisbonDay(now), lisbonDay(new Date(instant))];
  if (day > addDays(today, 6)) return moment;
  const time = lisbonTime(new Date(instant)).replace(':', 'h');
  return `${day === today ? 'hoje' : weekday.replace('-feira', '')} ${time}`;
}

/** An instant near today, so without the year: `sexta-feira` and `5 de março, 14:30`, by the clock of Lisbon. */
export function nearMoment(instant: string): { weekday: string; moment: string } {
  const at = new Date(instant);
  const moment = `${dayOfMonth().format(at)}, ${lisbonTime(at)}`;
  return { weekday: weekday().format(at), moment };
}
