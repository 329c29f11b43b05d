import { Button, Group, Modal, Text } from '@mantine/core';
import { useCopy } from '../parts/useCopy.ts';
import styles from './NewPassword.module.css';

type Props = { username: string; password: string; onClose(): void };

/** Shows a password the one time it can be seen; only the button closes it, so that it is not lost by a slip. */
export function NewPassword({ username, password, onClose }: Props) {
  const { shown, said, copy } = useCopy<HTMLElement>({
    copied: 'Copiada.',
    selected: 'Este navegador não deixa copiar assim: a palavra-passe ficou selecionada.',
  });

  return (
    <Modal
      opened
      onClose={onClose}
      title={`Palavra-passe de «${username}»`}
      withCloseButton={false}
      closeOnClickOutside={false}
      closeOnEscape={false}
    >
      <p>Entregue-a a quem vai usar a conta. Depois de fechar, não volta a ser mostrada.</p>
      <Group gap="sm" mt="md">
        <code ref={shown} className={styles.password}>
          {password}
        </code>
        <Button variant="outline" flex="1 0 auto" data-autofocus onClick={copy}>
          Copiar
        </Button>
      </Group>
      <Text role="status" mih="1.6em" mt="0.5rem" size="xs" lh="inherit" c="var(--forest)">
        {said}
      </Text>
      <Text mt="0.5rem">
        Quem a receber tem de a trocar por uma sua quando entrar, antes de fazer mais alguma coisa.
      </Text>
      <Group mt="lg" justify="flex-end">
        <Button onClick={onClose}>Já a guardei</Button>
      </Group>
    </Modal>
  );
}
