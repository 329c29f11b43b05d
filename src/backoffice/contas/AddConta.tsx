import { Button, Modal } from '@mantine/core';
import { useState } from 'react';
import { useRevalidator } from 'react-router';
import { novaConta } from '../../sections/contas.ts';
import { isRefused } from '../client.ts';
import { ShortForm } from '../form/ShortForm.tsx';
import { Icon } from '../parts/Icon.tsx';
import { addConta } from './conta.ts';
import { NewPassword } from './NewPassword.tsx';

/** Asks for a name, makes the account, shows its password once. */
export function AddConta() {
  const [isOpen, setOpen] = useState(false);
  const [made, setMade] = useState<{ username: string; password: string }>();
  const { revalidate } = useRevalidator();
  const close = () => setOpen(false);

  async function send({ username }: Record<string, unknown>) {
    const answer = await addConta(String(username));
    if (isRefused(answer)) return answer;
    close();
    setMade({ username: answer.conta.username, password: answer.password });
    await revalidate();
    return undefined;
  }

  return (
    <>
      <Button leftSection={<Icon name="add" />} onClick={() => setOpen(true)}>
        Adicionar
      </Button>
      <Modal opened={isOpen} onClose={close} title="Adicionar conta" closeOnClickOutside={false}>
        <ShortForm
          fields={novaConta.fields}
          submit="Criar conta"
          failed="Não foi possível criar a conta"
          send={send}
          onCancel={close}
        >
          <p>A palavra-passe é feita pelo programa e mostrada a seguir, uma só vez.</p>
        </ShortForm>
      </Modal>
      {made && <NewPassword {...made} onClose={() => setMade(undefined)} />}
    </>
  );
}
