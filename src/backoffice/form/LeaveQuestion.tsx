import { useEffect } from 'react';
import { useBlocker } from 'react-router';
import { Confirmation } from '../parts/Confirmation.tsx';
import { isLeaving } from '../session.ts';

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

  useEffect(() => {
    const ask = (event: BeforeUnloadEvent) => {
      if (hasUnsaved() && !isLeaving()) event.preventDefault();
    };
    addEventListener('beforeunload', ask);
    return () => removeEventListener('beforeunload', ask);
  }, [hasUnsaved]);

  const givingUp = isGivingUp();
  return (
    <Confirmation
      opened={blocker.state === 'blocked'}
      question={givingUp ? 'Desistir das alterações?' : 'Sair sem guardar?'}
      yes={givingUp ? 'Sim, desistir' : 'Sair'}
      no="Continuar a editar"
      grave={givingUp}
      onNo={() => {
        onStay();
        blocker.reset?.();
      }}
      onYes={() => {
        if (givingUp) onGiveUp();
        blocker.proceed?.();
      }}
    >
      {givingUp
        ? 'O que escreveu e ainda não guardou será apagado.'
        : 'O que escreveu ainda não foi guardado no site. Fica como rascunho neste computador e volta a aparecer quando abrir este formulário.'}
    </Confirmation>
  );
}
