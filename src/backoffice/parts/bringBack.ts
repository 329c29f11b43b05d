import { isRefused, reasonOf } from '../../calls/ask.ts';
import type { Apagado } from '../../calls/bin.ts';
import { call } from '../client.ts';
import { notifyDone, notifyFailed } from './notices.tsx';

/** The call about one deleted record. */
export function deletedCall(_id: string) {
  return `/api/reciclagem/${encodeURIComponent(_id)}` as const;
}

/** Where a deleted record stands again once it is brought back. */
function screenOf({ seccao, chave }: Apagado): string {
  return `/backoffice/${seccao}/${encodeURIComponent(chave)}`;
}

/** Brings a deleted record back and says how that went; answers whether it did. */
export async function bringBack(
  _id: string,
  go: (address: string) => void,
  { goesAtOnce = false } = {},
): Promise<boolean> {
  const answer = await call('POST', `${deletedCall(_id)}/repor`);
  if (isRefused(answer)) {
    notifyFailed('Não foi possível repor', reasonOf(answer));
    return false;
  }
  const address = screenOf(answer.apagado);
  const said = `«${answer.apagado.titulo}» voltou para onde estava.`;
  if (goesAtOnce) go(address);
  notifyDone(said, goesAtOnce ? undefined : { label: 'Abrir', onPress: () => go(address) });
  return true;
}
