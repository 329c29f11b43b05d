import { addDays, addMonths, dayOf, isDay, longDate } from '../../language/calendar.ts';

/** What is counted: visits, pages seen, the sites that visitors came from, and searches without a result. */
export const kinds = ['visita', 'pagina', 'origem', 'pesquisa'] as const;

export type Kind = (typeof kinds)[number];

/** How many months the sums are kept: two years, and a month to compare with the same one a year before. */
export const monthsKept = 25;

/** The name for all the rest, once a day has too many names to tell apart. */
export const others = '(outras)';

/** Whether it is a year, a month or a day: `2026`, `2026-11`, `2026-11-18`. */
export function isPeriod(value: string): boolean {
  return /^\d{4}(?:-\d{2}){0,2}$/.test(value) && isDay(firstDay(value));
}

const firstDay = (period: string) => `${period}-01-01`.slice(0, 10);

/** The first and the last day of a period. */
export function daysOf(period: string): { de: string; ate: string } {
  return { de: firstDay(period), ate: addDays(firstDay(periodAfter(period, 1)), -1) };
}

/** The period of the same length that comes `steps` later, or earlier if negative. */
export function periodAfter(period: string, steps: number): string {
  const first = firstDay(period);
  const { length } = period;
  if (length === 4) return dayOf(Number(period) + steps, 1, 1).slice(0, 4);
  return length === 7 ? addMonths(first, steps).slice(0, 7) : addDays(first, steps);
}

/** As people read it: `2026`, `novembro de 2026`, `18 de novembro de 2026`. */
export function periodInWords(period: string): string {
  if (period.length === 4) return period;
  const words = longDate(firstDay(period)).replace(/^0/, '');
  return period.length === 7 ? words.replace(/^\d+ de /, '') : words;
}
