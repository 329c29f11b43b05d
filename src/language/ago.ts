import { addDays, lisbonDay, longDate } from './calendar.ts';
import { counted } from './counted.ts';
import { hour, minute } from './durations.ts';
import { t } from './speaking.ts';

/** How long ago something was, as one says it: `há 5 minutos`, `hoje`, `ontem`, and later the day. */
export function ago(instant: string, now: Date): string {
  const past = now.getTime() - Date.parse(instant);
  if (past < minute) return t('agora mesmo');
  if (past < hour) {
    const tempo = counted(Math.floor(past / minute), 'minuto', 'minutos');
    return t('há {tempo}', { tempo });
  }
  return dayAgo(instant, now);
}

/** Like `ago`, in whole days only. */
export function dayAgo(instant: string, now: Date): string {
  const [day, today] = [lisbonDay(new Date(instant)), lisbonDay(now)];
  if (day === today) return t('hoje');
  return day === addDays(today, -1) ? t('ontem') : longDate(instant);
}
