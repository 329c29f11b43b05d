import { longMoment } from '../../fields/calendar.ts';

/** A letter that has not been delivered. */
export type Carta = {
  _id: string;
  recipient: string;
  subject: string;
  body: string;
  state: 'waiting' | 'failed';
  attempts: number;
  lastError: string;
  createdAt: string;
  dueAt: string;
};

/** When the program tries again, in words. */
export function nextTry({ state, dueAt }: Carta, temServidor: boolean, now: Date): string {
  if (!temServidor) return 'Quando houver servidor de correio';
  if (state === 'failed') return 'Só quando a enviar de novo';
  return Date.parse(dueAt) <= now.getTime() ? 'Dentro de momentos' : longMoment(dueAt);
}
