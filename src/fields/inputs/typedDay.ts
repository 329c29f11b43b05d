import { dayOf, isDay } from '../../language/calendar.ts';

/** The day that people mean by `5/3/2027`, `05-03-2027` or `05032027`; other text stays as it is. */
export function readDay(text: string): string {
  const typed = text.trim();
  const parts =
    /^(\d{1,2})[/.\-\s]+(\d{1,2})[/.\-\s]+(\d{4})$/.exec(typed) ??
    /^(\d{2})(\d{2})(\d{4})$/.exec(typed);
  if (!parts) return typed;
  const [day = 0, month = 0, year = 0] = parts.slice(1).map(Number);
  const read = dayOf(year, month, day);
  return isDay(read) ? read : typed;
}

/** A day as people type it: `05/03/2027`. */
export function showDay(value: string): string {
  return isDay(value) ? value.split('-').reverse().join('/') : value;
}
