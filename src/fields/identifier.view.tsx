import { Text } from '@mantine/core';
import styles from './identifier.view.module.css';
import { FieldInput, ids } from './inputs/FieldInput.tsx';
import type { InputProps, View } from './view.ts';

function IdentifierInput(props: InputProps<string>) {
  const noteId = `${props.id}-note`;
  return (
    <>
      <FieldInput
        frame={{ ...props, describedBy: ids(props.describedBy, noteId) }}
        readOnly
        value={props.value}
        placeholder="Criado ao guardar"
        classNames={{ input: styles.input ?? '' }}
      />
      <Text id={noteId} size="xs" lh="inherit" c="dimmed">
        Não pode ser alterado
      </Text>
    </>
  );
}

/** Read-only: it is made once, from the name. */
export const identifierView: View<string> = {
  Input: IdentifierInput,
  Cell: ({ value }) => value,
};
