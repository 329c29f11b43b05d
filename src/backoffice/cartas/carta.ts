import { longMoment } from '../../fields/calendar.ts';
import { call, isRefused, type Refused } from '../client.ts';

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

export type Cartas = { cartas: Carta[]; temServidor: boolean };

const address = '/api/cartas';

/** Reads the letters that are still here, the newest first, and whether there is a mail server. */
export async function readCartas(): Promise<Cartas | Refused> {
  const answer = await call<{ arrayCartas: Carta[]; temServidor: boolean }>('GET', address);
  if (isRefused(answer)) return answer;
  return { cartas: answer.arrayCartas.toReversed(), temServidor: answer.temServidor };
}

/** Puts a letter at the head of the queue again. */
export function sendAgain(_id: string): Promise<{ carta: Carta } | Refused> {
  return call('PUT', `${address}/${encodeURIComponent(_id)}`, {});
}

/** When the program tries again, in words. */
export function nextTry({ state, dueAt }: Carta, temServidor: boolean, now: Date): string {
  if (!temServidor) return 'Quando houver servidor de correio';
  if (state === 'failed') return 'Só quando a enviar de novo';
  return Date.parse(dueAt) <= now.getTime() ? 'Dentro de momentos' : longMoment(dueAt);
}
