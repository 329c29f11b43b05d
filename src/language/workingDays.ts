import { addDays, dayOf, isDay } from './calendar.ts';

/** Easter Sunday, by the algorithm of Meeus, Jones and Butcher. */
export function easter(year: number): string {
  const [a, b, c] = [year % 19, Math.floor(year / 100), year % 100];
  const moon = (19 * a + b - Math.floor(b / 4) - Math.floor((8 * b + 13) / 25) + 15) % 30;
  const week = (32 + 2 * (b % 4) + 2 * Math.floor(c / 4) - moon - (c % 4)) % 7;
  const late = Math.floor((a + 11 * moon + 22 * week) / 451);
  const days = moon + week - 7 * late + 114;
  return dayOf(year, Math.floor(days / 31), (days % 31) + 1);
}

const fixed: Readonly<Record<string, string>> = {
  '01-01': 'Ano Novo',
  '04-25': 'Dia da Liberdade',
  '05-01': 'Dia do Trabalhador',
  '06-10': 'Dia de Portugal',
  '08-15': 'Assunção de Nossa Senhora',
  '10-05': 'Implantação da República',
  '11-01': 'Todos os Santos',
  '12-01': 'Restauração da Independência',
  '12-08': 'Imaculada Conceição',
  '12-25': 'Natal',
};

/** Movable holidays, by how many days they are from Easter. */
const moving: Readonly<Record<number, string>> = {
  [-2]: 'Sexta-feira Santa',
  0: 'Páscoa',
  60: 'Corpo de Deus',
};

/** The name of the national holiday on a day, or ''. */
export function holidayName(day: string): string {
  const sunday = easter(Number(day.slice(0, 4)));
  const fromEaster = (Date.parse(day) - Date.parse(sunday)) / 86_400_000;
  return fixed[day.slice(5)] ?? moving[fromEaster] ?? '';
}

/** A parish's own holiday as typed, yearly (`24/06`) or once (`24/06/2027`), tidied; '' if it is neither. */
export function ownDay(typed: string): string {
  const [, day = '', month = '', year = ''] =
    /^(\d{1,2})[/.-](\d{1,2})(?:[/.-](\d{4}))?$/.exec(typed.trim()) ?? [];
  // 2024 is a leap year, so 29 February is accepted.
  if (!isDay(dayOf(Number(year || 2024), Number(month), Number(day)))) return '';
  const written = `${day.padStart(2, '0')}/${month.padStart(2, '0')}`;
  return year === '' ? written : `${written}/${year}`;
}

/** Whether a day is a national holiday or one of the parish's own days. */
export function isHoliday(day: string, ownDays: readonly string[] = []): boolean {
  const [year, month, date] = day.split('-');
  return (
    holidayName(day) !== '' ||
    ownDays.some((own) => own === `${date}/${month}` || own === `${date}/${month}/${year}`)
  );
}

/** Whether people work on a day: neither at a weekend nor on a holiday. */
export function isWorkingDay(day: string, ownDays: readonly string[] = []): boolean {
  const weekday = new Date(`${day}T00:00:00Z`).getUTCDay();
  return weekday !== 0 && weekday !== 6 && !isHoliday(day, ownDays);
}

/** The day itself if it is a working day, otherwise the next working day. */
export function workingDayFrom(day: string, ownDays: readonly string[] = []): string {
  return isWorkingDay(day, ownDays) ? day : workingDayFrom(addDays(day, 1), ownDays);
}

/** The day that many working days after `day`, or before it if negative; `day` itself is not counted. */
export function addWorkingDays(day: string, days: number, ownDays: readonly string[] = []): string {
  let [reached, left] = [day, Math.abs(days)];
  while (left > 0) {
    reached = addDays(reached, Math.sign(days));
    if (isWorkingDay(reached, ownDays)) left--;
  }
  return reached;
}

/** How many working days there are after `from`, up to and including `to`; negative if `to` is earlier. */
export function workingDaysBetween(
  from: string,
  to: string,
  ownDays: readonly string[] = [],
): number {
  if (to < from) return -workingDaysBetween(to, from, ownDays);
  let days = 0;
  for (let day = addDays(from, 1); day <= to; day = addDays(day, 1)) {
    if (isWorkingDay(day, ownDays)) days++;
  }
  return days;
}
