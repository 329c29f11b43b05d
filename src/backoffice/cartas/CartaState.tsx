import { letterStates } from '../../sections/cartas.ts';
import { State } from '../parts/State.tsx';
import type { Carta } from './carta.ts';

/** Whether a letter still waits or was given up. */
export function CartaState({ carta: { state } }: { carta: Carta }) {
  return <State tone={state === 'failed' ? 'failed' : 'pending'}>{letterStates[state]}</State>;
}
