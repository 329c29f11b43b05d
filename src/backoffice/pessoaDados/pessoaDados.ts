import type { LoaderFunctionArgs } from 'react-router';
import type { AnswerOf } from '../../calls/all.ts';
import { isRefused, type Refused } from '../../calls/ask.ts';
import { lisbonDay } from '../../language/calendar.ts';
import { counted } from '../../language/counted.ts';
import { day } from '../../language/durations.ts';
import { urgentDays } from '../../sections/pedidosDados.ts';
import { call } from '../client.ts';

export const path = '/backoffice/pessoa-dados';

/** All that is held of the person searched for. */
export type PessoaDados = AnswerOf<'GET /api/pessoa-dados'>['pessoaDados'];

/** A person's request about their data. */
export type Pedido = AnswerOf<'GET /api/pessoa-dados/pedidos'>['arrayPedidosDados'][number];

/** What the screen shows; `q` is '' before anybody was searched for. */
export type Read = { q: string; found: PessoaDados | Refused | undefined; pedidos: Pedido[] };

/** Reads the requests, and what is held of the person in the address. */
export async function readPessoaDados({ request }: LoaderFunctionArgs): Promise<Read | Refused> {
  const q = new URL(request.url).searchParams.get('q')?.trim() ?? '';
  const [pedidos, answer] = await Promise.all([
    call('GET /api/pessoa-dados/pedidos'),
    q === '' ? undefined : call('GET /api/pessoa-dados', { query: { q } }),
  ]);
  if (isRefused(pedidos)) return pedidos;
  const found = answer === undefined || isRefused(answer) ? answer : answer.pessoaDados;
  return { q, found, pedidos: pedidos.arrayPedidosDados };
}

/** Where one person's data is shown. */
export function addressOf(q: string): string {
  return `${path}?q=${encodeURIComponent(q)}`;
}

/** How many days are left until the deadline; negative once it is past. */
export function daysLeft({ prazo }: Pick<Pedido, 'prazo'>, now: Date): number {
  return (Date.parse(prazo) - Date.parse(lisbonDay(now))) / day;
}

/** Whether the deadline is near or past. */
export function isPressing(pedido: Pick<Pedido, 'prazo'>, now: Date): boolean {
  return daysLeft(pedido, now) < urgentDays;
}

/** How much time is left, in words. */
export function timeLeft(pedido: Pick<Pedido, 'prazo'>, now: Date): string {
  const left = daysLeft(pedido, now);
  if (left === 0) return 'Acaba hoje';
  if (left < 0) return `Passou há ${counted(-left, 'dia', 'dias')}`;
  return `${left === 1 ? 'Falta' : 'Faltam'} ${counted(left, 'dia', 'dias')}`;
}
