import type { Conta } from '../../sections/contas.ts';
import { call, isRefused, type Refused } from '../client.ts';

/** Whose session this is. */
export type Own = { username: string; isAdmin: boolean; mudarPassword: boolean };

/** Every account, and which of them asks. */
export type Contas = { contas: Conta[]; own: Own };

const address = '/api/contas';

function accountCall(_id: string): string {
  return `${address}/${encodeURIComponent(_id)}`;
}

/** Reads whose session this is; asking also tells whether it still lives. */
export function readOwn(): Promise<Own | Refused> {
  return call<Own>('GET', '/api/auth');
}

/** Reads the accounts. */
export async function readContas(): Promise<Contas | Refused> {
  const [own, answer] = await Promise.all([
    readOwn(),
    call<{ arrayContas: Conta[] }>('GET', address),
  ]);
  if (isRefused(answer)) return answer;
  return isRefused(own) ? own : { contas: answer.arrayContas, own };
}

/** What only administrators do is done with their password. */
type Sure = { password: string };

/** Makes an account; its password is told this once. */
export function addConta(
  username: string,
  sure: Sure,
): Promise<{ conta: Conta; password: string } | Refused> {
  return call('POST', address, { username }, sure);
}

/** Changes what an account may do, or where it is written to. */
export function changeConta(
  _id: string,
  changes: Partial<Pick<Conta, 'disabled' | 'isAdmin' | 'email'>>,
  sure: Sure,
): Promise<{ conta: Conta } | Refused> {
  return call('PUT', accountCall(_id), changes, sure);
}

/** Has another password made for an account; it is told this once. */
export function remakePassword(_id: string, sure: Sure): Promise<{ password: string } | Refused> {
  return call('POST', `${accountCall(_id)}/palavra-passe`, {}, sure);
}

/** Changes one's own password. */
export function changeOwnPassword(values: Record<string, unknown>): Promise<object | Refused> {
  return call('PUT', '/api/auth', values);
}

/** What an account may do, in words. */
export function roleOf({ isAdmin }: Pick<Conta, 'isAdmin'>): string {
  return isAdmin ? 'Administrador' : 'Pessoal';
}
