import { ActionButton } from '../form/ActionButton.tsx';
import { endUrgency } from './urgent.ts';

type Props = { _id: string; title: string; onEnded?: () => void };

/** Takes a notice from the top of all pages before its time. */
export function EndUrgency({ _id, title, onEnded }: Props) {
  return (
    <ActionButton
      label="Terminar urgência"
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
