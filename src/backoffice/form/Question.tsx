import { Button, Group, Modal } from '@mantine/core';
import { type ReactNode, useState } from 'react';
import { confirmacao } from '../../sections/contas.ts';
import { ShortForm, type ShortFormProps } from './ShortForm.tsx';

/** What is asked: a yes, or also a few fields, such as the password again. */
export type Confirmation = {
  question: string;
  /** What will happen. */
  children?: ReactNode;
  /** The button that goes through with it. */
  yes: string;
  /** The button that goes back; it has the focus first. */
  no?: string;
  /** Disables the yes button, since it cannot be done now; `children` says why. */
  isBlocked?: boolean;
  /** Asks for the user's password too, after the fields. */
  asksPassword?: true;
} & Partial<Pick<ShortFormProps, 'fields' | 'initial' | 'grave' | 'failed'>>;

type Props = Confirmation & {
  opened: boolean;
  /** Does it; a refusal is shown beside the fields, and the question stays. */
  onYes: ShortFormProps['send'];
  onNo(): void;
};

/** Asks before something is done. */
export function Question(props: Props) {
  const { opened, question, children, yes, no = 'Cancelar', grave = false, onYes, onNo } = props;
  const { initial, failed = '', isBlocked = false, asksPassword } = props;
  const fields = asksPassword ? { ...props.fields, ...confirmacao.fields } : props.fields;
  const [isBusy, setBusy] = useState(false);
  async function confirm() {
    setBusy(true);
    await onYes({});
    setBusy(false);
  }
  return (
    <Modal opened={opened} onClose={onNo} title={question} closeOnClickOutside={!fields}>
      {fields ? (
        <ShortForm
          fields={fields}
          initial={initial}
          submit={yes}
          grave={grave}
          failed={failed}
          cancel={no}
          send={onYes}
          onCancel={onNo}
        >
          {children && <div>{children}</div>}
        </ShortForm>
      ) : (
        <>
          {children}
          <Group mt="lg" justify="flex-end">
            <Button variant="default" data-autofocus onClick={onNo}>
              {no}
            </Button>
            <Button
              color={grave ? 'red' : 'forest'}
              loading={isBusy}
              disabled={isBlocked}
              onClick={confirm}
            >
              {yes}
            </Button>
          </Group>
        </>
      )}
    </Modal>
  );
}
