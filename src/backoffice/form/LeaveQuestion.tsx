import { useWindowEvent } from '@mantine/hooks';
import type { RefObject } from 'react';
import { useBlocker } from 'react-router';
import { isLeaving } from '../session.ts';
import { Question } from './Question.tsx';

type Props = {
  /** Whether there is something to lose right now. */
  hasUnsaved(): boolean;
  /** Whether the way out is Cancelar, which gives up what was typed. */
  givingUp?: RefObject<boolean>;
  onGiveUp?(): Promise<void>;
  /** Called before the form is left with its draft kept; a form without drafts has none. */
  onLeave?(): void;
};

/** Asks before an unsaved form is left, by whatever way. */
export function LeaveQuestion({ hasUnsaved, givingUp, onGiveUp, onLeave }: Props) {
  const blocker = useBlocker(
    ({ currentLocation, nextLocation }) =>
      currentLocation.pathname !== nextLocation.pathname && hasUnsaved(),
  );

  useWindowEvent('beforeunload', (event) => {
    if (hasUnsaved() && !isLeaving()) event.preventDefault();
  });

  const isGivingUp = !onLeave || givingUp?.current === true;
  return (
    <Question
      opened={blocker.state === 'blocked'}
      question={isGivingUp ? 'Desistir das alterações?' : 'Sair sem guardar?'}
      yes={isGivingUp ? 'Sim, desistir' : 'Sair'}
      no="Continuar a editar"
      grave={isGivingUp}
      onNo={() => {
        if (givingUp) givingUp.current = false;
        blocker.reset?.();
      }}
      onYes={async () => {
        if (isGivingUp) await onGiveUp?.();
        else onLeave();
        blocker.proceed?.();
        return undefined;
      }}
    >
      {isGivingUp
        ? 'O que escreveu e ainda não guardou será apagado.'
        : 'O que escreveu ainda não foi guardado no site. Fica por acabar, e volta a aparecer quando abrir este formulário.'}
    </Question>
  );
}
