import { Button } from '@mantine/core';
import { type ComponentProps, useState } from 'react';
import { PasswordQuestion } from './PasswordQuestion.tsx';

type Props = Omit<ComponentProps<typeof PasswordQuestion>, 'opened' | 'onNo'> & { label: string };

/** A button that does nothing before it has asked, and been told the password. */
export function PasswordButton({ label, onYes, ...question }: Props) {
  const [isAsking, setAsking] = useState(false);
  const close = () => setAsking(false);
  async function confirm(password: string) {
    const refused = await onYes(password);
    if (!refused) close();
    return refused;
  }
  return (
    <>
      <Button
        variant="outline"
        color={question.grave ? 'red' : 'forest'}
        onClick={() => setAsking(true)}
      >
        {label}
      </Button>
      <PasswordQuestion {...question} opened={isAsking} onYes={confirm} onNo={close} />
    </>
  );
}
