import { isDay } from '../calendar.ts';

/** The day that people mean by `5/3/2027`, `05-03-2027` or `05032027`; other text stays as it is. */
export function readDay(text: string): string {
  const typed = text.trim();
  const parts =
    /^(\d{1,2})[/.\-\s]+(\d{1,2})[/.\-\s]+(\d{4})$/.exec(typed) ??
    /^(\d{2})(\d{2})(\d{4})$/.exec(typed);
  if (!parts) return typed;
  const [, day = '', month = '', year = ''] = parts;
  const read = `${year}-${month.padStart(2, '0')}-${day.padStart(2, '0')}`;
  return isDay(read) ? read : typed;
}

/** A day as it is typed: `05/03/2027`. */
export function showDay(value: string): string {
  return isDay(value) ? value.split('-').reverse().join('/') : value;
}
