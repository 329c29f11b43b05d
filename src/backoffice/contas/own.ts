import type { AnswerOf } from '../../calls/all.ts';
import { isRefused, type Refused } from '../../calls/ask.ts';
import { call } from '../client.ts';

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
