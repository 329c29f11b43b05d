import { Button, Group, Modal } from '@mantine/core';
import type { ReactNode } from 'react';

type Props = {
  opened: boolean;
  question: string;
  children: ReactNode;
  /** The button that goes through with it. */
  yes: string;
  /** The button that goes back; it has the focus first. */
  no: string;
  onYes(): void;
  onNo(): void;
  busy?: boolean;
  /** For what cannot be undone. */
  grave?: boolean;
};

/** Asks before something is done. */
export function Confirmation(props: Props) {
  const { opened, question, children, yes, no, onYes, onNo, busy = false, grave = false } = props;
  return (
    <Modal opened={opened} onClose={onNo} title={question}>
      {children}
      <Group mt="lg" justify="flex-end">
        <Button variant="default" data-autofocus onClick={onNo}>
          {no}
        </Button>
        <Button color={grave ? 'red' : 'forest'} loading={busy} onClick={onYes}>
          {yes}
        </Button>
      </Group>
    </Modal>
  );
}
