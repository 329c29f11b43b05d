import { Button, Group, Modal, Text } from '@mantine/core';
import type { ReactNode } from 'react';
import { useCopy } from '../../parts/useCopy.ts';
import styles from './ShownOnce.module.css';

type Props = {
  title: string;
  /** What to do with the secret. */
  children: ReactNode;
  /** The secret; several are shown one below the other. */
  secret: string | readonly string[];
  /** The text below the secret. */
  after: ReactNode;
  /** A button beside the one that closes it. */
  other?: ReactNode;
  /** The label of the button that closes it. */
  kept: string;
  onClose(): void;
};

/** Shows a secret the one time it can be seen; only the button closes it, so that it is not lost by a slip. */
export function ShownOnce({ title, children, secret, after, other, kept, onClose }: Props) {
  const { shown, said, copy } = useCopy<HTMLElement>({
    copied: 'Copiado.',
    selected: 'Este navegador não deixa copiar assim: o texto ficou selecionado.',
  });
  const isList = typeof secret !== 'string';
  return (
    <Modal
      opened
      onClose={onClose}
      title={title}
      withCloseButton={false}
      closeOnClickOutside={false}
      closeOnEscape={false}
    >
      <p>{children}</p>
      <Group gap="sm" mt="md">
        <code ref={shown} className={isList ? styles.list : styles.secret}>
          {isList ? secret.join('\n') : secret}
        </code>
        <Button variant="outline" flex="1 0 auto" data-autofocus onClick={copy}>
          Copiar
        </Button>
      </Group>
      <Text role="status" mih="1.6em" mt="0.5rem" size="xs" lh="inherit" c="var(--forest)">
        {said}
      </Text>
      <Text mt="0.5rem">{after}</Text>
      <Group mt="lg" justify="flex-end">
        {other}
        <Button onClick={onClose}>{kept}</Button>
      </Group>
    </Modal>
  );
}

type NewPasswordProps = { username: string; password: string; onClose(): void };

/** Shows the password made for an account. */
export function NewPassword({ username, password, onClose }: NewPasswordProps) {
  return (
    <ShownOnce
      title={`Palavra-passe de «${username}»`}
      secret={password}
      after="Quem a receber tem de a trocar por uma sua quando entrar, antes de fazer mais alguma coisa."
      kept="Já a guardei"
      onClose={onClose}
    >
      Entregue-a a quem vai usar a conta. Depois de fechar, não volta a ser mostrada.
    </ShownOnce>
  );
}
