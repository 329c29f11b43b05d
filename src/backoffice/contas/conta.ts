import type { AnswerOf } from '../../calls/all.ts';
import { isRefused, type Refused } from '../../calls/ask.ts';
import type { Conta } from '../../sections/contas.ts';
import { call } from '../client.ts';

/** Whose session this is. */
export type Own = AnswerOf<'GET /api/auth'>;

/** Every account, which of them asks, and from when on all need a second factor. */
export type Contas = { contas: Conta[]; own: Own; desde: string };

/** Reads whose session this is; asking also tells whether it still lives. */
export function readOwn(): Promise<Own | Refused> {
  return call('GET /api/auth');
}

/** Reads the accounts. */
export async function readContas(): Promise<Contas | Refused> {
  const [own, answer, day] = await Promise.all([
    readOwn(),
    call('GET /api/contas'),
    call('GET /api/segundo-fator'),
  ]);
  if (isRefused(answer)) return answer;
  if (isRefused(day)) return day;
  return isRefused(own) ? own : { contas: answer.arrayContas, own, ...day };
}

/** What an account may do, in words. */
export function roleOf({ isAdmin }: Conta): string {
  return isAdmin ? 'Administrador' : 'Pessoal';
}
