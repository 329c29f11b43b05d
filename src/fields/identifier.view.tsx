import { Text } from '@mantine/core';
import type { ComponentProps } from 'react';
import styles from './identifier.view.module.css';
import { Disclosure } from './inputs/Disclosure.tsx';
import { FieldInput, ids } from './inputs/FieldInput.tsx';
import { type InputProps, useServices, type View } from './view.ts';

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

/** Shown as the page's address, which is how people know it. */
function Address({ value, ...rest }: ComponentProps<NonNullable<View<string>['Disclosure']>>) {
  const { addressOf } = useServices();
  const aside = value && (addressOf?.(value) ?? value);
  const title = addressOf ? 'Endereço da página' : 'Identificador';
  return <Disclosure title={title} aside={aside} {...rest} />;
}

/** Read-only: it is made once, from the name. */
export const identifierView: View<string> = {
  Input: IdentifierInput,
  Disclosure: Address,
  Cell: ({ value }) => value,
};
