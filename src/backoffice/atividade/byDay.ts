import type { Atividade } from '../../calls/staff.ts';
import { addDays, lisbonDay, longDate } from '../../language/calendar.ts';

export type Day = { day: string; title: string; lines: Atividade[] };

function titleOf(day: string, today: string): string {
  if (day === today) return `Hoje, ${longDate(day)}`;
  return day === addDays(today, -1) ? `Ontem, ${longDate(day)}` : longDate(day);
}

/** Groups lines by their day in Lisbon, keeping their order. */
export function byDay(lines: readonly Atividade[], now: Date): Day[] {
  const days = Map.groupBy(lines, ({ at }) => lisbonDay(new Date(at)));
  const today = lisbonDay(now);
  return Array.from(days, ([day, each]) => ({ day, title: titleOf(day, today), lines: each }));
}
