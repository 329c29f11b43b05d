import { isRefused, type Refused } from '../../calls/ask.ts';
import { abilities, profileOf } from '../../sections/abilities.ts';
import { everyCollection } from '../../sections/all.ts';
import type { Conta } from '../../sections/contas.ts';
import { placesIn } from '../../sections/section.ts';
import { call } from '../client.ts';
import type { Own } from '../may.ts';

/** Every account, the user's own, and the day from which all need a second factor. */
export type Contas = { contas: Conta[]; own: Own; desde: string };

/** Reads whose session this is, and so whether it is still valid. */
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
export function roleOf(conta: Conta): string {
  const { permissoes, seccoes } = conta;
  const job =
    profileOf(conta) || permissoes.map((each) => abilities[each].split(':')[0]).join(', ');
  const where = seccoes.length > 0 ? ` (só em ${seccoes.map(sectionName).join(', ')})` : '';
  return (job || 'Nada') + where;
}

/** What the menu calls a section. */
export const sectionName = (name: string) =>
  placesIn(everyCollection).find(({ section }) => section.name === name)?.section.menu ?? name;
