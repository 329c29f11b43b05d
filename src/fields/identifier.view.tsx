import styles from './identifier.view.module.css';
import { FieldInput, ids } from './inputs/FieldInput.tsx';
import type { InputProps, View } from './view.ts';

function IdentifierInput(props: InputProps<string>) {
  const noteId = `${props.id}-note`;
  return (
    <>
      <FieldInput
        of={{ ...props, describedBy: ids(props.describedBy, noteId) }}
        readOnly
        value={props.value}
        placeholder="Criado ao guardar"
        classNames={{ input: styles.input ?? '' }}
      />
      <p id={noteId} className={styles.note}>
        Não pode ser alterado
      </p>
    </>
  );
}

/** It is made once, from the name: people read it, and never write it. */
export const identifierView: View<string> = {
  Input: IdentifierInput,
  Cell: ({ value }) => <span className={styles.word}>{value}</span>,
};
