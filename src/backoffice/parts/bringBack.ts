import type { NavigateFunction } from 'react-router';
import { isRefused, type Refused, reasonOf } from '../../calls/ask.ts';
import type { Apagado } from '../../calls/reciclagem.ts';
import { officePath } from '../../sections/officePath.ts';
import { call } from '../client.ts';
import { notifyDone, notifyFailed } from './notices.tsx';

/** A deleted record whose identifier another record has taken, and a proposed new one. */
export type NameTaken = { apagado: Apagado; proposta: string };

/** The taken identifier in a refusal, if that is why the record could not come back. */
function takenIn({ errors, more }: Refused): NameTaken | undefined {
  const isTaken = errors.some(({ param }) => param === 'identifier');
  return isTaken && more?.proposta ? (more as NameTaken) : undefined;
}

/** Says that a record is back, and opens it or offers to. */
export function tellBack(apagado: Apagado, go: NavigateFunction, goesAtOnce = false): void {
  const address = officePath(apagado.seccao, apagado.chave);
  if (goesAtOnce) void go(address);
  const open = { label: 'Abrir', onPress: () => void go(address) };
  notifyDone(`«${apagado.titulo}» voltou para onde estava.`, goesAtOnce ? undefined : open);
}

/**
 * Brings a deleted record back and says how that went. If another record has taken its identifier,
 * `ask` asks for a new one; by default the bin's screen does.
 */
export async function bringBack(
  _id: string,
  go: NavigateFunction,
  {
    goesAtOnce = false,
    ask = (taken: NameTaken) => void go('/backoffice/reciclagem', { state: { taken } }),
  } = {},
): Promise<void> {
  const answer = await call('POST /api/reciclagem/:_id/repor', { params: { _id } });
  if (!isRefused(answer)) return tellBack(answer.apagado, go, goesAtOnce);
  const taken = takenIn(answer);
  if (taken) ask(taken);
  else notifyFailed('Não foi possível repor', reasonOf(answer));
}
