import { Modal } from '@mantine/core';
import type { ReactNode } from 'react';
import { confirmacao } from '../../sections/contas.ts';
import type { Refused } from '../client.ts';
import { ShortForm } from '../form/ShortForm.tsx';

type Props = {
  opened: boolean;
  question: string;
  /** What will happen. */
  children: ReactNode;
  /** The button that goes through with it. */
  yes: string;
  /** For what cannot be undone. */
  grave?: boolean;
  /** Said above a refusal that is not about the password. */
  failed: string;
  /** Does it with the password; a refusal is shown, and the question stays. */
  onYes(password: string): Promise<Refused | undefined>;
  onNo(): void;
};

/** Asks for the password again before something that only administrators do. */
export function PasswordQuestion(props: Props) {
  const { opened, question, children, yes, grave = false, failed, onYes, onNo } = props;
  return (
    <Modal opened={opened} onClose={onNo} title={question} closeOnClickOutside={false}>
      <ShortForm
        fields={confirmacao.fields}
        submit={yes}
        grave={grave}
        failed={failed}
        send={({ password }) => onYes(String(password))}
        onCancel={onNo}
      >
        <div>{children}</div>
      </ShortForm>
    </Modal>
  );
}
