import { longMoment } from '../../language/calendar.ts';
import { ActionButton } from '../form/ActionButton.tsx';
import type { ItemProps } from '../panel.ts';
import { endUrgency } from './urgent.ts';

type Props = { _id: string; title: string; label?: string; onEnded?: () => void };

/** Removes a notice from the top of all pages before its `urgenteAte`. */
export function EndUrgency({ _id, title, label = 'Terminar urgência', onEnded }: Props) {
  return (
    <ActionButton
      label={label}
      asked={{
        question: 'Terminar a urgência?',
        children: (
          <p>
            «{title}» sai já do cimo das páginas do site. Continua publicado entre os avisos, como
            os outros.
          </p>
        ),
        yes: 'Sim, terminar',
      }}
      act={() => endUrgency(_id)}
      failed="Não foi possível terminar a urgência"
      done={() => {
        onEnded?.();
        return `«${title}» já não é urgente.`;
      }}
    />
  );
}

/** Says when a notice stopped being urgent. */
export function UrgencyEnded({ item: { urgencia, urgenteAte } }: ItemProps) {
  const isOver = urgencia !== '' && String(urgenteAte) <= new Date().toISOString();
  return isOver ? <p>Deixou de ser urgente a {longMoment(String(urgenteAte))}.</p> : null;
}

/** The button to end the urgency of a notice that is still urgent. */
export function EndUrgencyOf({ item: { _id, title, urgencia, urgenteAte } }: ItemProps) {
  const isUrgent = urgencia !== '' && String(urgenteAte) > new Date().toISOString();
  return isUrgent ? <EndUrgency _id={_id} title={String(title)} /> : null;
}
