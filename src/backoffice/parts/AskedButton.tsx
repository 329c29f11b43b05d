import { Button } from '@mantine/core';
import { type ReactNode, useState } from 'react';
import { Confirmation } from './Confirmation.tsx';

type Props = {
  label: string;
  question: string;
  /** What will happen. */
  children: ReactNode;
  yes: string;
  no?: string;
  /** For what is better thought over twice. */
  grave?: boolean;
  /** For what is to be done next. */
  filled?: boolean;
  onYes(): Promise<void>;
};

/** A button that does nothing before it has asked. */
export function AskedButton(props: Props) {
  const { label, question, children, yes, no = 'Cancelar', onYes } = props;
  const { grave = false, filled = false } = props;
  const [isAsking, setAsking] = useState(false);
  const [isBusy, setBusy] = useState(false);
  async function confirm() {
    setBusy(true);
    await onYes();
    setBusy(false);
    setAsking(false);
  }
  return (
    <>
      <Button
        variant={filled ? 'filled' : 'outline'}
        color={grave ? 'red' : 'forest'}
        onClick={() => setAsking(true)}
      >
        {label}
      </Button>
      <Confirmation
        opened={isAsking}
        question={question}
        yes={yes}
        no={no}
        grave={grave}
        busy={isBusy}
        onYes={confirm}
        onNo={() => setAsking(false)}
      >
        {children}
      </Confirmation>
    </>
  );
}
