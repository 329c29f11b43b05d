import type { Conta } from '../../sections/contas.ts';
import { State } from '../parts/State.tsx';

/** Whether an account can be used. */
export function ContaState({ conta: { disabled } }: { conta: Conta }) {
  return disabled ? <State tone="off">Desativada</State> : <State tone="done">Ativa</State>;
}
