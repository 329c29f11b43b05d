import { State } from '../parts/State.tsx';

/** What an account is entered with. */
export function FactorState({ isOn }: { isOn: boolean }) {
  return isOn ? (
    <State tone="done" isLong>
      Dois passos
    </State>
  ) : (
    <State tone="pending" isLong>
      Só palavra-passe
    </State>
  );
}
