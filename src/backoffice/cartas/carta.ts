import type { LoaderFunctionArgs } from 'react-router';
import { longMoment } from '../../fields/calendar.ts';
import { call, type Refused } from '../client.ts';
import { readPage } from '../list/readPage.ts';

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

const address = '/api/cartas';

export type Cartas = { arrayCartas: Carta[]; total: number; temServidor: boolean };

/** Reads a page of the letters that are still here, the newest first, and whether there is a mail server. */
export const readCartas = (asked: LoaderFunctionArgs) => readPage<Cartas>(address, asked);

export type OneCarta = { carta: Carta | null; temServidor: boolean };

/** Reads a letter that is still here. */
export function readCarta({ params }: LoaderFunctionArgs): Promise<OneCarta | Refused> {
  return call('GET', cartaCall(params._id ?? ''));
}

const cartaCall = (_id: string) => `${address}/${encodeURIComponent(_id)}`;

/** Puts a letter at the head of the queue again. */
export function sendAgain(_id: string): Promise<{ carta: Carta } | Refused> {
  return call('PUT', cartaCall(_id), {});
}

/** Removes a letter, so that it never leaves. */
export function discard(_id: string): Promise<{ carta: Carta } | Refused> {
  return call('DELETE', cartaCall(_id));
}

/** When the program tries again, in words. */
export function nextTry({ state, dueAt }: Carta, temServidor: boolean, now: Date): string {
  if (!temServidor) return 'Quando houver servidor de correio';
  if (state === 'failed') return 'Só quando a enviar de novo';
  return Date.parse(dueAt) <= now.getTime() ? 'Dentro de momentos' : longMoment(dueAt);
}
