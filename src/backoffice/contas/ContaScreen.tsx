import { Button } from '@mantine/core';
import { useState } from 'react';
import { Link, useLoaderData, useParams, useRevalidator } from 'react-router';
import { longMoment } from '../../fields/calendar.ts';
import type { Conta } from '../../sections/contas.ts';
import { isRefused, type Refused, reasonOf } from '../client.ts';
import { Facts } from '../detail/Facts.tsx';
import { NotFound } from '../layout/NotFound.tsx';
import { AskedButton } from '../parts/AskedButton.tsx';
import { Note } from '../parts/Note.tsx';
import { ScreenHead } from '../parts/ScreenHead.tsx';
import { sayDone, sayFailed } from '../parts/say.tsx';
import { AccountsFailure } from './AccountsFailure.tsx';
import { ContaState } from './ContaState.tsx';
import { type Contas, changeConta, remakePassword, roleOf } from './conta.ts';
import { NewPassword } from './NewPassword.tsx';

const back = { to: '/backoffice/contas', label: 'Contas' };

function useChange({ _id }: Conta) {
  const { revalidate } = useRevalidator();
  return async (changes: Parameters<typeof changeConta>[1], done: string) => {
    const answer = await changeConta(_id, changes);
    if (isRefused(answer)) sayFailed('Não foi possível mudar a conta', reasonOf(answer));
    else sayDone(done);
    await revalidate();
  };
}

function PasswordButton({ conta: { _id, username } }: { conta: Conta }) {
  const [password, setPassword] = useState('');
  async function remake() {
    const answer = await remakePassword(_id);
    if (isRefused(answer)) return sayFailed('Não foi possível mudar a conta', reasonOf(answer));
    setPassword(answer.password);
  }
  return (
    <>
      <AskedButton
        label="Nova palavra-passe"
        question={`Fazer uma nova palavra-passe para «${username}»?`}
        yes="Sim, Fazer"
        onYes={remake}
      >
        A que a pessoa usa deixa de servir, e a conta sai de onde estiver aberta. A nova é mostrada
        a seguir, uma só vez.
      </AskedButton>
      {password && (
        <NewPassword username={username} password={password} onClose={() => setPassword('')} />
      )}
    </>
  );
}

function AdminButton({ conta }: { conta: Conta }) {
  const change = useChange(conta);
  const { username } = conta;
  return conta.isAdmin ? (
    <AskedButton
      label="Retirar administração"
      question={`Retirar a «${username}» as permissões de administrador?`}
      yes="Sim, Retirar"
      onYes={() => change({ isAdmin: false }, `«${username}» já não é administrador.`)}
    >
      A pessoa continua a tratar de todo o conteúdo, mas deixa de gerir contas.
    </AskedButton>
  ) : (
    <AskedButton
      label="Tornar administrador"
      question={`Dar a «${username}» permissões de administrador?`}
      yes="Sim, Dar"
      onYes={() => change({ isAdmin: true }, `«${username}» é agora administrador.`)}
    >
      Um administrador cria e desativa contas, e faz palavras-passe novas para os outros.
    </AskedButton>
  );
}

function DisableButton({ conta }: { conta: Conta }) {
  const change = useChange(conta);
  const { username } = conta;
  return conta.disabled ? (
    <AskedButton
      label="Ativar conta"
      question={`Ativar a conta «${username}»?`}
      yes="Sim, Ativar"
      onYes={() => change({ disabled: false }, `A conta «${username}» está ativa.`)}
    >
      A pessoa volta a entrar com a palavra-passe que tinha.
    </AskedButton>
  ) : (
    <AskedButton
      label="Desativar conta"
      question={`Desativar a conta «${username}»?`}
      yes="Sim, Desativar"
      grave
      onYes={() => change({ disabled: true }, `A conta «${username}» ficou desativada.`)}
    >
      A pessoa sai já da área reservada e não volta a entrar até a conta ser ativada. O que fez fica
      como está.
    </AskedButton>
  );
}

function Shown({ conta, isOwn }: { conta: Conta; isOwn: boolean }) {
  const facts = [
    { label: 'Permissões', content: roleOf(conta) },
    { label: 'Estado', content: <ContaState conta={conta} /> },
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
        {isOwn ? (
          <Button component={Link} to="/backoffice/palavra-passe" variant="outline">
            Mudar a palavra-passe
          </Button>
        ) : (
          <>
            <PasswordButton conta={conta} />
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
