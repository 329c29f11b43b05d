import type { AnswerOf } from '../../calls/all.ts';
import { isRefused, type Refused } from '../../calls/ask.ts';
import { abilities, profileOf } from '../../sections/abilities.ts';
import { everySection } from '../../sections/all.ts';
import type { Conta } from '../../sections/contas.ts';
import { call } from '../client.ts';
import type { Own } from '../may.ts';

/** Every account, the user's own, and the day from which all need a second factor. */
export type Contas = { contas: Conta[]; own: Own; desde: string };

/** Reads the accounts. */
export async function readContas(): Promise<Contas | Refused> {
  const [own, answer, day] = await Promise.all([
    call('GET /api/auth'),
    call('GET /api/contas'),
    call('GET /api/segundo-fator'),
  ]);
  if (isRefused(answer)) return answer;
  if (isRefused(day)) return day;
  return isRefused(own) ? own : { contas: answer.arrayContas, own, ...day };
}

/** The user's own account, as its screen shows it. */
export type OwnConta = AnswerOf<'GET /api/conta'>['conta'];

/** One of the account's sessions. */
export type Sessao = AnswerOf<'GET /api/sessoes'>['arraySessoes'][number];

/** The account and its sessions; those are not read while a second factor must be set up first. */
export type OwnRead = { conta: OwnConta; sessoes: Sessao[]; faltaFator: boolean };

/** Reads the user's own account. */
export async function readOwnConta(): Promise<OwnRead | Refused> {
  const [own, answer] = await Promise.all([call('GET /api/auth'), call('GET /api/conta')]);
  if (isRefused(own)) return own;
  if (isRefused(answer)) return answer;
  const { conta } = answer;
  if (own.faltaFator) return { conta, sessoes: [], faltaFator: true };
  const read = await call('GET /api/sessoes');
  return isRefused(read) ? read : { conta, sessoes: read.arraySessoes, faltaFator: false };
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
const sectionName = (name: string) =>
  everySection.find((section) => section.name === name)?.menu ?? name;
