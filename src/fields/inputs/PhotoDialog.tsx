import { Button, Modal } from '@mantine/core';
import { type ReactNode, useState } from 'react';
import styles from './PhotoDialog.module.css';

type Props = {
  title: string;
  /** Which photo it is about. */
  photo: string;
  disabled: boolean | undefined;
  children(close: () => void): ReactNode;
};

/** A button that opens a dialog about a photo. */
export function PhotoDialog({ title, photo, disabled, children }: Props) {
  const [isOpen, setOpen] = useState(false);
  const close = () => setOpen(false);
  return (
    <>
      <Button
        variant="subtle"
        size="compact-md"
        classNames={{ root: styles.open ?? '', label: styles.words ?? '' }}
        disabled={disabled}
        aria-label={`${title}: ${photo}`}
        onClick={() => setOpen(true)}
      >
        {title}
      </Button>
      <Modal opened={isOpen} onClose={close} size="lg" title={title}>
        {children(close)}
      </Modal>
    </>
  );
}
