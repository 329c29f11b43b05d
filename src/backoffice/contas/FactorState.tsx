import { State } from '../parts/State.tsx';

/** Whether an account logs in with two steps or only with a password. */
export function FactorState({ isOn }: { isOn: boolean }) {
  return isOn ? (
    <State tone="done">Dois passos</State>
  ) : (
    <State tone="pending">Só palavra-passe</State>
  );
}
