import { useWindowEvent } from '@mantine/hooks';
import { useBlocker } from 'react-router';
import { isLeaving } from '../session.ts';
import { Question } from './Question.tsx';

type Props = {
  /** Whether there is something to lose right now. */
  hasUnsaved(): boolean;
  /** Whether the way out is Cancelar, which gives up what was typed. */
  isGivingUp(): boolean;
  onStay(): void;
  onGiveUp(): void;
};

/** Asks before an unsaved form is left, by whatever way. */
export function LeaveQuestion({ hasUnsaved, isGivingUp, onStay, onGiveUp }: Props) {
  const blocker = useBlocker(
    ({ currentLocation, nextLocation }) =>
      currentLocation.pathname !== nextLocation.pathname && hasUnsaved(),
  );

  useWindowEvent('beforeunload', (event) => {
    if (hasUnsaved() && !isLeaving()) event.preventDefault();
  });

  const givingUp = isGivingUp();
  return (
    <Question
      opened={blocker.state === 'blocked'}
      question={givingUp ? 'Desistir das alterações?' : 'Sair sem guardar?'}
      yes={givingUp ? 'Sim, desistir' : 'Sair'}
      no="Continuar a editar"
      grave={givingUp}
      onNo={() => {
        onStay();
        blocker.reset?.();
      }}
      onYes={async () => {
        if (givingUp) onGiveUp();
        blocker.proceed?.();
        return undefined;
      }}
    >
      {givingUp
        ? 'O que escreveu e ainda não guardou será apagado.'
        : 'O que escreveu ainda não foi guardado no site. Fica como rascunho neste computador e volta a aparecer quando abrir este formulário.'}
    </Question>
  );
}
