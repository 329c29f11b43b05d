import type { Paged } from '../../calls/all.ts';
import { longMoment } from '../../fields/calendar.ts';

/** A page of the letters that are still here. */
export type Cartas = Paged<'/api/cartas'>;

/** A letter that has not been delivered. */
export type Carta = Cartas['arrayCartas'][number];

/** When the program tries again, in words. */
export function nextTry({ state, dueAt }: Carta, temServidor: boolean, now: Date): string {
  if (!temServidor) return 'Quando houver servidor de correio';
  if (state === 'failed') return 'Só quando a enviar de novo';
  return Date.parse(dueAt) <= now.getTime() ? 'Dentro de momentos' : longMoment(dueAt);
}
