import { choice } from '../../fields/choice.ts';
import { longMoment } from '../../language/calendar.ts';
import { isInForce } from '../../sections/avisos.ts';
import { ActionButton } from '../form/ActionButton.tsx';
import type { ItemProps } from '../panel.ts';
import { changeNotice } from './urgent.ts';

const [over, notUrgent] = ['Já passou', 'Ainda vale, mas já não é urgente'] as const;

type Props = {
  _id: string;
  title: string;
  label?: string;
  isUrgent?: boolean;
  onEnded?: () => void;
};

/** Ends a notice everywhere, or only takes it from the top of all pages. */
export function EndNotice({ _id, title, label = over, isUrgent = true, onEnded }: Props) {
  return (
    <ActionButton
      label={label}
      confirm={{
        question: 'Já passou?',
        children: `«${title}» sai já do cimo das páginas e da página principal. Fica entre os avisos, como já não estando em vigor.`,
        yes: isUrgent ? 'Terminar' : 'Sim, já passou',
        ...(isUrgent && { fields: { answer: choice('O que aconteceu', [over, notUrgent]) } }),
      }}
      act={({ answer }) =>
        changeNotice(
          _id,
          answer === notUrgent
            ? { urgencia: '', urgenteAte: '' }
            : { urgenteAte: new Date().toISOString() },
        )
      }
      failed="Não foi possível terminar o aviso"
      done={() => {
        onEnded?.();
        return `«${title}» já não está no cimo das páginas.`;
      }}
    />
  );
}

/** Says until when a notice that is over was in force. */
export function NoticeOver({ item: { urgenteAte } }: ItemProps) {
  const isOver = urgenteAte !== '' && String(urgenteAte) <= new Date().toISOString();
  return isOver ? <p>Já passou: valeu até {longMoment(String(urgenteAte))}.</p> : null;
}

/** The button to end a notice that is still in force. */
export function EndThisNotice({ item }: ItemProps) {
  const { _id, title, urgencia, isActive, urgenteAte } = item;
  const isOn = isInForce(
    { isActive: isActive === true, urgenteAte: String(urgenteAte) },
    new Date(),
  );
  return isOn ? <EndNotice _id={_id} title={String(title)} isUrgent={urgencia !== ''} /> : null;
}
