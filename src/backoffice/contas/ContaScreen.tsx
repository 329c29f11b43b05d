import { Button, Modal } from '@mantine/core';
import { useState } from 'react';
import { Link, useLoaderData, useParams, useRevalidator } from 'react-router';
import { longMoment } from '../../fields/calendar.ts';
import { type Conta, confirmacao, contaFields } from '../../sections/contas.ts';
import { isRefused, type Refused } from '../client.ts';
import { Facts } from '../detail/Facts.tsx';
import { ShortForm } from '../form/ShortForm.tsx';
import { NotFound } from '../layout/NotFound.tsx';
import { Note } from '../parts/Note.tsx';
import { PasswordButton } from '../parts/PasswordButton.tsx';
import { ScreenHead } from '../parts/ScreenHead.tsx';
import { sayDone } from '../parts/say.tsx';
import { AccountsFailure } from './AccountsFailure.tsx';
import { ContaState } from './ContaState.tsx';
import { type Contas, changeConta, remakePassword, roleOf } from './conta.ts';
import { NewPassword } from './NewPassword.tsx';

const back = { to: '/backoffice/contas', label: 'Contas' };

const failed = 'Não foi possível mudar a conta';

function useChange({ _id }: Conta) {
  const { revalidate } = useRevalidator();
  return async (changes: Parameters<typeof changeConta>[1], done: string, password: string) => {
    const answer = await changeConta(_id, changes, { password });
    if (isRefused(answer)) return answer;
    sayDone(done);
    void revalidate();
    return undefined;
  };
}

function RemakeButton({ conta: { _id, username } }: { conta: Conta }) {
  const [made, setMade] = useState('');
  const { revalidate } = useRevalidator();
  async function remake(password: string) {
    const answer = await remakePassword(_id, { password });
    if (isRefused(answer)) return answer;
    setMade(answer.password);
    void revalidate();
    return undefined;
  }
  return (
    <>
      <PasswordButton
        label="Nova palavra-passe"
        question={`Fazer uma nova palavra-passe para «${username}»?`}
        yes="Sim, Fazer"
        failed={failed}
        onYes={remake}
      >
        A que a pessoa usa deixa de servir, e a conta sai de onde estiver aberta. A nova é mostrada
        a seguir, uma só vez, e a pessoa troca-a por uma sua quando entrar.
      </PasswordButton>
      {made && <NewPassword username={username} password={made} onClose={() => setMade('')} />}
    </>
  );
}

function EmailButton({ conta }: { conta: Conta }) {
  const [isOpen, setOpen] = useState(false);
  const change = useChange(conta);
  const { email } = contaFields;
  const close = () => setOpen(false);
  async function send(values: Record<string, unknown>) {
    const changes = { email: String(values.email) };
    const done = `O email de avisos de «${conta.username}» ficou guardado.`;
    const refused = await change(changes, done, String(values.password));
    if (!refused) close();
    return refused;
  }
  return (
    <>
      <Button variant="outline" onClick={() => setOpen(true)}>
        Mudar o email
      </Button>
      <Modal
        opened={isOpen}
        onClose={close}
        title={`Email de «${conta.username}»`}
        closeOnClickOutside={false}
      >
        <ShortForm
          fields={{ email, ...confirmacao.fields }}
          initial={{ email: conta.email }}
          submit="Guardar"
          failed={failed}
          send={send}
          onCancel={close}
        />
      </Modal>
    </>
  );
}

function AdminButton({ conta }: { conta: Conta }) {
  const change = useChange(conta);
  const { username } = conta;
  return conta.isAdmin ? (
    <PasswordButton
      label="Retirar administração"
      question={`Retirar a «${username}» as permissões de administrador?`}
      yes="Sim, Retirar"
      failed={failed}
      onYes={(password) =>
        change({ isAdmin: false }, `«${username}» já não é administrador.`, password)
      }
    >
      A pessoa continua a tratar de todo o conteúdo, mas deixa de gerir contas, dados de pagamento e
      cópias de segurança.
    </PasswordButton>
  ) : (
    <PasswordButton
      label="Tornar administrador"
      question={`Dar a «${username}» permissões de administrador?`}
      yes="Sim, Dar"
      failed={failed}
      onYes={(password) =>
        change({ isAdmin: true }, `«${username}» é agora administrador.`, password)
      }
    >
      Um administrador cria e desativa contas, faz palavras-passe novas para os outros, muda os
      dados de pagamento e descarrega cópias de segurança.
    </PasswordButton>
  );
}

function DisableButton({ conta }: { conta: Conta }) {
  const change = useChange(conta);
  const { username } = conta;
  return conta.disabled ? (
    <PasswordButton
      label="Ativar conta"
      question={`Ativar a conta «${username}»?`}
      yes="Sim, Ativar"
      failed={failed}
      onYes={(password) =>
        change({ disabled: false }, `A conta «${username}» está ativa.`, password)
      }
    >
      A pessoa volta a entrar com a palavra-passe que tinha.
    </PasswordButton>
  ) : (
    <PasswordButton
      label="Desativar conta"
      question={`Desativar a conta «${username}»?`}
      yes="Sim, Desativar"
      grave
      failed={failed}
      onYes={(password) =>
        change({ disabled: true }, `A conta «${username}» ficou desativada.`, password)
      }
    >
      A pessoa sai já da área reservada e não volta a entrar até a conta ser ativada. O que fez fica
      como está.
    </PasswordButton>
  );
}

function Shown({ conta, isOwn }: { conta: Conta; isOwn: boolean }) {
  const facts = [
    { label: 'Permissões', content: roleOf(conta) },
    { label: 'Estado', content: <ContaState conta={conta} /> },
    { label: 'Email de avisos', content: conta.email || 'Não tem' },
    {
      label: 'Palavra-passe',
      content: conta.mudarPassword
        ? 'Foi-lhe dada: ao entrar tem de a trocar por uma sua'
        : 'Escolhida por quem usa a conta',
    },
    { label: 'Criada em', content: longMoment(conta.createdAt) },
    {
      label: 'O que fez',
      content: (
        <Link to={`/backoffice/atividade?quem=${encodeURIComponent(conta.username)}`}>
          Ver a atividade desta conta
        </Link>
      ),
    },
  ];
  return (
    <>
      <ScreenHead title={conta.username} back={back}>
        <EmailButton conta={conta} />
        {isOwn ? (
          <Button component={Link} to="/backoffice/palavra-passe" variant="outline">
            Mudar a palavra-passe
          </Button>
        ) : (
          <>
            <RemakeButton conta={conta} />
            <AdminButton conta={conta} />
            <DisableButton conta={conta} />
          </>
        )}
      </ScreenHead>
      <Facts facts={facts} />
      {isOwn && (
        <Note>
          Esta é a sua conta: só outro administrador a pode desativar ou retirar-lhe permissões.
        </Note>
      )}
    </>
  );
}

/** One account, and what an administrator can do with it. */
export function ContaScreen() {
  const read = useLoaderData<Contas | Refused>();
  const { _id } = useParams();
  if (isRefused(read)) {
    return (
      <>
        <ScreenHead title="Conta" back={back} />
        <AccountsFailure refused={read} />
      </>
    );
  }
  const conta = read.contas.find((each) => each._id === _id);
  if (!conta) return <NotFound />;
  return <Shown conta={conta} isOwn={conta.username === read.own.username} />;
}
