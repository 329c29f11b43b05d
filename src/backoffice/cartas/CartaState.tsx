import { State } from '../parts/State.tsx';
import type { Carta } from './carta.ts';

/** Whether a letter still waits or was given up. */
export function CartaState({ carta: { state } }: { carta: Carta }) {
  return state === 'failed' ? (
    <State tone="failed">Falhou</State>
  ) : (
    <State tone="pending">À espera</State>
  );
}
