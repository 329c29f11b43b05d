import { Button, Modal } from '@mantine/core';
import { useState } from 'react';
import { useRevalidator } from 'react-router';
import { confirmacao, novaConta } from '../../sections/contas.ts';
import { isRefused } from '../client.ts';
import { ShortForm } from '../form/ShortForm.tsx';
import { Icon } from '../parts/Icon.tsx';
import { addConta } from './conta.ts';
import { NewPassword } from './NewPassword.tsx';

/** Asks for a name and for one's own password, makes the account, shows its password once. */
export function AddConta() {
  const [isOpen, setOpen] = useState(false);
  const [made, setMade] = useState<{ username: string; password: string }>();
  const { revalidate } = useRevalidator();
  const close = () => setOpen(false);

  async function send({ username, password }: Record<string, unknown>) {
    const answer = await addConta(String(username), { password: String(password) });
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
          fields={{ ...novaConta.fields, ...confirmacao.fields }}
          submit="Criar conta"
          failed="Não foi possível criar a conta"
          send={send}
          onCancel={close}
        >
          <p>
            A palavra-passe da conta nova é feita pelo programa e mostrada a seguir, uma só vez.
            Quem a receber troca-a por uma sua quando entrar.
          </p>
        </ShortForm>
      </Modal>
      {made && <NewPassword {...made} onClose={() => setMade(undefined)} />}
    </>
  );
}
