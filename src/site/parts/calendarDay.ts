import { perLocale } from '../../language/speaking.ts';

const part = (options: Intl.DateTimeFormatOptions) => {
  const format = perLocale(
    (locale) => new Intl.DateTimeFormat(locale, { ...options, timeZone: 'UTC' }),
  );
  return (day: string) => format().format(new Date(`${day}T00:00:00Z`));
};

const month = part({ month: 'long' });
const weekday = part({ weekday: 'long' });

/** A `YYYY-MM-DD` in the pieces a calendar sets it in: `5`, `março`, `2027`, `sexta-feira`. */
export function calendarDay(day: string) {
  return {
    day: String(Number(day.slice(8))),
    month: month(day),
    year: day.slice(0, 4),
    weekday: weekday(day),
  };
}
