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

/**
 * The instant at which the clock in Lisbon shows a day and a time (`HH:mm`): of an hour that comes twice
 * the first, of one that is skipped the moment an hour later.
 */
export function lisbonInstant(day: string, time: string): string {
  const inWinter = Date.parse(`${day}T${time}:00Z`);
  const inSummer = new Date(inWinter - 60 * 60 * 1000);
  const isSummer = lisbonClock(inSummer) === `${day} ${time}`;
  return (isSummer ? inSummer : new Date(inWinter)).toISOString();
}

/** The day a number of days after another; both as `YYYY-MM-DD`. */
export function addDays(day: string, days: number): string {
  const date = new Date(`${day}T00:00:00Z`);
  date.setUTCDate(date.getUTCDate() + days);
  return date.toISOString().slice(0, 10);
}

/** The same day a number of months later, or the month's last where it has no such day. */
export function addMonths(day: string, months: number): string {
  const date = new Date(`${day}T00:00:00Z`);
  const wanted = date.getUTCDate();
  date.setUTCMonth(date.getUTCMonth() + months);
  if (date.getUTCDate() !== wanted) date.setUTCDate(0);
  return date.toISOString().slice(0, 10);
}

/** How far to go so that it is about the same day, and the same day of the week, a number of years later. */
export function weeksIn(years: number): number {
  return Math.round((years * 365.2425) / 7);
}

/** The moment a number of months ago. */
export function monthsBefore(now: Date, months: number): Date {
  const date = new Date(now);
  date.setUTCMonth(date.getUTCMonth() - months);
  return date;
}

/** A day as `YYYY-MM-DD`, whether it stands in the calendar or not. */
export function dayOf(year: number, month: number, day: number): string {
  const padded = (figure: number, length: number) => String(figure).padStart(length, '0');
  return `${padded(year, 4)}-${padded(month, 2)}-${padded(day, 2)}`;
}

/** True for a `YYYY-MM-DD` that stands in the calendar (31 February does not). */
export function isDay(value: string): boolean {
  if (!/^\d{4}-\d{2}-\d{2}$/.test(value)) return false;
  const date = new Date(`${value}T00:00:00Z`);
  return !Number.isNaN(date.getTime()) && date.toISOString().startsWith(value);
}

/** Whether something that starts then is still ahead; without a time, until its day ends. */
export function isAhead(startDate: string, startTime: string, now: Date): boolean {
  if (startDate === '') return false;
  return startTime === ''
    ? startDate >= lisbonDay(now)
    : `${startDate} ${startTime}` > lisbonClock(now);
}

const longDay = new Intl.DateTimeFormat('pt-PT', {
  day: '2-digit',
  month: 'long',
  year: 'numeric',
  timeZone: 'UTC',
});

/** A day as people read it: `05 de março de 2027`. Takes a day or an instant. */
export function longDate(value: string): string {
  const day = value.length > 10 ? lisbonDay(new Date(value)) : value;
  return longDay.format(new Date(`${day}T00:00:00Z`));
}

/** An instant as people read it: `05 de março de 2027, 14:30`, by the clock of Lisbon. */
export function longMoment(instant: string): string {
  return `${longDate(instant)}, ${lisbonClock(new Date(instant)).slice(11)}`;
}

/** The same in figures: `05/03/2027, 14:30`. */
export function shortMoment(instant: string): string {
  const [day = '', time] = lisbonClock(new Date(instant)).split(' ');
  return `${day.split('-').reverse().join('/')}, ${time}`;
}

const inLisbon = (options: Intl.DateTimeFormatOptions) =>
  new Intl.DateTimeFormat('pt-PT', { timeZone: 'Europe/Lisbon', ...options });
const weekday = inLisbon({ weekday: 'long' });
const dayOfMonth = inLisbon({ day: 'numeric', month: 'long' });

/** A day of these days, which needs no year: `5 de março`. */
export function nearDay(day: string): string {
  // At noon, so that it is the same day in Lisbon.
  return dayOfMonth.format(new Date(`${day}T12:00:00Z`));
}

/** An instant of these days, which needs no year: `sexta-feira` and `5 de março, 14:30`, by the clock of Lisbon. */
export function nearMoment(instant: string): { weekday: string; moment: string } {
  const at = new Date(instant);
  const moment = `${dayOfMonth.format(at)}, ${lisbonClock(at).slice(11)}`;
  return { weekday: weekday.format(at), moment };
}
