import { Input } from '@mantine/core';
import styles from './identifier.view.module.css';
import { bare, Framed, ids } from './inputs/Framed.tsx';
import { Unset } from './inputs/Unset.tsx';
import type { CellProps, InputProps, View } from './view.ts';

function IdentifierInput(props: InputProps<string>) {
  const { id, value, describedBy } = props;
  const noteId = `${id}-note`;
  return (
    <>
      <Framed id={id} describedBy={ids(describedBy, noteId)}>
        <Input
          readOnly
          value={value}
          placeholder="Criado ao guardar"
          classNames={{ input: styles.input ?? '' }}
          {...bare(props)}
        />
      </Framed>
      <p id={noteId} className={styles.note}>
        Não pode ser alterado
      </p>
    </>
  );
}

function IdentifierCell({ value }: CellProps<string>) {
  return value === '' ? <Unset /> : <span className={styles.word}>{value}</span>;
}

/** It is made once, from the name: people read it, and never write it. */
export const identifierView: View<string> = { Input: IdentifierInput, Cell: IdentifierCell };
